import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-webp.ts';

export default {
  pair: {
    subtitle: 'Imágenes más ligeras, páginas más rápidas',
    description:
      'La mayoría de los JPG guardan más de lo que el ojo ve. En WebP suelen ocupar menos sin que apenas se note, y tus páginas cargan más rápido.',
    seo_title: 'Convertir JPG a WebP gratis: imágenes más ligeras',
    seo_description:
      'Convierte hasta 5 JPG a WebP a la vez, gratis y sin subirlos. Imágenes más ligeras para webs más rápidas, con alta calidad y en tu propio navegador.',
    keywords:
      'jpg a webp, convertir jpg a webp, pasar de jpg a webp, jpeg a webp, conversor webp, reducir peso de imágenes, gratis, sin subir archivos',
    why_convert_points: [
      'Según la comparación publicada por Google, los WebP con pérdida pesan entre un 25\u00a0% y un 34\u00a0% menos que los JPG de la misma calidad. {measured}',
      'Con imágenes ligeras, las páginas cargan más rápido, sobre todo en el teléfono.',
      'Todos los navegadores actuales muestran WebP.',
      'Ahorras espacio y datos sin que apenas cambie el aspecto de tus imágenes.',
    ],
    when_use_points: [
      'Para las fotos de sitios web, tiendas y blogs.',
      'Cuando una prueba de velocidad de tu web te recomienda formatos de imagen modernos.',
      'Cuando una página lleva muchas imágenes y cada kilobyte cuenta.',
    ],
    cta_title: 'Quítales peso a tus páginas',
    cta_description: 'Convierte hasta cinco archivos JPG a WebP de una sola vez.',
  },
  seo_content: {
    difference:
      'JPG es de 1992; WebP, de 2010. Entretanto, los códecs de vídeo aprendieron a predecir partes de una imagen a partir de las vecinas, y WebP lo aprovecha. A diferencia de JPG, también puede ser transparente o animado. Con el mismo aspecto, en nuestra medición necesitó el {share} de los bytes de JPG (mediana de {photos} fotos), así que el formato por sí solo apenas ahorra. Tus archivos se reducen porque las cámaras y los programas guardan los JPG con más bytes de los que el ojo necesita. Codificamos con calidad 90 para que el ahorro lo notes en el tamaño del archivo y no en la imagen.',
    faq: [
      {
        question: '¿Cuánto se reducen mis archivos?',
        answer:
          'Depende de la imagen. En la comparación de Google, entre un 25\u00a0% y un 34\u00a0% con la misma calidad. {measured} Al terminar verás el tamaño de cada archivo antes y después. Un JPG que ya está muy comprimido puede incluso crecer.',
      },
      {
        question: '¿Todo el mundo puede ver WebP?',
        answer:
          'Con las versiones actuales de Chrome, Firefox, Safari y Edge, sí. Algunos programas de escritorio antiguos no lo abren, así que conserva el JPG para enviarlo por correo.',
      },
      {
        question: '¿Qué pasa con los datos de la cámara, como la ubicación?',
        answer:
          'Por defecto se eliminan y el WebP contiene solo la imagen. En «Opciones» puedes conservarlos, con o sin la ubicación. En cualquier caso, la foto no queda de lado.',
      },
    ],
  },
} satisfies Translation<typeof en>;
