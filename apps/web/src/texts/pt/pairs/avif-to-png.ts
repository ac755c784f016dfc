import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-png.ts';

export default {
  pair: {
    subtitle: 'Cada pixel exato, com transparência e tudo',
    description:
      'Logotipos, produtos recortados e ilustrações de sites modernos muitas vezes vêm em AVIF. Em PNG, você trabalha com eles em praticamente qualquer editor, e o que era transparente continua transparente.',
    seo_title: 'AVIF para PNG: com transparência, grátis',
    seo_description:
      'Converta até 20 arquivos AVIF para PNG de uma vez, grátis e sem upload. A transparência fica, e a conversão não acrescenta perdas. Direto no navegador.',
    keywords:
      'avif para png, converter avif para png, transformar avif em png, avif transparente para png, editar avif, abrir avif, sem perdas, grátis, sem upload',
    why_convert_points: [
      'O seu editor preferido talvez não abra AVIF, mas PNG ele quase certamente abre.',
      'Sombras suaves e bordas translúcidas chegam com todos os níveis de transparência.',
      'O que você vê é guardado com exatidão: não há uma segunda compressão por cima da primeira.',
      'Em slides, layouts e criadores de sites, o PNG entra com o fundo ainda transparente.',
    ],
    when_use_points: [
      'Para logotipos, ícones e recortes que vão ficar sobre um fundo colorido.',
      'Quando você vai editar a imagem, talvez mais de uma vez.',
      'Quando linhas e letras não podem borrar. Para fotos, o JPG economiza muito espaço.',
    ],
    cta_title: 'Deixe o seu AVIF editável',
    cta_description: 'Converta até 20 arquivos AVIF para PNG de uma só vez.',
  },
  seo_content: {
    difference:
      'Os dois podem ser transparentes, mas cada um tem a sua função. O AVIF serve para publicar: deixa as imagens dos sites tão pequenas quanto consegue, em geral abrindo mão de detalhes. O PNG serve para preservar: anota cada pixel, e programas dos anos noventa até hoje conseguem lê-lo. De um para o outro, a imagem fica igual e o arquivo cresce, não raro até ficar muitas vezes maior.',
    faq: [
      {
        question: 'O fundo continua transparente?',
        answer: 'Sim, cada pixel mantém o próprio nível de transparência, do invisível ao opaco.',
      },
      {
        question: 'O PNG fica mais bonito que o AVIF?',
        answer:
          'Não, fica igual. O detalhe descartado quando o AVIF foi criado já se foi; o PNG só garante que nada mais se perca.',
      },
      {
        question: 'O que acontece com HDR e cores de gama ampla?',
        answer:
          'São convertidos para sRGB com 8\u00a0bits por canal, para que o PNG fique certo em qualquer programa. Guarde o AVIF se precisar de toda a faixa HDR.',
      },
      {
        question: 'Meu navegador não mostra AVIF. Funciona assim mesmo?',
        answer:
          'Sim. Se o navegador não tiver um decodificador próprio, a página baixa um assim que um arquivo precisa dele.',
      },
      {
        question: 'Dá para converter um AVIF animado?',
        answer: 'Você recebe o primeiro quadro em PNG, com um aviso de que havia outros.',
      },
    ],
  },
} satisfies Translation<typeof en>;
