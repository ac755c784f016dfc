import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/pdf-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Cada página vira uma imagem',
    description:
      'Um formulário que só aceita imagens, um slide para o grupo, uma página para o seu site: transforme as páginas de um PDF em JPG, todas ou só as de que precisa.',
    seo_title: 'PDF para JPG: cada página em imagem, grátis',
    seo_description:
      'Transforme páginas de PDF em imagens JPG, grátis e sem criar conta. Todas ou um intervalo, a 150\u00a0dpi ou na resolução que escolher, avulsas ou em um ZIP.',
    keywords:
      'pdf para jpg, converter pdf para jpg, transformar pdf em jpg, pdf para jpeg, página de pdf em imagem, pdf para imagem, salvar pdf como jpg, grátis',
    why_convert_points: [
      'Portais que pedem a foto de um documento muitas vezes recusam PDF.',
      'Em chats e redes sociais, uma imagem aparece na hora, sem nada para abrir.',
      'Você pode colocar uma única página em uma apresentação, uma carta ou um site.',
      'A aparência fica fixa: fontes e layout aparecem iguais para todo mundo.',
    ],
    when_use_points: [
      'Quando a página é para ver, não para pesquisar, copiar ou preencher.',
      'Quando você precisa de poucas páginas de um documento longo, como um certificado ou um horário.',
      'Para prévias e miniaturas. Em contratos e no que vai ser impresso, o original continua sendo o PDF.',
    ],
    cta_title: 'Páginas prontas para postar',
    cta_description: 'Escolha os seus PDFs, indique as páginas e receba um JPG de cada uma.',
  },
  seo_content: {
    difference:
      'Um PDF descreve páginas: texto que se pesquisa e se copia, fontes, desenhos nítidos em qualquer zoom, imagens, links e formulários. Um JPG é uma única imagem feita de pixels. Converter é como fotografar a página bem de frente: você fica com o que se vê e perde o que está por trás, como texto, links e campos. A nitidez depende da resolução: a 150\u00a0dpi, uma página A4 tem cerca de 1.240 por 1.754\u00a0pixels.',
    faq: [
      {
        question: 'Recebo todas as páginas?',
        answer:
          'Sim, cada uma em um JPG próprio. Se só precisar de algumas, indique um intervalo, como 2–5, antes de converter. “Baixar tudo” reúne todas em um ZIP.',
      },
      {
        question: 'Que resolução devo escolher?',
        answer:
          'Para ler na tela, 150\u00a0dpi, o valor inicial, bastam. Para imprimir, escolha 300\u00a0dpi: a imagem terá o dobro de pixels em cada direção, e o arquivo crescerá de acordo.',
      },
      {
        question: 'Meu documento é enviado?',
        answer: {
          with_server:
            'Normalmente ele vai para o nosso servidor quando você clica no botão e é apagado dele assim que a conversão termina. Se for confidencial, escolha “Converter neste navegador”: assim o documento não sai do seu dispositivo.',
          without_server: 'Não. As páginas são desenhadas no navegador, então até papéis confidenciais ficam com você.',
        },
      },
      {
        question: 'Dá para converter um PDF com senha?',
        answer:
          'Não. Se for preciso uma senha para abrir o arquivo, um aviso diz isso. Salve antes uma cópia sem senha, desde que você tenha permissão.',
      },
      {
        question: 'Ainda consigo selecionar o texto depois?',
        answer: 'Não, as letras viraram pixels. Guarde o PDF para pesquisar e copiar.',
      },
    ],
  },
} satisfies Translation<typeof en>;
