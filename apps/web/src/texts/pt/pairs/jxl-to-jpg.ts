import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jxl-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Abra JPEG XL hoje, em qualquer dispositivo',
    description:
      'O JPEG XL está à frente do seu tempo: editores de fotos e acervos digitais já o usam, mas nem todo navegador ou programa o abre ainda. Até todos se atualizarem, transforme o seu JXL em JPG.',
    seo_title: 'JXL para JPG: converta arquivos JPEG XL grátis',
    seo_description:
      'Converta até 20 arquivos JPEG XL (JXL) para JPG de uma vez, grátis e sem upload. Funciona em todo navegador atual, até nos que não mostram JXL.',
    keywords:
      'jxl para jpg, jpeg xl para jpg, converter jxl para jpg, transformar jxl em jpg, jxl para jpeg, abrir jxl, conversor jpeg xl, grátis, sem upload',
    why_convert_points: [
      'Você clica duas vezes em um JXL e, em alguns computadores, nada acontece. Um JPG simplesmente abre.',
      'Sites e formulários que nunca ouviram falar de JPEG XL aceitam o antepassado dele.',
      'Você mostra o que exportou a quem não usa o mesmo editor de fotos.',
      'A página traz o próprio decodificador quando o navegador não tem um.',
    ],
    when_use_points: [
      'Quando outra pessoa vai abrir a imagem.',
      'Para formulários, impressões e documentos de escritório.',
      'Quando basta uma imagem comum de 8\u00a0bits. Para HDR, transparência ou uma cópia exata para arquivar, guarde o JXL.',
    ],
    cta_title: 'Ponha o seu JXL ao alcance de todos',
    cta_description: 'Converta até 20 arquivos JPEG XL para JPG de uma só vez.',
  },
  seo_content: {
    difference:
      'Os nomes se parecem, mas os arquivos não são compatíveis. O JPEG XL foi padronizado em 2022 como sucessor do JPG: aceita compressão sem perdas, transparência, animação e HDR, e consegue até compactar melhor um JPG existente sem mudá-lo. O que ainda falta é funcionar em todo lugar. O JPG só faz uma coisa, fotos com uma pequena perda, mas faz em todo lugar. Convertemos para as cores comuns do sRGB, preenchemos de branco as áreas transparentes e salvamos com qualidade 90 (de 100).',
    faq: [
      {
        question: 'De onde vêm os arquivos JXL?',
        answer:
          'Principalmente de editores como Lightroom ou darktable, que exportam nesse formato, de acervos que querem economizar espaço e de quem converte a própria coleção.',
      },
      {
        question: 'Meu JXL foi feito a partir de um JPG. Recebo exatamente aquele JPG de volta?',
        answer:
          'Você recebe a mesma imagem, mas não os mesmos bytes: ela é decodificada e codificada de novo com qualidade 90. Para restaurar o arquivo original bit a bit, use o djxl, a ferramenta do projeto JPEG XL.',
      },
      {
        question: 'Meu navegador não mostra JXL. Ele consegue converter?',
        answer:
          'Sim. Nesse caso, a página carrega um decodificador, uma única vez, quando o primeiro JXL precisa dele. O arquivo em si não é enviado a lugar nenhum.',
      },
      {
        question: 'O que acontece com animações e transparência?',
        answer:
          'O JPG não tem nenhuma das duas. De uma animação você recebe o primeiro quadro, e as áreas transparentes ficam brancas.',
      },
      {
        question: 'Existe um limite?',
        answer:
          'Você pode adicionar 20 arquivos por vez, com até 50\u00a0MB cada. Quando terminarem, comece a próxima rodada.',
      },
    ],
  },
} satisfies Translation<typeof en>;
