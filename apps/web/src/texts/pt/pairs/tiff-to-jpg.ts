import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/tiff-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Digitalizações e arquivos de gráfica em um tamanho prático',
    description:
      'Scanners, arquivos históricos, microscópios e gráficas trabalham com TIFF: completo, mas pesado e ruim de enviar. Em JPG, a mesma imagem cabe em um e-mail e abre em qualquer navegador.',
    seo_title: 'TIFF para JPG: converta digitalizações e TIF grátis',
    seo_description:
      'Converta até 20 arquivos TIFF ou TIF para JPG de uma vez, grátis e sem criar conta. Também com cores de gráfica (CMYK), 16\u00a0bits e várias páginas.',
    keywords:
      'tiff para jpg, tif para jpg, converter tiff para jpg, transformar tiff em jpg, tiff para jpeg, digitalização em jpg, tiff de várias páginas, cmyk para rgb, grátis',
    why_convert_points: [
      'Fotos digitalizadas ficam de um tamanho que dá para enviar, compartilhar e levar no celular.',
      'A maioria dos navegadores não mostra TIFF; JPG, todos mostram.',
      'Cores feitas para a impressão (CMYK) são convertidas para ficarem certas na tela.',
      'Lojas virtuais, formulários e redes sociais esperam JPG e muitas vezes recusam TIFF.',
    ],
    when_use_points: [
      'Para ver as imagens, enviar e publicar.',
      'Para fotos digitalizadas. Se cada letra de um documento conta, deixe em TIFF ou PDF.',
      'Quando o original está arquivado em segurança: editar e imprimir com toda a profundidade continua sendo tarefa do TIFF.',
    ],
    cta_title: 'Digitalizações que cabem em um e-mail',
    cta_description: 'Converta até 20 arquivos TIFF para JPG de uma só vez.',
  },
  seo_content: {
    difference:
      'Mais que um formato, o TIFF é uma caixa de ferramentas: um arquivo pode ter várias páginas, 16\u00a0bits por canal, tintas de impressão, camadas ou medições, tudo comprimido de muitas maneiras ou sem compressão. Por isso arquivos históricos e gráficas confiam nele, e por isso tão poucos programas o leem por inteiro. Um JPG contém uma imagem com 8\u00a0bits por canal e a comprime com uma pequena perda. Arredondamos corretamente os valores de 16\u00a0bits, convertemos o perfil de cores embutido para sRGB e salvamos com qualidade 90 (de 100).',
    faq: [
      {
        question: 'O que acontece com um TIFF de várias páginas?',
        answer:
          'Você recebe a primeira, e a linha diz quantas existem. Se quiser as outras, peça todas as páginas antes de converter: cada uma vira um JPG.',
      },
      {
        question: '“.tif” e “.tiff” são a mesma coisa?',
        answer: 'Sim. A forma curta vem do tempo em que as extensões tinham três letras. As duas funcionam aqui.',
      },
      {
        question: 'Onde as minhas digitalizações são convertidas?',
        answer: {
          with_server:
            'No nosso servidor, a menos que você escolha “Converter neste navegador”. Nada é enviado antes de você clicar no botão, e o arquivo enviado é apagado quando a conversão termina.',
          without_server: 'No seu próprio dispositivo, pelo navegador. As suas digitalizações não são enviadas.',
        },
      },
      {
        question: 'As cores de um arquivo CMYK mudam?',
        answer:
          'Elas são convertidas com o perfil do arquivo, tão fielmente quanto uma tela permite. Tintas e telas não mostram exatamente as mesmas cores, então guarde o TIFF para a gráfica.',
      },
      {
        question: 'Quanta qualidade se perde?',
        answer:
          'Com qualidade 90, muito pouca. O que se perde é a profundidade, de 16\u00a0bits para 8, e isso só aparece se você clarear partes escuras depois. Então edite primeiro e converta em seguida.',
      },
      {
        question: 'Por que o meu TIFF é recusado?',
        answer:
          'Alguns programas usam compressões raras. Se não conseguimos ler a sua corretamente, o aviso diz qual é; salve o TIFF de novo com LZW ou sem compressão, e deve funcionar.',
      },
    ],
  },
} satisfies Translation<typeof en>;
