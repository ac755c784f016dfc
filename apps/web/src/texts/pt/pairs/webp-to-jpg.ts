import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Imagens que abrem em qualquer lugar',
    description:
      'Salvou uma imagem da internet e o seu programa não consegue abri-la? Converta o WebP para JPG: praticamente todo visualizador, impressora ou formulário aceita esse formato.',
    seo_title: 'WebP para JPG: converta até 5 arquivos grátis',
    seo_description:
      'Converta até 5 arquivos WebP para JPG de uma vez, grátis e sem upload. O JPG abre em quase qualquer programa ou aparelho. Áreas transparentes ficam brancas.',
    keywords:
      'webp para jpg, converter webp para jpg, transformar webp em jpg, webp para jpeg, abrir webp, salvar webp como jpg, grátis, sem upload',
    why_convert_points: [
      'O JPG abre em praticamente qualquer programa, antigo ou novo.',
      'Gráficas, programas de escritório e formulários aceitam JPG sem reclamar.',
      'TVs, porta-retratos digitais e centrais multimídia de carros muitas vezes leem JPG, mas não WebP.',
      'As fotos continuam compactas, ao contrário do que acontece em um formato sem perdas.',
    ],
    when_use_points: [
      'Quando você vai passar a imagem adiante e não sabe onde ela será aberta.',
      'Para imprimir e para usar em documentos e apresentações.',
      'Quando transparência e animação não importam: o JPG não tem nenhuma das duas.',
    ],
    cta_title: 'Abra suas imagens onde quiser',
    cta_description: 'Converta até cinco arquivos WebP para JPG de uma só vez.',
  },
  seo_content: {
    difference:
      'O WebP pode ser transparente e animado; o JPG, nenhum dos dois. Os sites adoram o WebP; muitos programas e aparelhos, ainda não. Já o JPG é compatível com praticamente tudo há décadas. Na conversão, o arquivo costuma crescer e a transparência, se houver, se perde. Em troca, você tem um arquivo que simplesmente abre.',
    faq: [
      {
        question: 'O que acontece com as áreas transparentes?',
        answer:
          'O JPG não tem transparência, então elas ficam brancas, ou da cor que você escolher em “Opções”. Se precisar da transparência, converta para PNG.',
      },
      {
        question: 'Dá para converter um WebP animado?',
        answer: 'Só o primeiro quadro: você o recebe em JPG, e a página avisa que havia outros.',
      },
      {
        question: 'Por que o JPG fica maior que o WebP?',
        answer:
          'Porque as imagens dos sites costumam ser bem comprimidas e, por padrão, a conversão usa qualidade 90 (de 100), para que quase nada mais se perca. Para um arquivo menor, reduza a qualidade ou defina um tamanho máximo em “Opções”.',
      },
    ],
  },
} satisfies Translation<typeof en>;
