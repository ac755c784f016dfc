import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/pdf-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Cada página, una imagen',
    description:
      'Un formulario que solo admite imágenes, una diapositiva para el grupo, una página para tu web: convierte las páginas de un PDF en JPG, todas o solo las que necesites.',
    seo_title: 'Convertir PDF a JPG gratis: cada página, una imagen',
    seo_description:
      'Convierte páginas de PDF en imágenes JPG, gratis y sin crear una cuenta. Todas o un intervalo, a 150\u00a0ppp o a la resolución que elijas, sueltas o en un ZIP.',
    keywords:
      'pdf a jpg, convertir pdf a jpg, pasar pdf a jpg, pdf a jpeg, página de pdf como imagen, pdf a imagen, guardar pdf como jpg, gratis',
    why_convert_points: [
      'Los portales que piden una foto de un documento suelen rechazar el PDF.',
      'En chats y redes sociales, una imagen se ve al momento, sin abrir nada.',
      'Puedes poner una sola página en una presentación, una carta o una web.',
      'El aspecto queda fijado: las fuentes y el diseño se ven igual para todos.',
    ],
    when_use_points: [
      'Cuando la página es para verla, no para buscar, copiar o rellenar.',
      'Cuando necesitas unas pocas páginas de un documento largo, como un certificado o un horario.',
      'Para vistas previas y miniaturas. En contratos y en todo lo que se imprima, el original sigue siendo el PDF.',
    ],
    cta_title: 'Páginas listas para publicar',
    cta_description: 'Elige tus PDF, indica las páginas y obtén un JPG de cada una.',
  },
  seo_content: {
    difference:
      'Un PDF describe páginas: texto que se puede buscar y copiar, fuentes, dibujos nítidos a cualquier aumento, imágenes, enlaces y formularios. Un JPG es una sola imagen hecha de píxeles. Convertir es como fotografiar la página justo de frente: conservas lo que se ve y pierdes lo que hay detrás, como el texto, los enlaces y los campos. La nitidez depende de la resolución: a 150\u00a0ppp, una página A4 mide unos 1240 por 1754\u00a0píxeles.',
    faq: [
      {
        question: '¿Obtengo todas las páginas?',
        answer:
          'Sí, cada una en su propio JPG. Si solo necesitas algunas, indica un intervalo, por ejemplo 2–5, antes de convertir. «Descargar todo» las reúne en un ZIP.',
      },
      {
        question: '¿Qué resolución me conviene?',
        answer:
          'Para leer en pantalla bastan 150\u00a0ppp, el valor inicial. Para imprimir elige 300\u00a0ppp: la imagen tendrá el doble de píxeles en cada dirección, y el archivo crecerá en consecuencia.',
      },
      {
        question: '¿Se sube mi documento?',
        answer: {
          with_server:
            'Normalmente se envía a nuestro servidor cuando pulsas el botón y se borra de él una vez terminada la conversión. Si es confidencial, elige «Convertir en este navegador»: así el documento no sale de tu dispositivo.',
          without_server:
            'No. Tu navegador dibuja las páginas, así que hasta los papeles confidenciales se quedan contigo.',
        },
      },
      {
        question: '¿Puedo convertir un PDF con contraseña?',
        answer:
          'No. Si hace falta una contraseña para abrirlo, un aviso te lo dice. Guarda antes una copia sin contraseña, siempre que te esté permitido.',
      },
      {
        question: '¿Podré seleccionar el texto después?',
        answer: 'No, las letras se han vuelto píxeles. Conserva el PDF para buscar y copiar.',
      },
    ],
  },
} satisfies Translation<typeof en>;
