import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/tiff-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Escaneos y archivos de imprenta en un tamaño manejable',
    description:
      'Escáneres, archivos históricos, microscopios e imprentas trabajan con TIFF: completo, pero pesado e incómodo de enviar. En JPG, la misma imagen cabe en un correo y se abre en cualquier navegador.',
    seo_title: 'Convertir TIFF a JPG gratis: escaneos y TIF',
    seo_description:
      'Convierte hasta 20 archivos TIFF o TIF a JPG a la vez, gratis y sin crear una cuenta. También con colores de imprenta (CMYK), 16\u00a0bits o varias páginas.',
    keywords:
      'tiff a jpg, tif a jpg, convertir tiff a jpg, pasar tiff a jpg, tiff a jpeg, escaneo a jpg, tiff de varias páginas, cmyk a rgb, gratis',
    why_convert_points: [
      'Las fotos escaneadas quedan de un tamaño que puedes enviar, compartir y llevar en el teléfono.',
      'La mayoría de los navegadores no muestran TIFF; JPG lo muestran todos.',
      'Los colores pensados para la imprenta (CMYK) se convierten para que se vean bien en pantalla.',
      'Las tiendas en línea, los formularios y las redes sociales esperan JPG y a menudo rechazan TIFF.',
    ],
    when_use_points: [
      'Para ver las imágenes, enviarlas y publicarlas.',
      'Para fotos escaneadas. Si en un documento importa cada letra, déjalo en TIFF o PDF.',
      'Cuando el original está archivado y a salvo: editar e imprimir con toda la profundidad sigue siendo cosa del TIFF.',
    ],
    cta_title: 'Escaneos que caben en un correo',
    cta_description: 'Convierte hasta 20 archivos TIFF a JPG de una sola vez.',
  },
  seo_content: {
    difference:
      'Más que un formato, TIFF es una caja de herramientas: un archivo puede llevar varias páginas, 16\u00a0bits por canal, tintas de imprenta, capas o mediciones, y todo ello comprimido de muchas maneras o sin comprimir. Por eso confían en él los archivos históricos y las imprentas, y por eso tan pocos programas lo leen entero. Un JPG contiene una imagen de 8\u00a0bits por canal y la comprime con una pequeña pérdida. Redondeamos correctamente los valores de 16\u00a0bits, pasamos el perfil de color incluido a sRGB y guardamos con calidad 90.',
    faq: [
      {
        question: '¿Qué pasa con un TIFF de varias páginas?',
        answer:
          'Obtienes la primera, y la fila indica cuántas hay. Si quieres las demás, pide todas las páginas antes de convertir: cada una será un JPG.',
      },
      {
        question: '¿Es lo mismo «.tif» que «.tiff»?',
        answer: 'Sí. La versión corta viene de cuando las extensiones tenían tres letras. Aquí sirven las dos.',
      },
      {
        question: '¿Dónde se convierten mis escaneos?',
        answer: {
          with_server:
            'En nuestro servidor, salvo que elijas «Convertir en este navegador». No se envía nada hasta que pulsas el botón, y el archivo subido se borra cuando termina la conversión.',
          without_server: 'En tu propio dispositivo, con tu navegador. Tus escaneos no se suben.',
        },
      },
      {
        question: '¿Cambian los colores de un archivo CMYK?',
        answer:
          'Se convierten con el perfil del archivo, tan fielmente como permite una pantalla. Tintas y pantallas no pueden mostrar exactamente los mismos colores, así que guarda el TIFF para la imprenta.',
      },
      {
        question: '¿Cuánta calidad se pierde?',
        answer:
          'Con calidad 90, muy poca. Lo que sí se pierde es profundidad, de 16\u00a0bits a 8, y solo se nota si después aclaras zonas oscuras. Por eso conviene editar primero y convertir después.',
      },
      {
        question: '¿Por qué se rechaza mi TIFF?',
        answer:
          'Algunos programas usan compresiones poco comunes. Si no podemos leer bien la tuya, el aviso dice cuál es; vuelve a guardar el TIFF con LZW o sin compresión y debería funcionar.',
      },
    ],
  },
} satisfies Translation<typeof en>;
