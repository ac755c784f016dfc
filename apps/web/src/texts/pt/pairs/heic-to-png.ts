import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-png.ts';

export default {
  pair: {
    subtitle: 'Fotos do iPhone prontas para editar',
    description:
      'Quer recortar uma foto do iPhone, fazer anotações ou usá-la em uma montagem? Passe antes o HEIC para PNG: praticamente todo editor abre, e você salva de novo sem perder qualidade.',
    seo_title: 'HEIC para PNG: converta fotos sem perdas, grátis',
    seo_description:
      'Converta até 20 fotos HEIC para PNG de uma vez, grátis e sem criar conta. Nada se perde na compressão, a transparência fica, e as fotos saem na posição certa.',
    keywords:
      'heic para png, converter heic para png, transformar heic em png, heif para png, foto do iphone em png, heic sem perdas, heic transparente, grátis',
    why_convert_points: [
      'Muitos programas gráficos, jogos e ferramentas de design aceitam PNG e nunca ouviram falar de HEIC.',
      'O PNG comprime sem perdas: a conversão não acrescenta defeitos próprios.',
      'Se depois você recortar uma pessoa ou um produto, o fundo pode ficar transparente.',
      'Você pode cortar, retocar e salvar de novo amanhã sem desgastar a imagem.',
    ],
    when_use_points: [
      'Como ponto de partida para retoques, montagens e recortes.',
      'Para fotos de documentos e quadros, em que a letra miúda precisa continuar nítida.',
      'Quando uma ferramenta exige PNG. Se for só para ver ou enviar, um JPG é bem menor.',
    ],
    cta_title: 'Do rolo da câmera para o editor',
    cta_description: 'Converta até 20 fotos HEIC para PNG de uma só vez.',
  },
  seo_content: {
    difference:
      'São opostos. O HEIC foi feito para economizar espaço no celular: descarta aquilo de que o olho mal sentiria falta e comprime o resto com as técnicas dos vídeos modernos. O PNG foi feito para ser exato: guarda cada pixel como ele é e paga por isso em megabytes. Por isso a foto cresce bastante no caminho de HEIC para PNG, sem ficar mais bonita. O que você ganha é um arquivo que praticamente todo editor entende e que não perde mais nada.',
    faq: [
      {
        question: 'Por que o PNG fica tão grande?',
        answer:
          'Uma foto tem milhões de pixels, quase nenhum igual ao outro, e o PNG guarda todos. Se o tamanho importa mais que a exatidão, converta para JPG.',
      },
      {
        question: 'A conversão é mesmo sem perdas?',
        answer:
          'O PNG contém cada pixel como foi decodificado, com as cores convertidas para sRGB. O que o próprio celular deixou de fora ao salvar o HEIC não volta.',
      },
      {
        question: 'Minhas fotos saem do meu dispositivo?',
        answer: {
          with_server:
            'Se você não escolher outra coisa, elas são convertidas no nosso servidor: são enviadas quando você clica no botão e apagadas quando a conversão termina. Com “Converter neste navegador”, ficam onde estão.',
          without_server: 'Não, toda a conversão acontece no seu navegador.',
        },
      },
      {
        question: 'O fundo transparente é mantido?',
        answer:
          'Sim, se o HEIC tiver um. Fotos comuns da câmera não têm: o fundo só fica transparente depois que você o remove em um editor.',
      },
      {
        question: 'Quais arquivos posso escolher?',
        answer:
          'Os que terminam em “.heic” ou “.heif”, até 20 por vez e com até 50\u00a0MB cada. Baixe os PNGs um por um ou todos juntos em um ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
