import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-avif.ts';

export default {
  pair: {
    subtitle: 'Imágenes transparentes para páginas muy rápidas',
    description:
      'Los PNG grandes frenan sitios que por lo demás son ágiles. AVIF guarda ilustraciones, recortes y fotos en muchos menos bytes, mantiene su transparencia y lo muestran todos los navegadores actuales.',
    seo_title: 'Convertir PNG a AVIF gratis, con transparencia',
    seo_description:
      'Convierte hasta 20 PNG a AVIF a la vez, gratis y sin subirlos. La transparencia se conserva, los archivos pesan mucho menos y tu web carga más rápido.',
    keywords:
      'png a avif, convertir png a avif, pasar png a avif, avif transparente, comprimir png, conversor avif, codificador avif, gratis, sin subir archivos',
    why_convert_points: [
      'Fotos e ilustraciones llenas de detalle que en PNG pesan megabytes quedan ligeras hasta para un teléfono.',
      'Las sombras, los resplandores y los bordes suaves conservan todos sus grados de transparencia.',
      'Un solo formato sirve para fotos, recortes e ilustraciones: no hace falta mezclar JPG y PNG.',
      'No hay que instalar nada: el codificador funciona en tu navegador.',
    ],
    when_use_points: [
      'Para imágenes de portada, productos sin fondo e ilustraciones de tu web.',
      'Cuando una prueba de velocidad se queja del peso de tus imágenes.',
      'Solo para publicar. Guarda el PNG como original, para editarlo y para los programas que no conocen AVIF.',
    ],
    cta_title: 'Quítale peso a tu web',
    cta_description: 'Convierte hasta 20 archivos PNG a AVIF de una sola vez.',
  },
  seo_content: {
    difference:
      'PNG reproduce fielmente cada píxel y es fácil de codificar, pero con fotos llega pronto a varios megabytes. AVIF, basado en el formato de vídeo AV1, predice buena parte de la imagen a partir de su entorno y solo guarda lo que se aparta de esa predicción. Codificarlo cuesta más trabajo: una imagen grande necesita varios segundos. El resultado, con pérdida y calidad 90, pesa tan poco que compensa la espera.',
    faq: [
      {
        question: '¿Se conserva la transparencia?',
        answer: 'Sí, en todos sus niveles. La imagen queda bien tanto sobre fondos claros como oscuros.',
      },
      {
        question: '¿El AVIF que obtengo es sin pérdida?',
        answer:
          'No. Las texturas finas se simplifican un poco, algo que rara vez se ve a tamaño normal. Si un logotipo debe coincidir píxel a píxel, quédate con PNG, que de todos modos es pequeño con gráficos sencillos, o dibújalo en SVG.',
      },
      {
        question: '¿AVIF o WebP para mi web?',
        answer:
          'AVIF suele dar el archivo más pequeño; WebP se crea más rápido y lo entienden más programas. Prueba los dos con tus propias imágenes: cada fila muestra el tamaño de antes y el de después.',
      },
      {
        question: '¿Por qué tarda más que otros formatos?',
        answer:
          'Porque AVIF prueba muchas maneras de describir cada parte de la imagen. Lo hace tu propio procesador; mientras tanto puedes seguir usando la página.',
      },
      {
        question: '¿Qué navegadores muestran AVIF?',
        answer:
          'Las versiones actuales de Chrome, Firefox, Safari y Edge. Para los muy antiguos, ofrece además un PNG o un JPG, por ejemplo con el elemento HTML «picture».',
      },
    ],
  },
} satisfies Translation<typeof en>;
