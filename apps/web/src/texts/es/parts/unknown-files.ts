import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/unknown-files.ts';

export default {
  archive: 'Parece un archivo comprimido ({name}). Descomprímelo y añade las imágenes que contiene.',
  office:
    'Parece un documento ({name}). Guárdalo como PDF en el programa del que procede y añade el PDF, o añade las imágenes que contiene.',
  video: 'Parece un vídeo ({name}). Páralo en el momento justo y haz una captura de pantalla.',
  audio: 'Parece un archivo de sonido ({name}), así que no hay ninguna imagen que convertir.',
  web_page:
    'Parece una página web ({name}) guardada con el nombre de una imagen. Abre la página original y guarda la imagen misma.',
  text: 'Parece texto sin formato ({name}). Quizá falló la descarga: vuelve a descargar la imagen.',
  postscript: 'Parece {name}. Ábrelo en un programa de dibujo y guárdalo como PDF o SVG, que sí leemos.',
  other_picture:
    'Parece una imagen en formato {name}, que no leemos. Ábrela en el programa del que procede y guárdala como PNG.',
  mac_companion:
    'Parece un archivo acompañante ({name}) que un Mac crea junto al original. Elige el archivo con el mismo nombre, pero sin «._» al principio.',
  other: 'Parece otro tipo de archivo ({name}), no una imagen.',
  damaged: 'Termina en {extension}, pero no es un {name}. Es probable que esté dañado: descárgalo o cópialo de nuevo.',
  unknown: 'No podemos saber qué es. Si es una imagen, ábrela en el programa del que procede y guárdala como PNG.',
} satisfies Translation<typeof en>;
