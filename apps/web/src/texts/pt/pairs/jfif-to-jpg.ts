import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jfif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'A mesma imagem, com um nome que todos conhecem',
    description:
      'Você salva uma foto da web, o Windows a chama de “.jfif”, e depois um formulário a recusa. Não há nada de errado com a imagem: ela já é um JPG. Aqui ela recupera o nome de costume.',
    seo_title: 'JFIF para JPG: mesma imagem, nome certo, grátis',
    seo_description:
      'Transforme até 20 arquivos JFIF em JPG de uma vez, grátis, sem upload e sem perda: nada é comprimido de novo, só o nome muda. Sem cadastro.',
    keywords:
      'jfif para jpg, converter jfif para jpg, transformar jfif em jpg, jfif para jpeg, o que é jfif, abrir jfif, renomear jfif, grátis, sem upload',
    why_convert_points: [
      'Muitos formulários se guiam pela extensão e não têm “.jfif” na lista.',
      'Alguns programas nem mostram o arquivo na hora de abrir se ele não terminar em “.jpg”.',
      'Quem recebe não precisa adivinhar que tipo de arquivo você mandou.',
      'Não custa nada: cada pixel fica como está.',
    ],
    when_use_title: 'Quando “.jpg” é o melhor nome?',
    when_use_points: [
      'Praticamente sempre: é o que pessoas e programas esperam.',
      'Quando um site responde ao seu “.jfif” com “tipo de arquivo não aceito”.',
      'Quando você tem muitos arquivos assim e não quer renomear um por um.',
    ],
    cta_title: 'Nome novo, mesma foto',
    cta_description: 'Adicione até 20 arquivos JFIF e receba-os como JPG.',
  },
  seo_content: {
    difference:
      'Quase nenhuma. JFIF, o formato de intercâmbio de arquivos JPEG, é a norma que diz como os dados de uma imagem JPEG são guardados em um arquivo, e muitos arquivos “.jpg” a seguem. Em alguns computadores com Windows, uma configuração associa esse tipo de imagem à extensão “.jfif”, e o navegador a salva com esse nome. Olhamos dentro de cada arquivo para ter certeza de que é mesmo um JPG e o devolvemos com a extensão “.jpg” e os dados da imagem intactos.',
    faq: [
      {
        question: 'Alguma qualidade se perde?',
        answer:
          'Não. Nada é decodificado nem comprimido de novo: a imagem é exatamente a mesma. Os dados da câmera, se o arquivo os tiver, também ficam nele.',
      },
      {
        question: 'Eu poderia simplesmente renomear o arquivo?',
        answer:
          'Sim. Se ele for mesmo um JPEG, basta trocar “.jfif” por “.jpg”. Esta página é para muitos arquivos de uma vez, para celulares e para computadores que escondem as extensões; e ela percebe quando há outra coisa lá dentro.',
      },
      {
        question: 'Por que o meu computador salva imagens como JFIF?',
        answer:
          'Uma configuração do Windows diz qual extensão corresponde às imagens JPEG, e em alguns computadores é “.jfif”. Os navegadores a respeitam ao salvar uma imagem.',
      },
      {
        question: 'E se o meu “.jfif” não for um JPG?',
        answer: 'Aí você fica sabendo o que ele é de verdade e onde pode convertê-lo.',
      },
      {
        question: 'Os arquivos são enviados?',
        answer: 'Não, o navegador os confere e troca o nome no seu próprio dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
