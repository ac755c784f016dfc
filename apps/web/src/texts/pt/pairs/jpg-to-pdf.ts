import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-pdf.ts';

export default {
  pair: {
    subtitle: 'Várias fotos, um documento',
    description:
      'Recibos, certificados, páginas de um caderno: você fotografou tudo, e agora alguém quer “um PDF só, por favor”. Reúna até 20 JPGs em um único documento, um por página.',
    seo_title: 'JPG para PDF: várias imagens em um arquivo, grátis',
    seo_description:
      'Junte até 20 JPGs em um PDF ou faça um PDF de cada um, grátis e sem upload. Uma imagem por página, na posição certa e sem nenhuma perda de qualidade.',
    keywords:
      'jpg para pdf, converter jpg para pdf, transformar jpg em pdf, jpeg para pdf, fotos em pdf, juntar jpg em um pdf, imagens para pdf, grátis, sem upload',
    why_convert_points: [
      'Repartições, seguradoras e universidades costumam querer um PDF, e não um punhado de imagens.',
      'As páginas ficam juntas e em ordem, por mais que o arquivo seja encaminhado.',
      'Qualquer pessoa abre um PDF e o imprime, página por página.',
      'As fotos entram exatamente como são: nada é comprimido uma segunda vez.',
    ],
    when_use_points: [
      'Para inscrições, reembolsos e tudo o que vai para um processo.',
      'Quando várias imagens andam juntas, como as páginas de um contrato.',
      'Quando algo vai ser impresso. Uma foto para um álbum ou um site deve continuar em JPG.',
    ],
    cta_title: 'Um documento em vez de vinte anexos',
    cta_description: 'Escolha os seus JPGs e salve-os em um PDF, sem upload.',
  },
  seo_content: {
    difference:
      'Um JPG é uma única imagem. Um PDF é uma pilha de páginas que podem ter texto, desenhos ou, como aqui, imagens. Ele recebe um JPG sem mudá-lo: os dados da imagem são incorporados intactos, então a página mostra o que a foto mostrava, e o PDF mal fica maior que as fotos juntas. O que não acontece é o reconhecimento de texto: uma carta fotografada continua sendo a imagem de uma carta.',
    faq: [
      {
        question: 'Como coloco todas as imagens em um PDF só?',
        answer:
          'Adicione-as, converta-as e clique em “Baixar em um único PDF”. Cada imagem ocupa uma página própria, na ordem da lista. Com “Baixar tudo”, você recebe um ZIP com um PDF para cada imagem.',
      },
      {
        question: 'Há perda de qualidade?',
        answer:
          'Não. Os dados da imagem vão para o PDF como estão, sem nova compressão. As exceções são raras: um JPG em cores de impressão (CMYK), por exemplo, passa antes para as cores da tela.',
      },
      {
        question: 'Que tamanho têm as páginas?',
        answer:
          'O da imagem a 150\u00a0dpi, sem margens e sem cortar nada. Com uma foto de celular, a página fica maior que um A4; na hora de imprimir, escolha ajustar a página ao papel.',
      },
      {
        question: 'As fotos ficam na posição certa?',
        answer: 'Sim. Se a câmera estava deitada, a página aparece em pé em qualquer leitor de PDF.',
      },
      {
        question: 'O PDF revela onde a foto foi tirada?',
        answer: 'Não. Localização, data e dados da câmera ficam de fora; só a imagem entra.',
      },
      {
        question: 'Minhas imagens são enviadas?',
        answer:
          'Não, o PDF é montado no seu navegador. Documentos de identidade, contracheques e exames médicos ficam no seu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
