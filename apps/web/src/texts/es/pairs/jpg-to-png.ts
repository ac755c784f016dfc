import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-png.ts';

export default {
  pair: {
    subtitle: 'Guarda tus cambios sin perder calidad',
    description:
      'Cada vez que editas y guardas un JPG, se pierde un poco de calidad. Pásalo a PNG una vez y, a partir de ahí, cada píxel se conserva tal cual por más veces que lo guardes.',
    seo_title: 'Convertir JPG a PNG gratis: hasta 5 archivos',
    seo_description:
      'Convierte hasta 5 JPG a PNG a la vez, gratis y sin subirlos. Sin más pérdidas a partir de ahí y con la orientación y los colores correctos. En tu navegador.',
    keywords:
      'jpg a png, convertir jpg a png, pasar de jpg a png, jpeg a png, convertir imagen a png, sin pérdida, gratis, sin subir archivos',
    why_convert_points: [
      'PNG conserva cada píxel: edita y guarda cuantas veces quieras.',
      'Podrás quitar el fondo con un editor de imágenes, porque PNG admite transparencia.',
      'Algunas tiendas en línea, juegos y herramientas solo aceptan PNG.',
      'El texto y las líneas que añadas después se verán nítidos, sin los halos típicos del JPG.',
    ],
    when_use_points: [
      'Antes de retocar o recortar una imagen, o de añadirle texto.',
      'Para capturas de pantalla, gráficos y logotipos que te han llegado en JPG.',
      'Cuando un programa te pide PNG. Eso sí, el archivo pesará más que el JPG.',
    ],
    cta_title: 'Ni un píxel menos',
    cta_description: 'Convierte hasta cinco archivos JPG a PNG de una sola vez.',
  },
  seo_content: {
    difference:
      'JPG descarta los detalles finos para que las fotos pesen poco, y vuelve a hacerlo cada vez que guardas. PNG no descarta nada. La conversión no puede recuperar lo que el JPG ya ha perdido, pero desde ese momento la imagen se queda exactamente como está. A cambio, ocupa más: una foto en PNG suele pesar varias veces lo que pesa en JPG.',
    faq: [
      {
        question: '¿Mejora la imagen al pasarla a PNG?',
        answer: 'No, los detalles perdidos no vuelven. Pero tampoco empeora más, por muchas veces que la guardes.',
      },
      {
        question: '¿El fondo se vuelve transparente?',
        answer:
          'Por sí solo, no: un JPG no tiene zonas transparentes. Una vez en PNG, puedes quitar el fondo con un editor de imágenes y la transparencia se conservará al guardar.',
      },
      {
        question: '¿Por qué pesa tanto el PNG?',
        answer:
          'Porque guarda cada píxel con exactitud. Si solo quieres mostrar la foto o enviarla, te conviene más JPG o WebP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
