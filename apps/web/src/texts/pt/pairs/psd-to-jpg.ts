import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/psd-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Veja arquivos do Photoshop sem o Photoshop',
    description:
      'O designer mandou um PSD e você não tem o Photoshop? Converta para JPG para ver a arte, encaminhar ou imprimir. Todas as camadas aparecem mescladas, como estavam quando o arquivo foi salvo.',
    seo_title: 'PSD para JPG: abra arquivos do Photoshop grátis',
    seo_description:
      'Converta até 20 arquivos do Photoshop (PSD) para JPG de uma vez, grátis, sem upload e sem Photoshop. Camadas mescladas e cores convertidas para sRGB.',
    keywords:
      'psd para jpg, converter psd para jpg, transformar psd em jpg, psd para jpeg, abrir psd sem photoshop, arquivo do photoshop em jpg, visualizador de psd, grátis, sem upload',
    why_convert_points: [
      'Você vê uma arte em qualquer dispositivo, sem assinatura.',
      'Clientes e colegas recebem uma imagem que abre, não um arquivo que pede um programa especial.',
      'Um PSD com muitas camadas é enorme; a imagem mesclada em JPG cabe em qualquer e-mail.',
      'Suas camadas, máscaras e rascunhos ocultos continuam seus: o JPG só leva a imagem pronta.',
    ],
    when_use_points: [
      'Para mostrar uma prova e conseguir a aprovação.',
      'Para sites, redes sociais e impressões rápidas.',
      'Quando o trabalho está pronto. Para continuar editando, você precisa do PSD com as camadas.',
    ],
    cta_title: 'Sem Photoshop? Sem problema',
    cta_description: 'Converta até 20 arquivos PSD para JPG sem upload.',
  },
  seo_content: {
    difference:
      'Um PSD é uma oficina: camadas, máscaras, efeitos, texto editável e guias, tudo guardado para o trabalho continuar amanhã. Um JPG é a foto da peça pronta. Junto com as camadas, o Photoshop costuma salvar uma imagem mesclada para outros programas, e é ela que convertemos: para sRGB, sobre branco onde a arte é transparente e com qualidade 90 (de 100). Efeitos e modos de mesclagem ficam como no Photoshop, porque foi o próprio Photoshop que os desenhou.',
    faq: [
      {
        question: 'Posso receber as camadas uma a uma?',
        answer:
          'Não, você recebe uma única imagem com tudo o que estava visível. Para camadas separadas, é preciso um editor que leia PSD.',
      },
      {
        question: 'Por que aparece o aviso de que o meu arquivo não tem imagem mesclada?',
        answer:
          'Ele foi salvo com a opção “Maximizar compatibilidade” do Photoshop desligada, então só contém as camadas. Peça que o salvem de novo com a opção ligada. Preferimos dizer isso a mostrar uma imagem errada.',
      },
      {
        question: 'Arquivos CMYK e de 16\u00a0bits funcionam?',
        answer:
          'Sim. As cores de impressão são convertidas em cores de tela com o perfil do arquivo, e 16\u00a0bits por canal viram 8.',
      },
      {
        question: 'O que acontece com as áreas transparentes?',
        answer: 'Elas ficam brancas. Se o fundo precisa continuar transparente, converta para PNG.',
      },
      {
        question: 'Minha arte é enviada?',
        answer: 'Não, o PSD é lido no seu navegador. O trabalho ainda não publicado fica no seu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
