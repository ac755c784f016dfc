import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/gif-to-webp.ts';

export default {
  pair: {
    subtitle: 'Animações que continuam se mexendo e carregam mais rápido',
    description:
      'Gravações de tela, reações, pequenas demonstrações de produto: GIFs são divertidos e muitas vezes enormes. O WebP mostra a mesma animação, no mesmo ritmo, com uma compressão mais nova e muito melhor.',
    seo_title: 'GIF para WebP: com animação, grátis e sem upload',
    seo_description:
      'Converta até 20 GIFs para WebP de uma vez, grátis e sem upload. As animações continuam animadas, cada quadro no seu ritmo, e a transparência é mantida.',
    keywords:
      'gif para webp, converter gif para webp, transformar gif em webp, gif animado para webp animado, webp animado, comprimir gif, grátis, sem upload',
    why_convert_points: [
      'O GIF ainda comprime como em 1987; o WebP usa o que o vídeo nos ensinou desde então.',
      'A animação sobrevive: cada quadro, quanto tempo dura e quantas vezes se repete.',
      'Todos os navegadores atuais exibem WebP animado, sem player e sem plug-in.',
      'Páginas com animações chegam antes ao leitor, principalmente na rede do celular.',
    ],
    when_use_points: [
      'Para animações no seu próprio site ou blog.',
      'Para trechos de filmes, jogos e gravações de tela, em que os GIFs ficam pesados de verdade.',
      'Quando ninguém mais precisa editar a animação. Alguns chats e fóruns ainda fazem questão de GIF.',
    ],
    cta_title: 'O mesmo movimento, menos peso',
    cta_description: 'Converta até 20 GIFs para WebP de uma só vez.',
  },
  seo_content: {
    difference:
      'Um GIF tem no máximo 256\u00a0cores por quadro, e cada pixel ou aparece ou não aparece, sem meio-termo: daí o granulado dos filmes e as bordas serrilhadas das figurinhas. A compressão dele é mais velha que a web. O WebP tem milhões de cores, transparência suave e uma compressão que tira proveito de pixels vizinhos parecidos. Na conversão, a imagem fica como está no GIF: cores que ele nunca teve não surgem do nada.',
    faq: [
      {
        question: 'A animação roda na mesma velocidade?',
        answer: 'Sim. Cada quadro dura o mesmo tempo que no GIF, e o número de repetições é mantido.',
      },
      {
        question: 'O arquivo vai ficar menor?',
        answer:
          'Gravações e trechos de filmes costumam encolher: só se guarda o que muda de um quadro para o outro, com ou sem perda, conforme o que ocupar menos espaço. Um GIF minúsculo de poucas cores chapadas pode até crescer. Depois da conversão, você vê os dois tamanhos e fica com o menor.',
      },
      { question: 'Um GIF parado também serve?', answer: 'Sim, ele vira um WebP parado.' },
      {
        question: 'Onde o meu WebP vai funcionar?',
        answer:
          'Nas versões atuais de Chrome, Firefox, Safari e Edge. Em chats, programas de e-mail e apresentações, faça antes um teste: alguns só mostram o primeiro quadro.',
      },
      {
        question: 'Uma animação longa demora mais?',
        answer:
          'Sim, porque cada quadro é codificado de novo. Isso acontece no seu próprio dispositivo, e o arquivo não é enviado.',
      },
    ],
  },
} satisfies Translation<typeof en>;
