import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-png.ts';

export default {
  pair: {
    subtitle: 'Chega de perder qualidade ao salvar',
    description:
      'Cada vez que você edita e salva um JPG, ele perde um pouco de qualidade. Converta uma vez para PNG e, daí em diante, salve à vontade: cada pixel fica como está.',
    seo_title: 'JPG para PNG: converta até 5 arquivos grátis',
    seo_description:
      'Converta até 5 arquivos JPG para PNG de uma vez, grátis e sem upload. Sem novas perdas, na posição e nas cores certas. Direto no seu navegador.',
    keywords:
      'jpg para png, converter jpg para png, transformar jpg em png, jpeg para png, conversor jpg png, sem perda de qualidade, grátis, sem upload',
    why_convert_points: [
      'O PNG preserva cada pixel: edite e salve quantas vezes quiser.',
      'Você pode remover o fundo e salvar o resultado, porque o PNG aceita transparência.',
      'Algumas lojas, jogos e ferramentas só aceitam PNG.',
      'Textos e linhas que você acrescenta depois continuam nítidos, sem aquelas manchinhas típicas do JPG.',
    ],
    when_use_points: [
      'Antes de retocar ou cortar uma imagem, ou de escrever nela.',
      'Para capturas de tela, diagramas e logotipos que chegaram em JPG.',
      'Quando um programa pede PNG. O arquivo vai ficar maior que o JPG.',
    ],
    cta_title: 'Daqui em diante, nem um detalhe a menos',
    cta_description: 'Converta até cinco arquivos JPG para PNG de uma só vez.',
  },
  seo_content: {
    difference:
      'O JPG joga fora detalhes finos para manter as fotos leves, e faz isso de novo cada vez que você salva. O PNG não joga nada fora. A conversão não traz de volta o que o JPG já perdeu, mas, a partir daí, a imagem fica exatamente como está. O preço é o tamanho: em PNG, uma foto costuma ficar várias vezes maior.',
    faq: [
      {
        question: 'A imagem melhora em PNG?',
        answer:
          'Não, os detalhes perdidos não voltam. Mas ela também não piora mais, não importa quantas vezes você salve.',
      },
      {
        question: 'O fundo fica transparente?',
        answer:
          'Sozinho, não: um JPG não tem áreas transparentes. Mas, em PNG, você pode remover o fundo em um editor de imagens e salvar a imagem com a transparência.',
      },
      {
        question: 'Por que o PNG fica tão grande?',
        answer:
          'Porque ele guarda cada pixel com exatidão. Se é só para mostrar ou enviar a foto, prefira JPG ou WebP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
