import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-avif.ts';

export default {
  pair: {
    subtitle: 'Imagens transparentes para páginas muito rápidas',
    description:
      'PNGs grandes deixam lentos até sites ágeis. O AVIF guarda ilustrações, recortes e fotos em muito menos bytes, mantém a transparência e é exibido por todos os navegadores atuais.',
    seo_title: 'PNG para AVIF: leve e com transparência, grátis',
    seo_description:
      'Converta até 20 arquivos PNG para AVIF de uma vez, grátis e sem upload. A transparência fica, os arquivos encolhem bastante e o site carrega mais rápido.',
    keywords:
      'png para avif, converter png para avif, transformar png em avif, avif transparente, comprimir png, conversor avif, codificador avif, grátis, sem upload',
    why_convert_points: [
      'Fotos e ilustrações cheias de detalhes, que pesam megabytes em PNG, ficam leves até para um celular.',
      'Sombras, brilhos e bordas suaves mantêm todos os graus de transparência.',
      'Um só formato serve para fotos, recortes e ilustrações: não é preciso misturar JPG e PNG.',
      'Nada para instalar: o codificador roda no seu navegador.',
    ],
    when_use_points: [
      'Para imagens de destaque, produtos recortados e ilustrações no seu site.',
      'Quando um teste de velocidade reclama do peso das suas imagens.',
      'Só para publicar. Guarde o PNG como original, para editar e para programas que não conhecem AVIF.',
    ],
    cta_title: 'Alivie o peso do seu site',
    cta_description: 'Converta até 20 arquivos PNG para AVIF de uma só vez.',
  },
  seo_content: {
    difference:
      'O PNG reproduz fielmente cada pixel e é fácil de gerar, mas com fotos logo chega a vários megabytes. O AVIF, baseado no formato de vídeo AV1, prevê grandes partes da imagem a partir do que está em volta e só guarda o que foge dessa previsão. Codificar dá mais trabalho: uma imagem grande leva vários segundos. O resultado tem perdas, com qualidade 90 (de 100), e é tão pequeno que a espera compensa.',
    faq: [
      {
        question: 'A transparência é mantida?',
        answer: 'Sim, em todos os níveis. A imagem combina com fundos claros e escuros.',
      },
      {
        question: 'O AVIF que recebo é sem perdas?',
        answer:
          'Não. Texturas finas ficam um pouco mais simples, o que raramente se vê no tamanho normal. Se um logotipo precisa bater pixel por pixel, fique com o PNG, que de todo modo é pequeno com gráficos simples, ou desenhe-o em SVG.',
      },
      {
        question: 'AVIF ou WebP para o meu site?',
        answer:
          'O AVIF costuma dar o arquivo menor; o WebP é mais rápido de criar e mais programas o entendem. Teste os dois com as suas próprias imagens: cada linha mostra o tamanho de antes e o de depois.',
      },
      {
        question: 'Por que demora mais que outros formatos?',
        answer:
          'Porque o AVIF experimenta muitas maneiras de descrever cada parte da imagem. Isso fica por conta do seu processador; enquanto isso, você pode continuar usando a página.',
      },
      {
        question: 'Quais navegadores exibem AVIF?',
        answer:
          'As versões atuais de Chrome, Firefox, Safari e Edge. Para os muito antigos, ofereça também um PNG ou JPG, por exemplo com o elemento HTML “picture”.',
      },
    ],
  },
} satisfies Translation<typeof en>;
