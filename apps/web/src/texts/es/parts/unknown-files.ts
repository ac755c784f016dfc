import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/unknown-files.ts';

export default {
  archive: 'Parece un archivo comprimido ({name}). Descomprímelo y añade las imágenes que contiene.',
  office:
    'Parece un documento ({name}). Guárdalo como PDF en el programa del que procede y añade el PDF, o añade las imágenes que contiene.',
  ebook: 'Parece un libro electrónico ({name}). Ábrelo y haz una captura de la página que necesitas.',
  video: 'Parece un vídeo ({name}). Páralo en el momento justo y haz una captura de pantalla.',
  audio: 'Parece un archivo de sonido ({name}), así que no hay ninguna imagen que convertir.',
  web_page:
    'Parece una página web ({name}) guardada con el nombre de una imagen. Abre la página original y guarda la imagen misma.',
  text: 'Parece texto sin formato ({name}). Quizá falló una descarga y dejó un mensaje en lugar de la imagen: descárgala de nuevo.',
  postscript: 'Parece {name}. Ábrelo en un programa de dibujo y guárdalo como PDF o SVG, que sí leemos.',
  scanned_document: 'Parece un documento escaneado ({name}). Ábrelo en un lector e imprímelo como PDF.',
  layered: 'Parece el archivo de trabajo de un programa de pintura ({name}). Ábrelo allí y expórtalo como PNG.',
  metafile:
    'Parece un metarchivo de Windows ({name}). Ábrelo en un programa de oficina o de dibujo y guárdalo como PNG.',
  medical: 'Parece una imagen médica ({name}). Ábrela en un visor de ese tipo de imágenes y expórtala como PNG.',
  camera_raw:
    'Parece una foto RAW ({name}) que aún no podemos convertir correctamente. Guárdala como DNG o JPG con el programa de tu cámara.',
  other_picture:
    'Parece una imagen en formato {name}, que no leemos. Ábrela en el programa del que procede y guárdala como PNG.',
  drawing: 'Parece un dibujo o un modelo ({name}). Expórtalo como SVG, PDF o PNG desde el programa con el que se creó.',
  mac_companion:
    'Parece un archivo acompañante ({name}) que un Mac crea junto al original. Elige el archivo con el mismo nombre, pero sin «._» al principio.',
  placeholder: 'Es solo un marcador de posición ({name}). Descarga primero el archivo real.',
  program: 'Parece un programa o sus datos ({name}), no una imagen.',
  font: 'Parece un tipo de letra ({name}), no una imagen.',
  zeros: 'Solo contiene ceros: debió de fallar la copia o la recuperación. Descárgalo o cópialo de nuevo.',
  damaged: 'Termina en {extension}, pero no es un {name}. Es probable que esté dañado: descárgalo o cópialo de nuevo.',
  unknown: 'No podemos saber qué es. Si es una imagen, ábrela en el programa del que procede y guárdala como PNG.',
} satisfies Translation<typeof en>;
