import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Fotos del iPhone que cualquiera puede abrir',
    description:
      'Tu iPhone guarda las fotos en HEIC, y muchos formularios, programas y aparatos antiguos no saben qué hacer con ellas. En JPG se abren prácticamente en cualquier sitio.',
    seo_title: 'Convertir HEIC a JPG gratis: fotos de iPhone',
    seo_description:
      'Convierte hasta 20 fotos HEIC de tu iPhone a JPG a la vez, gratis y sin crear una cuenta. Salen derechas, con los colores correctos y sin la ubicación.',
    keywords:
      'heic a jpg, convertir heic a jpg, pasar heic a jpg, heic a jpeg, fotos iphone a jpg, heif a jpg, abrir heic, gratis',
    why_convert_points: [
      'Trámites en línea, portales de compraventa y laboratorios fotográficos que rechazan HEIC casi siempre admiten JPG.',
      'Windows a veces pide una extensión para mostrar un HEIC; un JPG se abre sin más.',
      'Quien reciba tus fotos podrá verlas, tenga el teléfono que tenga.',
      'La ubicación se elimina, salvo que quieras conservarla: una foto hecha en casa no revela dónde vives.',
    ],
    when_use_points: [
      'Cuando las fotos salen del mundo Apple: por correo, en un formulario o en una memoria USB.',
      'Para copias en papel, álbumes impresos y marcos digitales.',
      'Cuando te basta con la imagen. Los extras, como los datos de profundidad, se quedan en el HEIC: consérvalo.',
    ],
    cta_title: 'Saca tus fotos del HEIC',
    cta_description: 'Convierte hasta 20 fotos del iPhone a JPG de una sola vez.',
  },
  seo_content: {
    difference:
      'El iPhone guarda sus fotos en HEIC desde 2017. Este formato comprime con las técnicas del vídeo moderno, así que las fotos ocupan menos, y en un mismo archivo caben también datos de profundidad o una segunda imagen. JPG tiene un cuarto de siglo más y sabe hacer mucho menos, pero lo abre prácticamente todo. Tomamos la imagen principal, la ponemos derecha, pasamos sus colores de gama amplia a sRGB y la guardamos con calidad 90.',
    faq: [
      {
        question: '¿Se suben mis fotos?',
        answer: {
          with_server:
            'Por defecto, sí: cuando pulsas el botón se envían a nuestro servidor, se convierten y se borran en cuanto termina la conversión. Si prefieres que no salgan de tu dispositivo, elige antes «Convertir en este navegador».',
          without_server: 'No. Tu navegador lee cada HEIC y crea el JPG en tu propio dispositivo.',
        },
      },
      {
        question: '¿Puedo hacer que el iPhone tome las fotos en JPG?',
        answer:
          'Sí. En Ajustes, entra en Cámara, luego en Formatos, y elige «El más compatible». Las fotos nuevas se guardarán en JPG; las que ya tienes seguirán en HEIC hasta que las conviertas.',
      },
      {
        question: '¿Se nota la diferencia?',
        answer:
          'Apenas. Los dos formatos comprimen con pérdida, así que al convertir se pierde una pizca de detalle, pero con calidad 90 hay que fijarse mucho para verlo. Los brillos que destacan en una pantalla HDR siguen ahí: el JPG conserva la parte HDR de la foto.',
      },
      {
        question: '¿Por qué pesa más el JPG que el HEIC?',
        answer:
          'Para que no se pierda casi nada de la foto: por defecto usamos calidad 90, que necesita más bytes de los que gastó el teléfono. Es el precio de un archivo que se abre casi en cualquier sitio.',
      },
      {
        question: '¿Qué pasa con las Live Photos?',
        answer:
          'Obtienes la imagen fija. El movimiento nunca estuvo en el HEIC: el iPhone lo guarda aparte, en un vídeo.',
      },
      {
        question: '¿Los JPG conservan la fecha y la ubicación?',
        answer:
          'Solo si quieres. Por defecto se eliminan todos los metadatos: ubicación, fecha y datos de la cámara. En «Opciones» puedes conservarlos, con o sin la ubicación, para que tu álbum siga ordenando las fotos por fecha.',
      },
      {
        question: '¿El HEIC se descodifica con exactitud?',
        answer:
          'Sí: cada valor sale tal como lo define el estándar, y lo comprobamos con ffmpeg. El descodificador en el que suelen basarse los conversores en el navegador se salta el último paso, el que suaviza las uniones entre bloques. Nosotros lo aplicamos y, que sepamos, ningún otro conversor en el navegador lo hace.',
      },
    ],
  },
} satisfies Translation<typeof en>;
