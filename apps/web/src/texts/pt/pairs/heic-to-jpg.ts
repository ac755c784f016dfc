import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Fotos do iPhone que todo mundo consegue abrir',
    description:
      'O iPhone salva as fotos em HEIC, e muitos formulários, programas e aparelhos mais antigos não sabem o que fazer com elas. Em JPG, elas abrem praticamente em qualquer lugar.',
    seo_title: 'HEIC para JPG: converta fotos do iPhone grátis',
    seo_description:
      'Converta até 20 fotos HEIC do iPhone para JPG de uma vez, grátis e sem criar conta. As fotos saem na posição certa, nas cores certas e sem a localização.',
    keywords:
      'heic para jpg, converter heic para jpg, transformar heic em jpg, heic para jpeg, foto do iphone em jpg, heif para jpg, abrir heic, grátis',
    why_convert_points: [
      'Formulários, sites de vendas e serviços de revelação que recusam HEIC quase sempre aceitam JPG.',
      'O Windows às vezes pede uma extensão para mostrar um HEIC; um JPG simplesmente abre.',
      'Quem recebe as suas fotos consegue vê-las, seja qual for o celular.',
      'A localização é removida, a menos que você queira mantê-la: uma foto tirada em casa não entrega o seu endereço.',
    ],
    when_use_points: [
      'Quando as fotos saem do mundo Apple: por e-mail, em um formulário ou em um pen drive.',
      'Para fotos impressas, fotolivros e porta-retratos digitais.',
      'Quando você só precisa da imagem. Extras como os dados de profundidade ficam no HEIC, então guarde-o.',
    ],
    cta_title: 'Liberte suas fotos do HEIC',
    cta_description: 'Converta até 20 fotos do iPhone para JPG de uma só vez.',
  },
  seo_content: {
    difference:
      'O iPhone usa HEIC para as fotos desde 2017. O formato aproveita a compressão dos vídeos modernos, então as fotos ocupam menos espaço, e o mesmo arquivo ainda pode trazer dados de profundidade ou uma segunda imagem. O JPG é um quarto de século mais velho e faz bem menos, mas abre em praticamente tudo. Pegamos a imagem principal, colocamos na posição certa, convertemos as cores de gama ampla para sRGB e salvamos com qualidade 90 (de 100).',
    faq: [
      {
        question: 'Minhas fotos são enviadas?',
        answer: {
          with_server:
            'Por padrão, sim: quando você clica no botão, elas vão para o nosso servidor, são convertidas e apagadas assim que a conversão termina. Se prefere que não saiam do seu dispositivo, escolha antes “Converter neste navegador”.',
          without_server: 'Não. O navegador lê cada HEIC e cria o JPG no seu próprio dispositivo.',
        },
      },
      {
        question: 'Dá para fazer o iPhone já tirar fotos em JPG?',
        answer:
          'Sim. Em Ajustes, abra Câmera, depois Formatos, e escolha “Mais Compatível”. As fotos novas serão salvas em JPG; as que você já tem continuam em HEIC até serem convertidas.',
      },
      {
        question: 'Vou notar alguma diferença?',
        answer:
          'Quase nada. Os dois formatos têm perdas, então a conversão custa um pouquinho de detalhe, mas com qualidade 90 é preciso olhar bem de perto para perceber. Brilhos intensos em uma tela HDR continuam lá: o JPG mantém a parte HDR da foto.',
      },
      {
        question: 'Por que o JPG fica maior que o HEIC?',
        answer:
          'Para que quase nada da foto se perca: por padrão, a conversão usa qualidade 90 (de 100), que precisa de mais bytes do que o celular gastou. É o preço de um arquivo que abre em quase todo lugar.',
      },
      {
        question: 'E as Live Photos?',
        answer:
          'Você recebe a imagem parada. O movimento nunca esteve no HEIC: o iPhone o guarda em um vídeo separado.',
      },
      {
        question: 'Os JPGs mantêm a data e a localização?',
        answer:
          'Só se você quiser. Por padrão, todos os metadados são removidos: localização, data e dados da câmera. Em “Opções”, você pode mantê-los, com ou sem a localização, para que o seu álbum continue organizando as fotos por data.',
      },
      {
        question: 'O HEIC é decodificado com exatidão?',
        answer:
          'Sim: cada valor sai como o padrão define, e nós conferimos isso com o ffmpeg. O decodificador que os conversores no navegador costumam usar pula a última etapa, a que suaviza as emendas entre os blocos. Nós a executamos e, até onde sabemos, nenhum outro conversor no navegador faz isso.',
      },
    ],
  },
} satisfies Translation<typeof en>;
