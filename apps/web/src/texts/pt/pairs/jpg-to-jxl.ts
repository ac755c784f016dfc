import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Mais foto em menos bytes, para o seu acervo',
    description:
      'O JPEG XL nasceu para suceder o JPG: mais detalhe, sem blocos e com menos bytes. Converta as fotos que você guarda e deixe o JPG para quem usa programas que ainda não leem JPEG XL.',
    seo_title: 'JPG para JXL: crie arquivos JPEG XL grátis',
    seo_description:
      'Converta até 20 fotos JPG para JPEG XL (JXL) de uma vez, grátis e sem upload. Escolha a qualidade, um tamanho máximo ou sem perdas. Nada para instalar.',
    keywords:
      'jpg para jxl, jpg para jpeg xl, converter jpg para jxl, transformar jpg em jxl, jpeg para jxl, criar jpeg xl, conversor jpeg xl, grátis, sem upload',
    why_convert_points: [
      'Fotos grandes de câmera encolhem bastante, e um céu liso fica sem blocos nem faixas.',
      'Você escolhe: uma qualidade de 1 a 100, um tamanho máximo de arquivo ou cada pixel exatamente como está.',
      'Os dados da câmera, a data e o autor ficam, se você quiser; a localização sai, a menos que você a mantenha.',
      'Você vê o antes e o depois lado a lado, mesmo que o seu navegador não mostre JPEG XL.',
    ],
    when_use_points: [
      'Para coleções de fotos que você vê com um programa que lê JPEG XL.',
      'Para sites que oferecem a cada visitante o formato que o navegador dele entende.',
      'Não use para enviar fotos: quem receber o arquivo talvez não consiga abri-lo. Guarde também o JPG.',
    ],
    cta_title: 'Abra espaço para mais fotos',
    cta_description: 'Converta até 20 JPGs para JPEG XL de uma só vez.',
  },
  seo_content: {
    difference:
      'O JPG é de 1992 e trabalha com quadrados de oito por oito pixels. O JPEG XL, padronizado em 2022, usa blocos de muitos tamanhos, gasta os bytes onde o olho presta atenção e também aceita compressão sem perdas, transparência e HDR. Com a mesma aparência, ele precisou, na nossa própria medição, de {share} dos bytes do JPG (mediana de {photos} fotos). A vantagem do JPG é que ele abre em qualquer lugar.',
    faq: [
      {
        question: 'Quanto as minhas fotos vão encolher?',
        answer: 'Depende de como o seu JPG foi salvo. {measured} Cada linha mostra o resultado.',
      },
      {
        question: 'Consigo recuperar o JPG original bit a bit?',
        answer:
          'Desses arquivos, não. O JPEG XL tem um modo que reempacota um JPG para poder restaurá-lo com exatidão, mas a página não o usa: ela decodifica a foto e a comprime de novo. Para isso, use o cjxl, a ferramenta do projeto JPEG XL, e não apague o seu JPG antes.',
      },
      {
        question: 'Meu navegador mostra JPEG XL?',
        answer:
          'Nem todos mostram, mas isso está mudando. Por isso, a página faz um teste com uma imagem minúscula e avisa na linha do seu arquivo. A conversão funciona de qualquer jeito.',
      },
      {
        question: 'Devo escolher “Sem perdas”?',
        answer:
          'Com um JPG, quase nunca: cada pixel é mantido, inclusive as marcas da compressão JPG, e o arquivo cresce. Nossas fotos de câmera ficaram com duas a três vezes o tamanho do JPG.',
      },
      {
        question: 'Minhas fotos serão enviadas?',
        answer: 'Não. O codificador, a libjxl, é carregado no seu navegador e trabalha ali; as fotos ficam com você.',
      },
    ],
  },
} satisfies Translation<typeof en>;
