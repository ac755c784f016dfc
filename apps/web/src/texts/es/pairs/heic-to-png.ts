import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-png.ts';

export default {
  pair: {
    subtitle: 'Fotos del iPhone, listas para editar',
    description:
      '¿Quieres recortar una foto del iPhone, anotarla o usarla en un montaje? Pásala antes de HEIC a PNG: casi cualquier editor la abre y, por más veces que la guardes, no pierde calidad.',
    seo_title: 'Convertir HEIC a PNG gratis y sin pérdida',
    seo_description:
      'Convierte hasta 20 fotos HEIC a PNG a la vez, gratis y sin crear una cuenta. Sin pérdida por compresión, con la transparencia intacta y las fotos derechas.',
    keywords:
      'heic a png, convertir heic a png, pasar heic a png, heif a png, foto iphone a png, heic sin pérdida, heic transparente, gratis',
    why_convert_points: [
      'Muchos programas gráficos, juegos y herramientas de diseño aceptan PNG y no conocen HEIC.',
      'PNG comprime sin pérdida: la conversión no añade defectos propios.',
      'Si luego recortas a una persona o un producto, el fondo puede quedar transparente.',
      'Puedes recortar, retocar y volver a guardar mañana sin que la imagen se desgaste.',
    ],
    when_use_points: [
      'Como punto de partida para retoques, montajes y recortes.',
      'Para fotos de documentos y pizarras, donde la letra pequeña debe seguir nítida.',
      'Cuando una herramienta exige PNG. Si es solo para verla o enviarla, un JPG ocupa mucho menos.',
    ],
    cta_title: 'Del carrete al editor',
    cta_description: 'Convierte hasta 20 fotos HEIC a PNG de una sola vez.',
  },
  seo_content: {
    difference:
      'Son opuestos. HEIC está pensado para ahorrar espacio en el teléfono: descarta lo que el ojo apenas echaría de menos y comprime el resto con las técnicas del vídeo moderno. PNG está pensado para ser exacto: guarda cada píxel tal como es y lo paga en megabytes. Por eso una foto crece mucho al pasar de HEIC a PNG, sin verse mejor. A cambio tienes un archivo que entiende prácticamente cualquier editor y que ya no pierde nada.',
    faq: [
      {
        question: '¿Por qué pesa tanto el PNG?',
        answer:
          'Una foto tiene millones de píxeles, casi todos distintos, y PNG los conserva todos. Si el tamaño te importa más que la exactitud, convierte a JPG.',
      },
      {
        question: '¿De verdad es una conversión sin pérdida?',
        answer:
          'El PNG contiene cada píxel tal como se descodificó, con los colores pasados a sRGB. Lo que el propio teléfono descartó al guardar el HEIC no se recupera.',
      },
      {
        question: '¿Salen mis fotos de mi dispositivo?',
        answer: {
          with_server:
            'Si no indicas otra cosa, se convierten en nuestro servidor: se envían cuando pulsas el botón y se borran cuando termina la conversión. Con «Convertir en este navegador» se quedan donde están.',
          without_server: 'No, toda la conversión se hace en tu navegador.',
        },
      },
      {
        question: '¿Se conserva el fondo transparente?',
        answer:
          'Sí, si el HEIC lo tiene. Las fotos normales de la cámara no: su fondo solo será transparente cuando lo quites en un editor.',
      },
      {
        question: '¿Qué archivos puedo elegir?',
        answer:
          'Los que terminan en «.heic» o «.heif», hasta 20 a la vez y de hasta 50\u00a0MB cada uno. Descarga los PNG uno a uno o todos juntos en un ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
