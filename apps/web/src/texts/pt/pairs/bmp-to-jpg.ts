import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/bmp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'De bitmaps enormes a arquivos que dá para enviar',
    description:
      'Programas antigos do Windows, instrumentos de medição e alguns scanners gravam BMP: cada pixel por inteiro, sem compressão nenhuma. A mesma imagem em JPG ocupa uma fração do espaço.',
    seo_title: 'BMP para JPG: reduza bitmaps grátis',
    seo_description:
      'Converta até 20 arquivos BMP para JPG de uma vez, grátis e sem upload. Bitmaps enormes viram imagens leves para e-mails, formulários e sites. Sem cadastro.',
    keywords:
      'bmp para jpg, converter bmp para jpg, transformar bmp em jpg, bmp para jpeg, bitmap para jpg, reduzir bmp, paint bmp, grátis, sem upload',
    why_convert_points: [
      'Um bitmap costuma gastar três bytes em cada pixel, por mais simples que seja a imagem.',
      'Caixas de e-mail e limites de envio que um BMP estoura não são problema para um JPG.',
      'Celulares, sites e serviços de fotos esperam JPG; muitos já nem conhecem BMP.',
      'Um acervo de bitmaps antigos volta a caber em um pen drive.',
    ],
    when_use_points: [
      'Para fotos e digitalizações salvas em BMP só porque não havia outra opção.',
      'Quando você quer enviar as imagens ou publicá-las.',
      'Quando diferenças mínimas não importam. Para medições, pixel art e capturas de tela, use PNG.',
    ],
    cta_title: 'Megabytes demais?',
    cta_description: 'Converta até 20 bitmaps para JPG de uma só vez, no seu próprio dispositivo.',
  },
  seo_content: {
    difference:
      'O BMP vem dos primeiros tempos do Windows e faz pouco mais que listar os pixels, linha após linha. Isso o torna fácil de gravar e explica por que tantos aparelhos e programas pequenos ainda o produzem. O JPG olha para blocos de pixels e os descreve com muito menos números, deixando de fora o que o olho quase não percebe. Com qualidade 90 (de 100), como aqui, uma foto muda muito pouco e perde a maior parte do peso.',
    faq: [
      {
        question: 'Quanto menor fica o arquivo?',
        answer:
          'Depende da imagem; com fotos, quase sempre muito menor. Cada linha mostra o tamanho de antes e o de depois.',
      },
      {
        question: 'Meu BMP é uma captura de tela. JPG é a escolha certa?',
        answer:
          'Muitas vezes não: em volta de textos e linhas finas, o JPG deixa manchas leves. O PNG é compacto para capturas e guarda cada pixel.',
      },
      {
        question: 'Bitmaps antigos de 16 ou 256\u00a0cores funcionam?',
        answer: 'Sim, e também os de preto e branco e os que usam uma compressão simples por repetição.',
      },
      {
        question: 'E se o meu BMP tiver partes transparentes?',
        answer: 'É raro, mas existe. Elas ficam brancas, porque o JPG não tem transparência.',
      },
      {
        question: 'Preciso enviar esses arquivos enormes?',
        answer: 'Não. O navegador lê o BMP do seu disco e converte ali mesmo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
