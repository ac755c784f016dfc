import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-webp.ts';

export default {
  pair: {
    subtitle: 'A transparência fica, o peso vai embora',
    description:
      'Na web, o WebP faz o mesmo que o PNG, com transparência e tudo, e costuma gastar bem menos bytes. Ideal para logotipos, imagens recortadas e capturas de tela no seu site.',
    seo_title: 'PNG para WebP: leve e transparente, grátis',
    seo_description:
      'Converta até 5 arquivos PNG para WebP de uma vez, grátis e sem upload. A transparência fica, os arquivos encolhem e o site carrega rápido. Direto no navegador.',
    keywords:
      'png para webp, converter png para webp, transformar png em webp, webp transparente, comprimir png, conversor webp, grátis, sem upload',
    why_convert_points: [
      'Mesmo sem perda nenhuma, arquivos WebP são 26% menores que PNGs na comparação publicada pelo Google; com qualidade 90, o padrão aqui, as fotos encolhem muito mais. {measured}',
      'A transparência continua lá, inclusive em sombras e bordas suaves.',
      'Lojas e portfólios cheios de imagens recortadas carregam visivelmente mais rápido.',
      'Todos os navegadores atuais exibem WebP.',
    ],
    when_use_points: [
      'Para imagens de produtos e logotipos com fundo transparente.',
      'Quando capturas de tela grandes em PNG deixam a página lenta.',
      'Para publicar no site. Para editar, guarde o PNG como original.',
    ],
    cta_title: 'Imagens leves, fundo transparente',
    cta_description: 'Converta até cinco arquivos PNG para WebP de uma só vez.',
  },
  seo_content: {
    difference:
      'O PNG guarda cada pixel e comprime sem perdas, o que deixa os arquivos grandes. O WebP pode deixar de fora o que o olho quase não percebe e, ainda assim, ter transparência: uma combinação que nem o PNG nem o JPG oferecem. Por padrão, a conversão usa qualidade 90 (de 100), ideal para exibir imagens; em “Opções”, você pode escolher a conversão sem perdas.',
    faq: [
      {
        question: 'A transparência é mantida?',
        answer:
          'Sim, com todas as nuances. Sombras, efeitos de vidro e bordas suaves ficam como no original, sobre qualquer fundo.',
      },
      {
        question: 'A conversão é sem perdas?',
        answer:
          'Pode ser: escolha “Sem perdas” em “Opções”, e cada pixel fica exatamente como está. Por padrão, a conversão usa qualidade 90 (de 100): na maioria das imagens, é difícil notar a diferença em relação ao original, e a economia costuma ser bem maior.',
      },
      {
        question: 'Quantos arquivos posso converter de uma vez?',
        answer: 'Até cinco. Você pode baixar um por um ou todos juntos em um ZIP e depois começar de novo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
