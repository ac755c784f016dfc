import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/svg-to-png.ts';

export default {
  pair: {
    subtitle: 'Gráficos vetoriais em pixels, no tamanho de que você precisa',
    description:
      'O seu logotipo é um SVG, mas o formulário, a loja ou a apresentação quer pixels. Escolha o tamanho e receba um PNG nítido com fundo transparente.',
    seo_title: 'SVG para PNG: escolha o tamanho, grátis, sem upload',
    seo_description:
      'Converta até 20 arquivos SVG para PNG de uma vez, no tamanho que escolher, grátis e sem upload. Nítidos em qualquer tamanho e com fundo transparente.',
    keywords:
      'svg para png, converter svg para png, transformar svg em png, svg para png transparente, svg para png alta resolução, vetor para png, grátis, sem upload',
    why_convert_points: [
      'Redes sociais, lojas de aplicativos e muitos formulários não aceitam SVG.',
      'Editores de texto, chats e programas de e-mail mostram um PNG do mesmo jeito em todo dispositivo.',
      'O gráfico é desenhado de novo no tamanho escolhido, então fica nítido mesmo quando é grande.',
      'Um PNG só contém pixels: nada de scripts, links ou fontes faltando.',
    ],
    when_use_points: [
      'Para fotos de perfil, ícones de aplicativos e slides.',
      'Quando outra pessoa precisa ver exatamente o que você vê, tenha as fontes que tiver.',
      'Quando o tamanho está decidido. Se o gráfico ainda vai crescer ou mudar, fique com o SVG.',
    ],
    cta_title: 'Pixels nítidos a partir de curvas limpas',
    cta_description: 'Converta até 20 arquivos SVG para PNG no tamanho que escolher.',
  },
  seo_content: {
    difference:
      'Um SVG é uma lista de instruções de desenho: um círculo aqui, uma curva ali, este texto naquela fonte. O navegador as executa em qualquer tamanho, e o resultado é sempre nítido. Um PNG é o desenho pronto, um número fixo de pixels, cada um guardado com exatidão. Se for ampliado depois, fica borrado: escolha logo um tamanho generoso. O desenho é feito no seu navegador, de forma isolada: os scripts do arquivo nunca são executados, e nada é buscado na web.',
    faq: [
      {
        question: 'Como tiro um PNG grande de um SVG pequeno?',
        answer:
          'Informe antes de converter quanto deve medir o lado maior. O desenho não tem resolução própria: com 4.000\u00a0pixels, sai tão nítido quanto com 40.',
      },
      {
        question: 'Que tamanho recebo se não escolher nenhum?',
        answer: 'O que o arquivo informa, como um navegador o mostraria.',
      },
      {
        question: 'O fundo é transparente?',
        answer: 'Onde nada é desenhado, sim. Se o próprio SVG pinta um fundo, ele é mantido.',
      },
      {
        question: 'Por que o texto está diferente?',
        answer:
          'O SVG pede uma fonte que não está no seu dispositivo, e outra entra no lugar; fontes da web não são buscadas. Converta o texto em curvas no seu programa gráfico, ou incorpore a fonte, e ele ficará como foi desenhado.',
      },
      {
        question: 'Por que meu SVG foi recusado?',
        answer:
          'Provavelmente ele mostra imagens de outros arquivos ou contém partes de uma página da web. Para sua segurança, nada é baixado, e o desenho ficaria incompleto. Incorpore as imagens no seu programa gráfico e converta de novo.',
      },
      {
        question: 'Meus arquivos são enviados?',
        answer:
          'Não, eles são desenhados no seu próprio navegador. Um logotipo que ainda não é público fica no seu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
