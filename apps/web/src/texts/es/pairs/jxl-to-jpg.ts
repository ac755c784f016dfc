import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jxl-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Abre JPEG XL hoy, en cualquier dispositivo',
    description:
      'JPEG XL se ha adelantado a su tiempo: los editores de fotos y las fototecas ya lo usan, pero no todos los navegadores y programas lo muestran todavía. Mientras se ponen al día, pasa tu JXL a JPG.',
    seo_title: 'Convertir JXL a JPG gratis: archivos JPEG XL',
    seo_description:
      'Convierte hasta 20 archivos JPEG XL (JXL) a JPG a la vez, gratis y sin subirlos. Funciona en cualquier navegador actual, incluso en los que no muestran JXL.',
    keywords:
      'jxl a jpg, jpeg xl a jpg, convertir jxl a jpg, pasar jxl a jpg, jxl a jpeg, abrir jxl, conversor jpeg xl, gratis, sin subir archivos',
    why_convert_points: [
      'Haces doble clic en un JXL y en algunos equipos no pasa nada. Un JPG se abre sin más.',
      'Los sitios y formularios que no han oído hablar de JPEG XL aceptan a su antepasado.',
      'Puedes enseñar lo que exportas a quien no usa el mismo editor de fotos.',
      'La página trae su propio descodificador para los navegadores que no lo tienen.',
    ],
    when_use_points: [
      'Cuando la imagen la va a abrir otra persona.',
      'Para formularios, copias en papel y documentos de oficina.',
      'Cuando basta con una imagen normal de 8\u00a0bits. Para HDR, transparencia o una copia exacta que archivar, conserva el JXL.',
    ],
    cta_title: 'Pon tu JXL al alcance de todos',
    cta_description: 'Convierte hasta 20 archivos JPEG XL a JPG de una sola vez.',
  },
  seo_content: {
    difference:
      'Los nombres se parecen, pero los archivos no son compatibles. JPEG XL se normalizó en 2022 como sucesor de JPG: admite compresión sin pérdida, transparencia, animación y HDR, e incluso sabe comprimir mejor un JPG existente sin cambiarlo. Lo que aún le falta es funcionar en todas partes. JPG solo sabe hacer una cosa, fotos con una pequeña pérdida, pero la hace en todas partes. Pasamos los colores a sRGB, rellenamos de blanco las zonas transparentes y guardamos con calidad 90.',
    faq: [
      {
        question: '¿De dónde salen los archivos JXL?',
        answer:
          'Sobre todo de editores como Lightroom o darktable, que pueden exportar en este formato, de fototecas que quieren ahorrar espacio y de quienes convierten su propia colección.',
      },
      {
        question: 'Mi JXL se hizo a partir de un JPG. ¿Recupero ese mismo JPG?',
        answer:
          'Recuperas la misma imagen, pero no los mismos bytes: se descodifica y se codifica de nuevo con calidad 90. Para restaurar el archivo original bit a bit, usa djxl, la herramienta del proyecto JPEG XL.',
      },
      {
        question: 'Mi navegador no muestra JXL. ¿Puede convertirlo?',
        answer:
          'Sí. En ese caso la página carga un descodificador, una sola vez, cuando el primer JXL lo necesita. El archivo no se envía a ninguna parte.',
      },
      {
        question: '¿Qué pasa con las animaciones y la transparencia?',
        answer:
          'JPG no admite ni lo uno ni lo otro. De una animación obtienes el primer fotograma, y las zonas transparentes se vuelven blancas.',
      },
      {
        question: '¿Hay algún límite?',
        answer:
          'Puedes añadir 20 archivos a la vez, de hasta 50\u00a0MB cada uno. Cuando estén, empieza la siguiente tanda.',
      },
    ],
  },
} satisfies Translation<typeof en>;
