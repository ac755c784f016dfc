import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Cada pixel e cada tom, em um arquivo menor',
    description:
      'O JPEG XL faz o que o PNG faz, sem perdas e com transparência suave, e também o que o JPG faz. Ative “Sem perdas” para uma cópia exata ou escolha uma qualidade para um arquivo muitas vezes menor.',
    seo_title: 'PNG para JXL: JPEG XL sem perdas ou leve, grátis',
    seo_description:
      'Converta até 20 arquivos PNG para JPEG XL (JXL) de uma vez, grátis e sem upload. Sem perdas ou com a qualidade que você quiser; a transparência fica.',
    keywords:
      'png para jxl, png para jpeg xl, converter png para jxl, transformar png em jxl, jpeg xl sem perdas, jxl transparente, conversor jpeg xl, grátis, sem upload',
    why_convert_points: [
      'Sem perdas é sem perdas: cada valor do PNG está no arquivo, até debaixo dos pixels transparentes.',
      'Fotos e digitalizações salvas em PNG ocupam muito menos espaço.',
      'Sombras e bordas suaves mantêm todos os graus de transparência, com ou sem perdas.',
      'O codificador roda no seu navegador: rascunhos e capturas de tela não saem do seu dispositivo.',
    ],
    when_use_points: [
      'Para acervos de digitalizações, renders e fotos editadas que precisam continuar exatos.',
      'Para imagens grandes, se quem as vê tem um programa que lê JPEG XL.',
      'Não use em logotipos e ícones de um site: nem todo navegador mostra JPEG XL ainda.',
    ],
    cta_title: 'Cópias exatas, pastas mais leves',
    cta_description: 'Converta até 20 arquivos PNG para JPEG XL de uma só vez.',
  },
  seo_content: {
    difference:
      'Os dois aceitam transparência suave e os dois podem manter cada pixel. O PNG, de 1996, prevê cada valor a partir dos vizinhos e compacta o resto como um ZIP. O JPEG XL, de 2022, prevê melhor e compacta mais: três fotos de câmera que salvamos das duas formas ocuparam, sem nenhuma perda, de 45 a 63% dos bytes do PNG, e de 3 a 7% com qualidade 90. Em compensação, o PNG abre em qualquer lugar e mantém 16 bits por canal; os nossos JPEG XL têm 8.',
    faq: [
      {
        question: 'Como converto sem perdas?',
        answer:
          'Ative “Sem perdas” nas opções antes de converter. Do contrário, a página usa qualidade 90, feita para parecer igual, mas que não mantém cada pixel. Os detalhes do resultado mostram qual opção foi usada.',
      },
      {
        question: 'A transparência é mantida?',
        answer:
          'Sim, em todos os níveis e com exatidão, nos dois modos. Sem perdas, até as cores dos pixels invisíveis ficam como estavam.',
      },
      {
        question: 'E os PNGs de 16 bits por canal?',
        answer:
          'São arredondados para 8 bits, porque o codificador que roda em navegadores não grava 16 de uma forma que todos os programas abram. Para mantê-los, converta para TIFF ou deixe o PNG como está.',
      },
      {
        question: 'JPEG XL ou WebP para imagens sem perdas?',
        answer:
          'Teste os dois. Com as nossas fotos de câmera, ficaram próximos; quatro ícones de aplicativo ocuparam menos em WebP sem perdas, e todos os navegadores atuais mostram WebP. O JPEG XL leva vantagem quando a imagem passa de 16.383 pixels de largura ou altura, o limite do WebP.',
      },
      {
        question: 'Quais navegadores mostram o resultado?',
        answer:
          'Nem todos, por enquanto. A página testa o seu com uma imagem minúscula e avisa na linha do seu arquivo; o antes e o depois aparecem de qualquer jeito.',
      },
    ],
  },
} satisfies Translation<typeof en>;
