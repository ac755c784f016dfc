import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/unknown-files.ts';

export default {
  archive: 'Parece um arquivo compactado ({name}). Descompacte-o e adicione as imagens de dentro.',
  office:
    'Parece um documento ({name}). Salve-o como PDF no programa de onde ele veio e adicione o PDF, ou adicione as imagens que ele contém.',
  video: 'Parece um vídeo ({name}). Pause-o no momento certo e faça uma captura de tela.',
  audio: 'Parece um arquivo de som ({name}), então não há imagem para converter.',
  web_page:
    'Parece uma página da web ({name}) salva com o nome de uma imagem. Abra a página original e salve a própria imagem.',
  text: 'Parece texto simples ({name}). Talvez o download tenha falhado: baixe a imagem de novo.',
  postscript: 'Parece {name}. Abra-o em um programa de desenho e salve-o como PDF ou SVG, que nós lemos.',
  other_picture:
    'Parece uma imagem no formato {name}, que não lemos. Abra-a no programa de onde ela veio e salve-a como PNG.',
  mac_companion:
    'Parece um arquivo auxiliar ({name}) que o Mac cria ao lado do original. Escolha o arquivo com o mesmo nome, mas sem “._” no começo.',
  other: 'Parece outro tipo de arquivo ({name}), não uma imagem.',
  damaged:
    'Termina em {extension}, mas não é um {name}. Provavelmente está danificado: baixe ou copie o arquivo de novo.',
  unknown: 'Não conseguimos saber o que é. Se for uma imagem, abra-a no programa de onde ela veio e salve-a como PNG.',
} satisfies Translation<typeof en>;
