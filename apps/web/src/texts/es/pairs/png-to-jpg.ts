import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jpg.ts';

export default {
  pair: {
    subtitle: 'De PNG pesados a JPG ligeros',
    description:
      'Una foto guardada en PNG suele pesar varias veces más de lo necesario. Pásala a JPG y cabrá sin problemas en correos, formularios y álbumes.',
    seo_title: 'Convertir PNG a JPG gratis en tu navegador',
    seo_description:
      'Convierte PNG a JPG gratis y sin subirlos. Las zonas transparentes se vuelven blancas, los colores se respetan y las fotos pesan mucho menos. Sin registro.',
    keywords:
      'png a jpg, convertir png a jpg, pasar de png a jpg, png a jpeg, cambiar png a jpg, reducir tamaño png, gratis, sin subir archivos',
    why_convert_points: [
      'La misma foto ocupa mucho menos espacio, porque JPG prescinde de detalles que el ojo apenas nota.',
      'Los formularios, las imprentas y los programas antiguos que rechazan PNG suelen aceptar JPG.',
      'Los mensajes y los correos con adjuntos se envían más rápido.',
      'Si tu cámara y tu teléfono ya guardan en JPG, toda tu colección queda en un mismo formato.',
    ],
    when_use_points: [
      'Para fotos e imágenes con degradados suaves.',
      'Cuando te topas con un límite de tamaño.',
      'Cuando la transparencia no importa: las zonas transparentes se vuelven blancas.',
    ],
    cta_title: '¿Aligeramos ese PNG?',
    cta_description: 'Elige un PNG y en un momento lo tendrás en JPG, sin subirlo.',
  },
  seo_content: {
    difference:
      'PNG guarda cada píxel con exactitud y admite transparencia. Es perfecto para logotipos y capturas de pantalla, pero las fotos pesan mucho. JPG nació para las fotos: simplifica lo que el ojo apenas ve y ahorra la mayor parte del espacio. Como no admite transparencia, rellenamos de blanco las zonas transparentes, y codificamos con calidad 90, con la que apenas se nota la diferencia.',
    faq: [
      {
        question: '¿Qué pasa con las zonas transparentes?',
        answer:
          'Un JPG no puede ser transparente. Esas zonas se vuelven blancas, o del color que elijas en «Opciones», y los bordes suaves se funden con el fondo sin halos oscuros.',
      },
      {
        question: '¿Se suben mis imágenes a internet?',
        answer: {
          with_server:
            'Los PNG, JPG y WebP, no: se convierten en tu propio navegador. Una vez cargada la página, los archivos habituales se convierten incluso sin conexión; algunos necesitan una parte del conversor que se descarga la primera vez que hace falta. Los HEIC y TIFF se envían a nuestro servidor cuando pulsas el botón y se borran de él justo después de la conversión o, si la conexión se corta antes, como máximo dos minutos después. Si eliges «Convertir en este navegador», tampoco se envían.',
          without_server:
            'No. Los PNG, JPG y WebP se convierten en tu propio navegador. Una vez cargada la página, los archivos habituales se convierten incluso sin conexión; algunos necesitan una parte del conversor que se descarga la primera vez que hace falta.',
        },
      },
      {
        question: '¿Pierde calidad la imagen?',
        answer:
          'Un poco, como en cualquier JPG. Con calidad 90, la predeterminada, apenas se nota en las fotos. Si se trata de dibujos o texto, conserva también el PNG.',
      },
    ],
  },
} satisfies Translation<typeof en>;
