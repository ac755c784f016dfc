import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/raw-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Revela las fotos de tu cámara',
    description:
      'CR2, DNG o KDC: un archivo RAW contiene lo que vio el sensor, y la mayoría de los programas no saben mostrarlo. Aquí se revela con el balance de blancos de tu cámara y se guarda en JPG.',
    seo_title: 'Convertir RAW a JPG gratis: CR2, DNG y KDC',
    seo_description:
      'Revela hasta 20 fotos RAW en JPG a la vez: CR2, DNG y KDC, con el balance de blancos de la cámara. Gratis, sin cuenta y sin instalar nada.',
    keywords:
      'raw a jpg, cr2 a jpg, nef a jpg, arw a jpg, dng a jpg, kdc a jpg, convertir fotos raw, abrir archivo raw, gratis',
    why_convert_points: [
      'Casi ningún visor, sitio web o laboratorio sabe qué hacer con un archivo RAW.',
      'Puedes entregar una sesión entera sin instalar antes un programa de revelado.',
      'Un JPG ocupa una fracción del espacio: una selección cabe en un correo o en el teléfono.',
      'Los datos de la cámara y la ubicación se eliminan de la imagen que entregas, salvo que quieras conservarlos.',
    ],
    when_use_points: [
      'Para repasar las fotos, elegir algunas y enviarlas.',
      'Cuando la foto está bien tal como la captó la cámara y no necesita retoques.',
      'Para todo lo terminado. Si quieres recuperar luces o cambiar el balance de blancos, vuelve al RAW.',
    ],
    cta_title: 'Revela aquí tus fotos RAW',
    cta_description: 'Convierte hasta 20 archivos RAW a JPG de una sola vez.',
  },
  seo_content: {
    difference:
      'Un archivo RAW es un negativo digital: un valor de brillo por cada punto del sensor, normalmente con 12 o 14\u00a0bits, y todavía no es una imagen. Los colores surgen al revelarlo. Los programas de revelado te dejan intervenir; aquí se hace con el balance de blancos de la propia cámara, se endereza la foto y se guarda en sRGB con calidad 90. Un JPG es la copia en papel: lista para enseñar, con 8\u00a0bits por color y poco margen para correcciones.',
    faq: [
      {
        question: '¿Qué cámaras son compatibles?',
        answer:
          'Las que guardan en CR2 (Canon), KDC (Kodak) o DNG, un formato que usan teléfonos y varias marcas de cámaras: con archivos reales hemos comprobado que se revelan bien. De NEF (Nikon) y ARW (Sony) obtienes la vista previa que la propia cámara guardó en el archivo, porque su revelado aún no está probado. La página de todos los formatos hace lo mismo con CR3 (Canon), RAF (Fujifilm), ORF (Olympus), RW2 (Panasonic), PEF (Pentax), SRW (Samsung) y X3F (Sigma).',
      },
      {
        question: '¿Por qué el JPG no se ve igual que en la pantalla de la cámara?',
        answer:
          'La cámara añade su propio contraste, enfoque y estilo de color. Nada de eso está en los datos RAW, así que nuestro resultado es más sobrio. Si quieres la versión de la cámara, usa la vista previa.',
      },
      {
        question: '¿Qué es la vista previa incluida?',
        answer:
          'Un JPG ya hecho que la cámara mete dentro del RAW. Extraerlo es mucho más rápido que revelar y se ve como en la cámara, pero puede tener menos píxeles.',
      },
      {
        question: '¿Dónde se revelan mis fotos?',
        answer: {
          with_server:
            'En nuestro servidor, porque es un trabajo pesado: se envían cuando pulsas el botón y se borran cuando termina la conversión. Si eliges «Convertir en este navegador», lo hace tu propio dispositivo y las fotos no salen de él.',
          without_server:
            'En tu propio dispositivo. Revelar es un trabajo pesado, así que dale unos instantes por foto.',
        },
      },
      {
        question: '¿Puedo corregir aquí la exposición o el balance de blancos?',
        answer: 'No, la foto sale como la captó la cámara. Para corregirla, usa un programa de revelado.',
      },
    ],
  },
} satisfies Translation<typeof en>;
