import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/raw-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Revele as fotos da sua câmera',
    description:
      'CR2, DNG ou KDC: um arquivo RAW contém o que o sensor viu, e a maioria dos programas não sabe mostrá-lo. Aqui ele é revelado com o balanço de branco da câmera e salvo em JPG.',
    seo_title: 'RAW para JPG: CR2, DNG e KDC, grátis',
    seo_description:
      'Revele até 20 fotos RAW em JPG de uma vez: CR2, DNG e KDC, com o balanço de branco da câmera. Grátis, sem conta e sem instalar nada.',
    keywords:
      'raw para jpg, cr2 para jpg, nef para jpg, arw para jpg, dng para jpg, kdc para jpg, converter fotos raw, abrir arquivo raw, grátis',
    why_convert_points: [
      'Quase nenhum visualizador, site ou laboratório sabe o que fazer com um arquivo RAW.',
      'Você entrega um ensaio inteiro sem instalar antes um programa de revelação.',
      'Um JPG tem uma fração do tamanho: uma seleção cabe em um e-mail ou no celular.',
      'Os dados da câmera e a localização são removidos da imagem que você passa adiante, a menos que você queira mantê-los.',
    ],
    when_use_points: [
      'Para rever as fotos, escolher algumas e mandar para os outros.',
      'Quando a foto está boa como a câmera registrou e não precisa de retoques.',
      'Para tudo o que está pronto. Para recuperar luzes ou mudar o balanço de branco, volte ao RAW.',
    ],
    cta_title: 'Revele suas fotos RAW aqui',
    cta_description: 'Converta até 20 arquivos RAW para JPG de uma só vez.',
  },
  seo_content: {
    difference:
      'Um arquivo RAW é um negativo digital: um valor de brilho para cada ponto do sensor, em geral com 12 ou 14\u00a0bits, e ainda não é uma imagem. As cores só surgem na revelação. Programas de revelação deixam você opinar; aqui ela é feita com o balanço de branco da própria câmera, a foto é colocada na posição certa e salva em sRGB com qualidade 90 (de 100). Um JPG é a cópia em papel: pronta para mostrar, com 8\u00a0bits por cor e pouca margem para correções.',
    faq: [
      {
        question: 'Quais câmeras são compatíveis?',
        answer:
          'As que gravam CR2 (Canon), KDC (Kodak) ou DNG, formato usado por celulares e por várias marcas de câmeras: testes com arquivos reais comprovaram que a revelação é correta. De NEF (Nikon) e ARW (Sony), você recebe a prévia que a própria câmera guardou no arquivo, porque a revelação deles ainda não foi comprovada. A página de todos os formatos faz o mesmo com CR3 (Canon), RAF (Fujifilm), ORF (Olympus), RW2 (Panasonic), PEF (Pentax), SRW (Samsung) e X3F (Sigma).',
      },
      {
        question: 'Por que o JPG fica diferente do que vejo no visor da câmera?',
        answer:
          'A câmera acrescenta contraste, nitidez e um estilo de cor próprios. Nada disso está nos dados RAW, então o nosso resultado é mais sóbrio. Se quiser a versão da câmera, use a prévia.',
      },
      {
        question: 'O que é a prévia embutida?',
        answer:
          'Um JPG pronto que a câmera coloca dentro do RAW. Extraí-lo é muito mais rápido que revelar, e ele fica como na câmera, mas pode ter menos pixels.',
      },
      {
        question: 'Onde as minhas fotos são reveladas?',
        answer: {
          with_server:
            'No nosso servidor, porque é um trabalho pesado: elas são enviadas quando você clica no botão e apagadas quando a conversão termina. Se você escolher “Converter neste navegador”, a revelação é feita no seu próprio dispositivo, e as fotos ficam nele.',
          without_server:
            'No seu próprio dispositivo. Revelar é um trabalho pesado, então espere alguns instantes por foto.',
        },
      },
      {
        question: 'Posso corrigir a exposição ou o balanço de branco aqui?',
        answer: 'Não, a foto sai como a câmera registrou. Para corrigir, use um programa de revelação.',
      },
    ],
  },
} satisfies Translation<typeof en>;
