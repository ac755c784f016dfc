import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Cada píxel y cada matiz, en un archivo más pequeño',
    description:
      'JPEG XL hace lo que hace PNG, sin pérdida y con transparencia suave, y también lo que hace JPG. Activa «Sin pérdida» para una copia exacta o elige una calidad para un archivo muchas veces más pequeño.',
    seo_title: 'Convertir PNG a JXL gratis: JPEG XL sin pérdida',
    seo_description:
      'Convierte hasta 20 archivos PNG a JPEG XL (JXL) a la vez, gratis y sin subirlos. Sin pérdida o con la calidad que elijas; la transparencia se conserva.',
    keywords:
      'png a jxl, png a jpeg xl, convertir png a jxl, pasar png a jxl, jpeg xl sin pérdida, jxl transparente, conversor jpeg xl, gratis, sin subir archivos',
    why_convert_points: [
      'Sin pérdida es sin pérdida: en el archivo está cada valor del PNG, también bajo los píxeles transparentes.',
      'Las fotos y los escaneos guardados como PNG ocupan mucho menos.',
      'Las sombras y los bordes suaves conservan todos sus grados de transparencia, con o sin pérdida.',
      'El codificador funciona en tu navegador: borradores y capturas no salen de tu dispositivo.',
    ],
    when_use_points: [
      'Para archivar escaneos, renders y fotos editadas que deben seguir siendo exactos.',
      'Para imágenes grandes, si quienes las ven tienen un programa que lee JPEG XL.',
      'No para logotipos ni iconos de una web: todavía no todos los navegadores muestran JPEG XL.',
    ],
    cta_title: 'Copias exactas, carpetas más ligeras',
    cta_description: 'Convierte hasta 20 archivos PNG a JPEG XL de una sola vez.',
  },
  seo_content: {
    difference:
      'Los dos admiten transparencia suave y los dos pueden conservar cada píxel. PNG, de 1996, predice cada valor a partir de sus vecinos y empaqueta el resto como un ZIP. JPEG XL, de 2022, predice mejor y empaqueta más: tres fotos de cámara que guardamos de las dos formas ocuparon, sin ninguna pérdida, entre el 45 y el 63\u00a0% de los bytes del PNG, y entre el 3 y el 7\u00a0% con calidad 90. A cambio, PNG se abre en todas partes y conserva 16 bits por canal; nuestros JPEG XL tienen 8.',
    faq: [
      {
        question: '¿Cómo convierto sin pérdida?',
        answer:
          'Activa «Sin pérdida» en las opciones antes de convertir. Si no, la página usa calidad 90, pensada para que la imagen se vea igual, aunque no conserva cada píxel. Los detalles del resultado indican qué modo se usó.',
      },
      {
        question: '¿Se conserva la transparencia?',
        answer:
          'Sí, en todos sus niveles y con exactitud, en los dos modos. Sin pérdida, hasta los colores de los píxeles invisibles quedan como estaban.',
      },
      {
        question: '¿Y los PNG de 16 bits por canal?',
        answer:
          'Se redondean a 8 bits, porque el codificador que funciona en los navegadores no escribe 16 de una forma que abran todos los programas. Para conservarlos, convierte a TIFF o deja el PNG como está.',
      },
      {
        question: '¿JPEG XL o WebP para imágenes sin pérdida?',
        answer:
          'Prueba los dos. Con nuestras fotos de cámara quedaron muy igualados; cuatro iconos de aplicación ocuparon menos en WebP sin pérdida, y WebP lo muestran todos los navegadores actuales. JPEG XL tiene ventaja si la imagen mide más de 16\u00a0383 píxeles de ancho o de alto, el límite de WebP.',
      },
      {
        question: '¿Qué navegadores muestran el resultado?',
        answer:
          'Todavía no todos. La página se lo pregunta al tuyo con una imagen diminuta y te lo dice en la fila de tu archivo; el antes y el después se ven en cualquier caso.',
      },
    ],
  },
} satisfies Translation<typeof en>;
