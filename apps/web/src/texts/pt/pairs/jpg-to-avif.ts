import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-avif.ts';

export default {
  pair: {
    subtitle: 'As mesmas fotos com menos bytes',
    description:
      'As fotos são a parte mais pesada de muitas páginas. O AVIF costuma precisar de menos bytes que o JPG para uma aparência semelhante. Converta os seus JPGs antes de publicá-los no site.',
    seo_title: 'JPG para AVIF: fotos mais leves para a web, grátis',
    seo_description:
      'Converta até 20 fotos JPG para AVIF de uma vez, grátis e sem upload. Arquivos menores para sites mais rápidos, feitos pelo seu navegador. Sem cadastro.',
    keywords:
      'jpg para avif, converter jpg para avif, transformar jpg em avif, jpeg para avif, conversor avif, fotos menores para site, grátis, sem upload',
    why_convert_points: [
      'Uma galeria em AVIF chega mais rápido aos visitantes e gasta menos dados deles.',
      'Quando o arquivo precisa ser minúsculo, o AVIF fica suave onde o JPG mostraria blocos.',
      'A localização e os dados da câmera são removidos, a menos que você queira mantê-los: o seu site não os publica sem querer.',
      'Você economiza espaço uma vez, e tráfego a cada visualização.',
    ],
    when_use_points: [
      'Para fotos em lojas, portfólios e blogs.',
      'Quando o seu gerenciador de conteúdo ou serviço de imagens aceita AVIF.',
      'Só para a web. Para mandar por e-mail, imprimir ou editar, o JPG ainda é a escolha mais segura.',
    ],
    cta_title: 'Fotos mais leves, páginas mais rápidas',
    cta_description: 'Converta até 20 JPGs para AVIF de uma só vez.',
  },
  seo_content: {
    difference:
      'O JPG corta a foto em quadrados de oito por oito pixels e simplifica cada um; com pouca qualidade, dá para ver os quadrados. O AVIF, quase trinta anos mais novo, trabalha com blocos de muitos tamanhos, prevê cada um a partir dos vizinhos e suaviza as emendas. Com a mesma aparência, ele precisou, na nossa própria medição, de {share} dos bytes do JPG (mediana de {photos} fotos). Os dois perdem um pouco a cada codificação; por isso, converta a partir do melhor JPG que tiver, e só uma vez.',
    faq: [
      {
        question: 'Quanto as minhas fotos encolhem?',
        answer:
          'Depende da foto e de quanto o JPG já está comprimido. {measured} Depois da conversão, cada linha mostra a economia. Um JPG que já é minúsculo talvez quase não encolha.',
      },
      {
        question: 'As fotos ficam piores?',
        answer:
          'Se ampliar e comparar lado a lado, você pode achar pontos em que o grão fino ficou mais liso. Em uma página da web, quase ninguém vai notar. Brilhos intensos em uma tela HDR continuam lá: o AVIF mantém a parte HDR da foto.',
      },
      {
        question: 'É lento?',
        answer:
          'Uma foto direto da câmera leva vários segundos, porque codificar AVIF dá trabalho. A linha avisa que a conversão está em andamento, e você pode cancelar quando quiser.',
      },
      {
        question: 'Posso usar AVIF sem me preocupar com navegadores antigos?',
        answer:
          'Chrome, Firefox, Safari e Edge o exibem nas versões atuais. Se chegarem visitantes com versões muito mais antigas, faça a página recorrer ao JPG.',
      },
      {
        question: 'Minhas fotos serão enviadas para isso?',
        answer: 'Não. O codificador é carregado no seu navegador e trabalha ali; as fotos ficam com você.',
      },
    ],
  },
} satisfies Translation<typeof en>;
