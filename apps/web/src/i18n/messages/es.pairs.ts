import type { Translation } from '../translation.ts';
import type en from './en.pairs.ts';

/** What each landing page says about its own pair of formats. */
export default {
  pairs: {
    'png-to-jpg': {
      title: 'PNG a JPG',
      subtitle: 'De PNG pesados a JPG ligeros',
      description:
        'Una foto guardada en PNG suele pesar varias veces más de lo necesario. Pásala a JPG y cabrá sin problemas en correos, formularios y álbumes.',
      seo_title: 'Convertir PNG a JPG gratis en tu navegador',
      seo_description:
        'Convierte PNG a JPG gratis y sin subirlos. Las zonas transparentes se vuelven blancas, los colores se respetan y las fotos pesan mucho menos. Sin registro.',
      keywords:
        'png a jpg, convertir png a jpg, pasar de png a jpg, png a jpeg, cambiar png a jpg, reducir tamaño png, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir PNG a JPG?',
      why_convert_points: [
        'La misma foto ocupa mucho menos espacio, porque JPG prescinde de detalles que el ojo apenas nota.',
        'Los formularios, las imprentas y los programas antiguos que rechazan PNG suelen aceptar JPG.',
        'Los mensajes y los correos con adjuntos se envían más rápido.',
        'Si tu cámara y tu teléfono ya guardan en JPG, toda tu colección queda en un mismo formato.',
      ],
      when_use_title: '¿Cuándo conviene usar JPG?',
      when_use_points: [
        'Para fotos e imágenes con degradados suaves.',
        'Cuando te topas con un límite de tamaño.',
        'Cuando la transparencia no importa: las zonas transparentes se vuelven blancas.',
      ],
      cta_title: '¿Aligeramos ese PNG?',
      cta_description: 'Elige un PNG y en un momento lo tendrás en JPG, sin subirlo.',
    },
    'jpg-to-png': {
      title: 'JPG a PNG',
      subtitle: 'Guarda tus cambios sin perder calidad',
      description:
        'Cada vez que editas y guardas un JPG, se pierde un poco de calidad. Pásalo a PNG una vez y, a partir de ahí, cada píxel se conserva tal cual por más veces que lo guardes.',
      seo_title: 'Convertir JPG a PNG gratis: hasta 5 archivos',
      seo_description:
        'Convierte hasta 5 JPG a PNG a la vez, gratis y sin subirlos. Sin más pérdidas a partir de ahí y con la orientación y los colores correctos. En tu navegador.',
      keywords:
        'jpg a png, convertir jpg a png, pasar de jpg a png, jpeg a png, convertir imagen a png, sin pérdida, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir JPG a PNG?',
      why_convert_points: [
        'PNG conserva cada píxel: edita y guarda cuantas veces quieras.',
        'Podrás quitar el fondo con un editor de imágenes, porque PNG admite transparencia.',
        'Algunas tiendas en línea, juegos y herramientas solo aceptan PNG.',
        'El texto y las líneas que añadas después se verán nítidos, sin los halos típicos del JPG.',
      ],
      when_use_title: '¿Cuándo conviene usar PNG?',
      when_use_points: [
        'Antes de retocar o recortar una imagen, o de añadirle texto.',
        'Para capturas de pantalla, gráficos y logotipos que te han llegado en JPG.',
        'Cuando un programa te pide PNG. Eso sí, el archivo pesará más que el JPG.',
      ],
      cta_title: 'Ni un píxel menos',
      cta_description: 'Convierte hasta cinco archivos JPG a PNG de una sola vez.',
    },
    'jpg-to-webp': {
      title: 'JPG a WebP',
      subtitle: 'Imágenes más ligeras, páginas más rápidas',
      description:
        'WebP muestra la misma foto con menos bytes. Convierte tus JPG antes de publicarlos y tus páginas cargarán más rápido.',
      seo_title: 'Convertir JPG a WebP gratis: imágenes más ligeras',
      seo_description:
        'Convierte hasta 5 JPG a WebP a la vez, gratis y sin subirlos. Imágenes más ligeras para webs más rápidas, con alta calidad y en tu propio navegador.',
      keywords:
        'jpg a webp, convertir jpg a webp, pasar de jpg a webp, jpeg a webp, conversor webp, reducir peso de imágenes, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir JPG a WebP?',
      why_convert_points: [
        'Según la comparación publicada por Google, los WebP con pérdida pesan entre un 25\u00a0% y un 34\u00a0% menos que los JPG de la misma calidad. {measured}',
        'Con imágenes ligeras, las páginas cargan más rápido, sobre todo en el teléfono.',
        'Todos los navegadores actuales muestran WebP.',
        'Ahorras espacio y datos sin que apenas cambie el aspecto de tus imágenes.',
      ],
      when_use_title: '¿Cuándo conviene usar WebP?',
      when_use_points: [
        'Para las fotos de sitios web, tiendas y blogs.',
        'Cuando una prueba de velocidad de tu web te recomienda formatos de imagen modernos.',
        'Cuando una página lleva muchas imágenes y cada kilobyte cuenta.',
      ],
      cta_title: 'Quítales peso a tus páginas',
      cta_description: 'Convierte hasta cinco archivos JPG a WebP de una sola vez.',
    },
    'webp-to-jpg': {
      title: 'WebP a JPG',
      subtitle: 'Imágenes que se abren en todas partes',
      description:
        '¿Has guardado una imagen de internet y tu programa no la abre? Pasa el WebP a JPG y casi cualquier visor, impresora o formulario la aceptará.',
      seo_title: 'Convertir WebP a JPG gratis: hasta 5 archivos',
      seo_description:
        'Convierte hasta 5 WebP a JPG a la vez, gratis y sin subirlos. Los JPG se abren en casi cualquier programa. Las zonas transparentes se vuelven blancas.',
      keywords:
        'webp a jpg, convertir webp a jpg, pasar de webp a jpg, webp a jpeg, abrir webp, guardar webp como jpg, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir WebP a JPG?',
      why_convert_points: [
        'JPG se abre en prácticamente cualquier programa, nuevo o antiguo.',
        'Imprentas, programas de oficina y formularios lo aceptan sin problemas.',
        'Muchos televisores, marcos digitales y pantallas de vehículos admiten JPG, pero no WebP.',
        'Las fotos siguen ocupando poco, a diferencia de lo que pasa con un formato sin pérdida.',
      ],
      when_use_title: '¿Cuándo conviene usar JPG?',
      when_use_points: [
        'Cuando compartes una imagen y no sabes con qué la van a abrir.',
        'Para imprimir y para documentos y presentaciones.',
        'Cuando no te importan la transparencia ni la animación: JPG no admite ninguna de las dos.',
      ],
      cta_title: 'Abre tus imágenes donde quieras',
      cta_description: 'Convierte hasta cinco archivos WebP a JPG de una sola vez.',
    },
    'webp-to-png': {
      title: 'WebP a PNG',
      subtitle: 'Listas para editar, con su transparencia',
      description:
        'Muchos editores aún no se llevan bien con WebP. En PNG, tu imagen se abre en prácticamente todos, con la transparencia y los bordes suaves intactos.',
      seo_title: 'Convertir WebP a PNG gratis y con transparencia',
      seo_description:
        'Convierte hasta 5 WebP a PNG a la vez, gratis y sin subirlos. Conservan la transparencia y no pierden más calidad. Todo en tu navegador.',
      keywords:
        'webp a png, convertir webp a png, pasar de webp a png, webp a png sin fondo, abrir webp, sin pérdida, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir WebP a PNG?',
      why_convert_points: [
        'Las zonas transparentes siguen siendo transparentes, hasta el borde más suave.',
        'PNG comprime sin pérdida: no se pierde nada más al convertir ni al volver a guardar.',
        'Prácticamente cualquier editor de imágenes abre y guarda PNG.',
        'Podrás usar en tus diseños los stickers, logotipos e iconos que tengas en WebP.',
      ],
      when_use_title: '¿Cuándo conviene usar PNG?',
      when_use_points: [
        'Cuando la imagen tiene un fondo transparente que quieres conservar.',
        'Antes de editarla en un programa que no admite WebP.',
        'Para logotipos, iconos y capturas de pantalla. Las fotos en PNG pesan mucho.',
      ],
      cta_title: 'Imágenes sin fondo, donde quieras',
      cta_description: 'Convierte hasta cinco archivos WebP a PNG de una sola vez.',
    },
    'png-to-webp': {
      title: 'PNG a WebP',
      subtitle: 'La misma transparencia, mucho menos peso',
      description:
        'En la web, WebP hace lo mismo que PNG, transparencia incluida, con muchos menos bytes. Ideal para los logotipos, las imágenes sin fondo y las capturas de pantalla que publiques en tu sitio.',
      seo_title: 'Convertir PNG a WebP gratis, con transparencia',
      seo_description:
        'Convierte hasta 5 PNG a WebP a la vez, gratis y sin subirlos. La transparencia se conserva, el peso baja y tu web va más rápido. Todo en tu navegador.',
      keywords:
        'png a webp, convertir png a webp, pasar de png a webp, webp transparente, comprimir png, conversor webp, gratis, sin subir archivos',
      why_convert_title: '¿Por qué convertir PNG a WebP?',
      why_convert_points: [
        'Incluso sin pérdida, los WebP pesan un 26\u00a0% menos que los PNG en la comparación publicada por Google; con calidad 90, como aquí, las fotos se reducen mucho más. {measured}',
        'La transparencia se mantiene, con sus sombras y bordes suaves.',
        'Las tiendas y los portafolios llenos de imágenes sin fondo cargan antes, y se nota.',
        'Todos los navegadores actuales muestran WebP.',
      ],
      when_use_title: '¿Cuándo conviene usar WebP?',
      when_use_points: [
        'Para fotos de producto y logotipos con fondo transparente.',
        'Cuando las capturas en PNG son grandes y frenan la página.',
        'Para publicar en la web. Guarda el PNG como original para editarlo.',
      ],
      cta_title: 'Menos peso, la misma transparencia',
      cta_description: 'Convierte hasta cinco archivos PNG a WebP de una sola vez.',
    },
  },
  seo_content: {
    'png-to-jpg': {
      difference_title: 'PNG y JPG: ¿en qué se diferencian?',
      difference:
        'PNG guarda cada píxel con exactitud y admite transparencia. Es perfecto para logotipos y capturas de pantalla, pero las fotos pesan mucho. JPG nació para las fotos: simplifica lo que el ojo apenas ve y ahorra la mayor parte del espacio. Como no admite transparencia, rellenamos de blanco las zonas transparentes, y codificamos con calidad 90, con la que apenas se nota la diferencia.',
      faq: [
        {
          question: '¿Qué pasa con las zonas transparentes?',
          answer:
            'Un JPG no puede ser transparente. Esas zonas se vuelven blancas, y los bordes suaves se funden con el blanco sin halos oscuros.',
        },
        {
          question: '¿Se suben mis imágenes a internet?',
          answer: {
            with_server:
              'Los PNG, JPG y WebP, no: los convierte tu propio navegador. Una vez cargada la página, los archivos habituales se convierten incluso sin conexión; algunos necesitan una parte del conversor que se descarga la primera vez que hace falta. Los HEIC y TIFF se envían a nuestro servidor cuando pulsas el botón y se borran de él justo después de la conversión o, si la conexión se corta antes, como máximo dos minutos después. Si eliges «Convertir en este navegador», tampoco se envían.',
            without_server:
              'No. Los PNG, JPG y WebP los convierte tu propio navegador. Una vez cargada la página, los archivos habituales se convierten incluso sin conexión; algunos necesitan una parte del conversor que se descarga la primera vez que hace falta.',
          },
        },
        {
          question: '¿Pierde calidad la imagen?',
          answer:
            'Un poco, como en cualquier JPG. Con calidad 90 apenas se nota en las fotos. Si se trata de dibujos o texto, conserva también el PNG.',
        },
      ],
    },
    'jpg-to-png': {
      difference_title: 'JPG y PNG: ¿en qué se diferencian?',
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
    'jpg-to-webp': {
      difference_title: 'JPG y WebP: ¿en qué se diferencian?',
      difference:
        'JPG es de 1992; WebP, de 2010. Entretanto, los códecs de vídeo aprendieron a predecir partes de una imagen a partir de las vecinas, y WebP lo aprovecha. La misma foto necesita menos bytes y, a diferencia de JPG, WebP también puede ser transparente o animado. Codificamos con calidad 90 para que el ahorro lo notes en el tamaño del archivo y no en la imagen.',
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
            'No se copian: el WebP contiene solo la imagen. Eso sí, antes de descartarlos aplicamos la orientación, para que la foto no quede de lado.',
        },
      ],
    },
    'webp-to-jpg': {
      difference_title: 'WebP y JPG: ¿en qué se diferencian?',
      difference:
        'WebP comprime las fotos más que JPG y también puede ser transparente o animado. A los sitios web les encanta; a muchos programas y dispositivos, todavía no. JPG, en cambio, funciona en todas partes desde hace décadas. Al convertir, el archivo suele crecer y pierde la transparencia si la tenía, pero se abre sin problemas.',
      faq: [
        {
          question: '¿Qué pasa con las zonas transparentes?',
          answer:
            'JPG no admite transparencia, así que se vuelven blancas. Si necesitas la transparencia, convierte a PNG.',
        },
        {
          question: '¿Puedo convertir un WebP animado?',
          answer: 'Sí, pero solo obtienes el primer fotograma en JPG, y la página te avisa de que había más.',
        },
        {
          question: '¿Por qué pesa más el JPG que el WebP?',
          answer:
            'Porque JPG necesita más bytes para la misma imagen. Además, usamos calidad 90: preferimos que se parezca al original, aunque el archivo pese algo más.',
        },
      ],
    },
    'webp-to-png': {
      difference_title: 'WebP y PNG: ¿en qué se diferencian?',
      difference:
        'Los dos admiten transparencia. WebP se creó para ocupar poco y casi siempre se guarda con algo de pérdida; PNG es siempre exacto y mucho más compatible. Al convertir, el PNG recibe justo los píxeles que mostraba el WebP, con todos sus niveles de transparencia. Lo normal es que pese más: es el precio de la exactitud.',
      faq: [
        {
          question: '¿Se conserva el fondo transparente?',
          answer:
            'Sí. Igual que WebP, PNG guarda 256 niveles de transparencia por píxel, así que los bordes suaves siguen siendo suaves.',
        },
        {
          question: '¿Se pierde calidad?',
          answer:
            'No. Lo que muestra el WebP se guarda píxel a píxel. Lo que ya había perdido antes, PNG no puede recuperarlo.',
        },
        {
          question: '¿Qué pasa con un WebP animado?',
          answer: 'Solo obtienes el primer fotograma en PNG, y la página te avisa de que había más.',
        },
      ],
    },
    'png-to-webp': {
      difference_title: 'PNG y WebP: ¿en qué se diferencian?',
      difference:
        'PNG conserva cada píxel y comprime sin pérdida; por eso las fotos pesan mucho. WebP puede prescindir de lo que el ojo apenas nota y aun así ser transparente, una combinación que no ofrecen ni PNG ni JPG. Codificamos con calidad 90, ideal para mostrar imágenes en pantalla. Si vas a seguir editando el original, conserva el PNG.',
      faq: [
        {
          question: '¿Se conserva la transparencia?',
          answer:
            'Sí, con todos sus matices. Las sombras, las zonas translúcidas y los bordes suaves se ven como en el PNG sobre cualquier fondo.',
        },
        {
          question: '¿Es una conversión sin pérdida?',
          answer:
            'No, codificamos con calidad 90: en la mayoría de los casos cuesta distinguir el resultado del original y se ahorra mucho más espacio; solo los gráficos sencillos de pocos colores pueden pesar menos en PNG. Conserva el PNG si necesitas cada píxel.',
        },
        {
          question: '¿Cuántos archivos puedo convertir a la vez?',
          answer: 'Hasta cinco. Puedes descargarlos uno a uno o todos juntos en un ZIP, y después empezar de nuevo.',
        },
      ],
    },
  },
} satisfies Translation<typeof en>;
