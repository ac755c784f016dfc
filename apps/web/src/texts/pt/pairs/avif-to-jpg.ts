import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Imagens da web que qualquer programa lê',
    description:
      'Você salva uma imagem de um site e descobre que é um AVIF, recusado pelo visualizador, pelo programa de escritório ou por um formulário. Com um JPG, isso não acontece.',
    seo_title: 'AVIF para JPG: converta até 20 arquivos grátis',
    seo_description:
      'Converta até 20 imagens AVIF para JPG de uma vez, grátis e sem upload, mesmo que o seu navegador não mostre AVIF. Áreas transparentes ficam brancas.',
    keywords:
      'avif para jpg, converter avif para jpg, transformar avif em jpg, avif para jpeg, abrir avif, salvar avif como jpg, grátis, sem upload',
    why_convert_points: [
      'O AVIF é jovem: muitos visualizadores, programas de escritório e serviços de fotos ainda não o leem.',
      'Gráficas e lojas virtuais pedem JPG, quase nunca AVIF.',
      'Você coloca um JPG em uma carta, uma apresentação ou um chat sem pensar duas vezes.',
      'Celulares, tablets e TVs mais antigos mostram JPG sem nenhuma atualização.',
    ],
    when_use_points: [
      'Quando um programa responde ao seu AVIF com “formato desconhecido”.',
      'Quando você quer imprimir a imagem ou colocá-la em um documento.',
      'Quando transparência e animação não fazem falta: o JPG não tem nenhuma das duas.',
    ],
    cta_title: 'Um AVIF que não abre em lugar nenhum?',
    cta_description: 'Converta até 20 para JPG sem enviar nenhum.',
  },
  seo_content: {
    difference:
      'O AVIF surgiu em 2019 e se baseia no formato de vídeo AV1. Os sites o usam porque deixa as imagens pequenas, e ele faz o que o JPG não faz: transparência, animação e tons com mais de 8\u00a0bits. O JPG não tem nada disso, mas os programas dos últimos trinta anos sabem lê-lo. Convertemos para as cores comuns do sRGB, colocamos branco atrás das áreas transparentes e salvamos com qualidade 90 (de 100). O JPG costuma ficar maior.',
    faq: [
      {
        question: 'Por que vivo recebendo arquivos AVIF?',
        answer:
          'Os sites oferecem ao navegador a menor imagem que ele consegue mostrar, e hoje ela costuma ser um AVIF. Com “Salvar imagem como”, é exatamente esse arquivo que você leva.',
      },
      {
        question: 'Basta trocar “.avif” por “.jpg” no nome?',
        answer:
          'Não. O nome muda, mas os bytes continuam sendo AVIF, e um programa que só lê JPG vai falhar do mesmo jeito. A imagem precisa ser decodificada e salva de novo, e é isso que esta página faz.',
      },
      {
        question: 'O que acontece com uma imagem HDR?',
        answer:
          'Se a parte HDR for um mapa de ganho, como nas fotos de celular, o JPG a mantém e ela continua brilhando em uma tela HDR. Se não, o brilho é adaptado ao que uma tela comum mostra: as luzes mantêm a forma em vez de virar manchas brancas.',
      },
      {
        question: 'O que acontece com um AVIF animado?',
        answer: 'Um JPG não pode ser animado. Você recebe o primeiro quadro, e a linha do arquivo diz quantos havia.',
      },
      {
        question: 'Alguma coisa é enviada?',
        answer: 'Não. Os arquivos AVIF são convertidos no navegador, no seu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
