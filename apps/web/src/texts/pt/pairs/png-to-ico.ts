import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-ico.ts';

export default {
  pair: {
    subtitle: 'Um favicon só, com todos os tamanhos usuais',
    description:
      'A imagem pequena na aba do navegador, o ícone de um atalho do Windows: os dois costumam ser arquivos ICO. Escolha o seu logotipo em PNG e receba um ícone com os tamanhos usuais, de 16 a 256\u00a0pixels.',
    seo_title: 'PNG para ICO: crie um favicon completo, grátis',
    seo_description:
      'Transforme um PNG em ICO para favicons e ícones do Windows, grátis e sem upload. Até sete tamanhos, de 16 a 256\u00a0pixels, em um arquivo, com transparência.',
    keywords:
      'png para ico, converter png para ico, transformar png em ico, criar favicon, favicon.ico, ícone do windows, png para ícone, grátis, sem upload',
    why_convert_points: [
      'Os navegadores procuram um arquivo chamado favicon.ico mesmo que a página não o mencione.',
      'Para programas, atalhos e pastas, o Windows usa ICO, e não PNG.',
      'Com vários tamanhos em um arquivo, abas, barras de tarefas e áreas de trabalho pegam o que serve melhor.',
      'O fundo transparente fica, e o ícone combina com visuais claros e escuros.',
    ],
    when_use_points: [
      'Para o favicon.ico de um site.',
      'Para atalhos, pastas e programas no Windows.',
      'Para mais nada: celulares e lojas de aplicativos pedem PNG, então guarde o original.',
    ],
    cta_title: 'O seu logotipo na aba do navegador',
    cta_description: 'Escolha um PNG e coloque o ícone pronto no site hoje mesmo.',
  },
  seo_content: {
    difference:
      'Um PNG é uma imagem de um tamanho só. Um ICO é uma pequena pasta de imagens: o mesmo desenho em vários tamanhos, dos quais o sistema pega o mais adequado. O nosso contém os tamanhos de 16, 24, 32, 48, 64, 128 e 256\u00a0pixels, até onde a sua imagem alcança, cada um reduzido com cuidado e guardado sem perdas. Se a sua imagem não for quadrada, ela fica no meio de um quadrado transparente: nada é esticado nem cortado.',
    faq: [
      {
        question: 'De que tamanho deve ser o meu PNG?',
        answer:
          'Pelo menos 256 por 256\u00a0pixels e, se possível, quadrado. De uma imagem menor, você recebe só os tamanhos que não passam do dela, porque ampliar deixaria tudo borrado.',
      },
      {
        question: 'Como coloco o favicon no meu site?',
        answer:
          'Renomeie o arquivo para favicon.ico e coloque-o na pasta principal do site: os navegadores o encontram sozinhos. Se ele ficar em outro lugar, indique-o com um elemento “link” no cabeçalho da página.',
      },
      {
        question: 'Por que é difícil reconhecer o meu logotipo com 16\u00a0pixels?',
        answer:
          'São só 256\u00a0pontos para desenhar. Use uma versão simplificada no ícone: a inicial ou o símbolo, sem letras miúdas.',
      },
      {
        question: 'O ícone funciona em sistemas mais antigos?',
        answer:
          'As imagens que ele contém são PNGs. O Windows as lê desde o Vista, e todos os navegadores atuais também.',
      },
      {
        question: 'Posso criar vários ícones de uma vez?',
        answer: 'Sim, até 20. Cada PNG vira um ICO próprio, e você pode baixar todos em um ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
