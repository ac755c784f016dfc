import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Más foto en menos bytes, para tu archivo',
    description:
      'JPEG XL nació para suceder a JPG: más detalle, sin bloques y con menos bytes. Convierte las fotos que guardas para ti y deja el JPG para quienes usan programas que aún no leen JPEG XL.',
    seo_title: 'Convertir JPG a JXL gratis: crea archivos JPEG XL',
    seo_description:
      'Convierte hasta 20 fotos JPG a JPEG XL (JXL) a la vez, gratis y sin subirlas. Elige calidad, tamaño máximo o sin pérdida. No hay que instalar nada.',
    keywords:
      'jpg a jxl, jpg a jpeg xl, convertir jpg a jxl, pasar jpg a jxl, jpeg a jxl, crear jpeg xl, conversor jpeg xl, gratis, sin subir archivos',
    why_convert_points: [
      'Las fotos grandes de cámara se reducen mucho, y un cielo liso queda sin bloques ni bandas.',
      'Tú eliges: una calidad de 1 a 100, un tamaño máximo de archivo o cada píxel tal como está.',
      'Los datos de la cámara, la fecha y el autor se quedan si quieres; la ubicación se elimina, salvo que la conserves.',
      'Ves el antes y el después uno al lado del otro, aunque tu navegador no muestre JPEG XL.',
    ],
    when_use_points: [
      'Para colecciones de fotos que miras con un programa que lee JPEG XL.',
      'Para sitios que ofrecen a cada visitante el formato que entiende su navegador.',
      'No para enviar: quien reciba el archivo quizá no pueda abrirlo. Guarda también el JPG.',
    ],
    cta_title: 'Haz sitio para más fotos',
    cta_description: 'Convierte hasta 20 JPG a JPEG XL de una sola vez.',
  },
  seo_content: {
    difference:
      'JPG es de 1992 y trabaja con cuadrados de ocho por ocho píxeles. JPEG XL, normalizado en 2022, usa bloques de muchos tamaños, gasta los bytes donde mira el ojo y además admite compresión sin pérdida, transparencia y HDR. Con el mismo aspecto, en nuestra medición necesitó el {share} de los bytes de JPG (mediana de {photos} fotos). La ventaja de JPG es que se abre en todas partes.',
    faq: [
      {
        question: '¿Cuánto se reducirán mis fotos?',
        answer: 'Depende de cómo se guardó tu JPG. {measured} Cada fila te muestra el resultado.',
      },
      {
        question: '¿Puedo recuperar el JPG original bit a bit?',
        answer:
          'De estos archivos, no. JPEG XL tiene un modo que reempaqueta un JPG para poder restaurarlo con exactitud, pero la página no lo usa: descodifica la foto y la comprime de nuevo. Para hacerlo de forma exacta, usa cjxl, la herramienta del proyecto JPEG XL, y conserva tu JPG hasta entonces.',
      },
      {
        question: '¿Mi navegador muestra JPEG XL?',
        answer:
          'No todos lo hacen, pero eso está cambiando. Por eso la página lo prueba con una imagen diminuta y te lo dice en la fila de tu archivo. La conversión funciona en cualquier caso.',
      },
      {
        question: '¿Me conviene elegir sin pérdida?',
        answer:
          'Con un JPG, casi nunca: se conserva cada píxel, también las huellas de la compresión JPG, y el archivo crece. Nuestras fotos de cámara ocuparon entre dos y tres veces lo que el JPG.',
      },
      {
        question: '¿Se subirán mis fotos?',
        answer: 'No. El codificador, libjxl, se carga en tu navegador y trabaja ahí; las fotos se quedan contigo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
