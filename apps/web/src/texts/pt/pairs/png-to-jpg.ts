import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Transforme PNGs pesados em JPGs leves',
    description:
      'Uma foto salva em PNG costuma ser várias vezes mais pesada do que o necessário. Em JPG, ela volta a caber no e-mail, no formulário e no álbum.',
    seo_title: 'PNG para JPG: converta grátis no navegador',
    seo_description:
      'Converta PNG para JPG grátis e sem upload. Áreas transparentes ficam brancas, as cores saem certas e as fotos ficam bem mais leves. E sem cadastro.',
    keywords:
      'png para jpg, converter png para jpg, transformar png em jpg, png para jpeg, conversor png jpg, diminuir tamanho png, grátis, sem upload',
    why_convert_points: [
      'A foto ocupa uma fração do espaço, porque o JPG deixa de lado detalhes que o olho quase não percebe.',
      'Formulários, gráficas e programas mais antigos que recusam PNG costumam aceitar JPG.',
      'E-mails e mensagens com fotos são enviados mais rápido.',
      'Se a câmera e o celular já salvam em JPG, sua coleção fica toda no mesmo formato.',
    ],
    when_use_points: [
      'Para fotos e imagens com transições suaves de cor.',
      'Quando um limite de tamanho de arquivo atrapalha.',
      'Quando a transparência não faz falta: as áreas transparentes ficam brancas.',
    ],
    cta_title: 'Vamos deixar esse PNG mais leve?',
    cta_description: 'Escolha um PNG e tenha o JPG em um instante, sem fazer upload.',
  },
  seo_content: {
    difference:
      'O PNG guarda cada pixel com exatidão e pode ter transparência. É perfeito para logotipos e capturas de tela, mas deixa as fotos pesadas. O JPG nasceu para fotos: simplifica o que o olho quase não vê e economiza a maior parte do espaço. Como ele não tem transparência, as áreas transparentes recebem um fundo branco. A conversão usa qualidade 90 (de 100), nível em que as diferenças são difíceis de notar.',
    faq: [
      {
        question: 'O que acontece com as áreas transparentes?',
        answer:
          'O JPG não tem transparência. Essas áreas ficam brancas, ou da cor que você escolher em “Opções”, e as bordas suaves se misturam ao fundo sem contornos escuros.',
      },
      {
        question: 'Minhas imagens são enviadas para algum lugar?',
        answer: {
          with_server:
            'PNG, JPG e WebP, não: eles são convertidos no seu próprio navegador. Depois que a página carrega, os arquivos comuns são convertidos até sem internet; alguns precisam de uma parte do conversor que só é baixada no primeiro uso. HEIC e TIFF são enviados ao nosso servidor quando você clica no botão e apagados dele logo após a conversão ou, se a conexão cair antes, em até dois minutos. Se você escolher “Converter neste navegador”, eles também não são enviados.',
          without_server:
            'Não. PNG, JPG e WebP são convertidos no seu próprio navegador. Depois que a página carrega, os arquivos comuns são convertidos até sem internet; alguns precisam de uma parte do conversor que só é baixada no primeiro uso.',
        },
      },
      {
        question: 'A imagem perde qualidade?',
        answer:
          'Um pouco, como em todo JPG. Com qualidade 90, o padrão, a perda quase não se nota em fotos. No caso de desenhos e textos, guarde também o PNG.',
      },
    ],
  },
} satisfies Translation<typeof en>;
