import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/bmp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'De mapas de bits enormes a archivos que se pueden enviar',
    description:
      'Los programas antiguos de Windows, los instrumentos de medida y algunos escáneres escriben BMP: cada píxel completo, sin comprimir nada. La misma imagen en JPG ocupa una fracción del espacio.',
    seo_title: 'Convertir BMP a JPG gratis: mapas de bits ligeros',
    seo_description:
      'Convierte hasta 20 BMP a JPG a la vez, gratis y sin subirlos. Los mapas de bits enormes por fin caben en correos, formularios y webs. Sin registro.',
    keywords:
      'bmp a jpg, convertir bmp a jpg, pasar bmp a jpg, bmp a jpeg, mapa de bits a jpg, reducir bmp, paint bmp, gratis, sin subir archivos',
    why_convert_points: [
      'Un mapa de bits suele gastar tres bytes en cada píxel, por sencilla que sea la imagen.',
      'Los buzones y los límites de subida que un BMP desborda no son problema para un JPG.',
      'Los teléfonos, los sitios web y los servicios de fotos esperan JPG; muchos ya no conocen BMP.',
      'Toda una colección de viejos mapas de bits vuelve a caber en una memoria USB.',
    ],
    when_use_points: [
      'Para fotos y escaneos guardados en BMP solo porque no había otra opción.',
      'Cuando quieres enviar las imágenes o publicarlas.',
      'Cuando no importan diferencias mínimas. Para mediciones, pixel art y capturas de pantalla, usa PNG.',
    ],
    cta_title: '¿Te sobran megabytes?',
    cta_description: 'Convierte hasta 20 mapas de bits a JPG de una vez, en tu propio dispositivo.',
  },
  seo_content: {
    difference:
      'BMP viene de los primeros tiempos de Windows y hace poco más que enumerar los píxeles, fila tras fila. Eso lo hace fácil de escribir y explica que tantos aparatos y programas pequeños lo sigan usando. JPG mira bloques de píxeles y los describe con muchos menos números, dejando fuera lo que el ojo apenas nota. Con calidad 90, como aquí, una foto cambia muy poco y pierde casi todo su peso.',
    faq: [
      {
        question: '¿Cuánto menos pesará el archivo?',
        answer:
          'Depende de la imagen; con fotos, casi siempre muchísimo menos. En cada fila ves el tamaño de antes y el de después.',
      },
      {
        question: 'Mi BMP es una captura de pantalla. ¿Le conviene JPG?',
        answer:
          'A menudo no: JPG deja manchas tenues alrededor del texto y de las líneas finas. PNG es compacto para las capturas y conserva cada píxel.',
      },
      {
        question: '¿Sirven los mapas de bits antiguos de 16 o 256\u00a0colores?',
        answer: 'Sí, y también los de blanco y negro y los que llevan una compresión sencilla por repeticiones.',
      },
      {
        question: '¿Y si mi BMP tiene partes transparentes?',
        answer: 'Es raro, pero existe. Se vuelven blancas, porque JPG no admite transparencia.',
      },
      {
        question: '¿Tengo que subir estos archivos tan grandes?',
        answer: 'No. Tu navegador lee el BMP de tu disco y lo convierte ahí mismo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
