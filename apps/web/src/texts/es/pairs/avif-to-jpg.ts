import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Imágenes de la web que abre cualquier programa',
    description:
      'Guardas una imagen de una página y resulta ser un AVIF que rechazan tu visor, tu programa de oficina o un formulario. Con un JPG no te pasa.',
    seo_title: 'Convertir AVIF a JPG gratis: hasta 20 archivos',
    seo_description:
      'Convierte hasta 20 imágenes AVIF a JPG a la vez, gratis y sin subirlas, aunque tu navegador no muestre AVIF. Las zonas transparentes se vuelven blancas.',
    keywords:
      'avif a jpg, convertir avif a jpg, pasar avif a jpg, avif a jpeg, abrir avif, guardar avif como jpg, gratis, sin subir archivos',
    why_convert_points: [
      'AVIF es joven: muchos visores, programas de oficina y servicios de fotos todavía no lo leen.',
      'Las imprentas y las tiendas en línea piden JPG, casi nunca AVIF.',
      'Un JPG se puede poner en una carta, una presentación o un chat sin pensarlo dos veces.',
      'Los teléfonos, tabletas y televisores antiguos muestran JPG sin actualizar nada.',
    ],
    when_use_points: [
      'Cuando un programa responde a tu AVIF con «formato desconocido».',
      'Cuando quieres imprimir la imagen o ponerla en un documento.',
      'Cuando no necesitas transparencia ni animación: JPG no admite ninguna de las dos.',
    ],
    cta_title: '¿Un AVIF que no se deja abrir?',
    cta_description: 'Convierte hasta 20 a JPG sin subir ninguno.',
  },
  seo_content: {
    difference:
      'AVIF apareció en 2019 y se basa en el formato de vídeo AV1. Los sitios web lo usan porque ocupa poco, y sabe hacer lo que JPG no: transparencia, animación y tonos más finos que los de 8\u00a0bits. JPG no tiene nada de eso, pero lo leen los programas de los últimos treinta años. Pasamos los colores a sRGB, ponemos blanco detrás de las zonas transparentes y guardamos con calidad 90. Lo normal es que el JPG pese más.',
    faq: [
      {
        question: '¿Por qué me encuentro tantos AVIF?',
        answer:
          'Los sitios ofrecen a tu navegador la imagen más ligera que puede mostrar, y hoy suele ser un AVIF. Con «Guardar imagen como» te llevas justo ese archivo.',
      },
      {
        question: '¿Basta con cambiar «.avif» por «.jpg» en el nombre?',
        answer:
          'No. Cambia el nombre, pero los bytes siguen siendo AVIF, y un programa que solo lee JPG fallará igual. Hay que descodificar la imagen y guardarla de nuevo, que es lo que hace esta página.',
      },
      {
        question: '¿Qué pasa con una imagen HDR?',
        answer:
          'Si su parte HDR es un mapa de ganancia, como en las fotos de móvil, el JPG la conserva y sigue luciendo en una pantalla HDR. Si no, el brillo se adapta a lo que muestra una pantalla corriente: las luces conservan su forma en vez de quedar como manchas blancas.',
      },
      {
        question: '¿Qué pasa con un AVIF animado?',
        answer:
          'Un JPG no puede estar animado. Obtienes el primer fotograma, y en la fila del archivo se indica cuántos había.',
      },
      { question: '¿Se sube algo?', answer: 'No. Los AVIF los convierte tu navegador, en tu dispositivo.' },
    ],
  },
} satisfies Translation<typeof en>;
