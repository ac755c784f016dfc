import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-avif.ts';

export default {
  pair: {
    subtitle: 'Las mismas fotos con menos bytes',
    description:
      'Las fotos son lo que más pesa en muchas páginas. AVIF suele necesitar menos bytes que JPG para un aspecto similar. Convierte tus JPG antes de publicarlos en tu sitio.',
    seo_title: 'Convertir JPG a AVIF gratis: fotos ligeras',
    seo_description:
      'Convierte hasta 20 fotos JPG a AVIF a la vez, gratis y sin subirlas. Archivos más pequeños para webs más rápidas, hechos por tu navegador. Sin registro.',
    keywords:
      'jpg a avif, convertir jpg a avif, pasar jpg a avif, jpeg a avif, conversor avif, reducir fotos para web, gratis, sin subir archivos',
    why_convert_points: [
      'Una galería en AVIF llega antes a tus visitantes y les gasta menos datos.',
      'Cuando el archivo tiene que ser diminuto, AVIF se ve suave donde JPG mostraría bloques.',
      'La ubicación y los datos de la cámara se eliminan, salvo que quieras conservarlos: tu web no los publica por descuido.',
      'Ahorras espacio una vez, y transferencia con cada visita.',
    ],
    when_use_points: [
      'Para fotos de tiendas, portafolios y blogs.',
      'Cuando tu gestor de contenidos o tu servicio de imágenes admite AVIF.',
      'Solo para la web. Para enviar por correo, imprimir o editar, lo más seguro sigue siendo JPG.',
    ],
    cta_title: 'Fotos más ligeras, páginas más rápidas',
    cta_description: 'Convierte hasta 20 JPG a AVIF de una sola vez.',
  },
  seo_content: {
    difference:
      'JPG corta la foto en cuadrados de ocho por ocho píxeles y simplifica cada uno; con poca calidad, los cuadrados se ven. AVIF, casi treinta años más joven, trabaja con bloques de muchos tamaños, los predice a partir de sus vecinos y alisa las juntas. Con el mismo aspecto, en nuestra medición necesitó el {share} de los bytes de JPG (mediana de {photos} fotos). En los dos se pierde algo con cada codificación; por eso conviene convertir una sola vez, desde el mejor JPG que tengas.',
    faq: [
      {
        question: '¿Cuánto se reducen mis fotos?',
        answer:
          'Depende de la foto y de cuánto esté ya comprimido el JPG. {measured} Al terminar, cada fila te muestra el ahorro. Un JPG que ya es diminuto quizá apenas se reduzca.',
      },
      {
        question: '¿Se ven peor las fotos?',
        answer:
          'Si las amplías y las comparas una al lado de otra, puedes encontrar zonas donde el grano fino queda más liso. En una página web, casi nadie lo notará. Los brillos que destacan en una pantalla HDR siguen ahí: el AVIF conserva la parte HDR de la foto.',
      },
      {
        question: '¿Es lento?',
        answer:
          'Una foto recién salida de la cámara tarda varios segundos, porque codificar AVIF da mucho trabajo. La fila indica que la conversión sigue en marcha, y puedes cancelar cuando quieras.',
      },
      {
        question: '¿Puedo usar AVIF sin preocuparme por los navegadores antiguos?',
        answer:
          'Chrome, Firefox, Safari y Edge lo muestran en sus versiones actuales. Si te visitan con versiones mucho más antiguas, haz que la página recurra al JPG.',
      },
      {
        question: '¿Se subirán mis fotos para esto?',
        answer: 'No. El codificador se carga en tu navegador y trabaja ahí; las fotos se quedan contigo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
