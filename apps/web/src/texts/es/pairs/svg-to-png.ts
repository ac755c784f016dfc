import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/svg-to-png.ts';

export default {
  pair: {
    subtitle: 'Gráficos vectoriales en píxeles, del tamaño que necesites',
    description:
      'Tu logotipo es un SVG, pero el formulario, la tienda o la presentación piden píxeles. Elige el tamaño y obtén un PNG nítido con el fondo transparente.',
    seo_title: 'Convertir SVG a PNG gratis, al tamaño que elijas',
    seo_description:
      'Convierte hasta 20 SVG a PNG a la vez, del tamaño que elijas, gratis y sin subirlos. Nítidos a cualquier tamaño y con el fondo transparente.',
    keywords:
      'svg a png, convertir svg a png, pasar svg a png, svg a png transparente, svg a png alta resolución, vector a png, gratis, sin subir archivos',
    why_convert_points: [
      'Las redes sociales, las tiendas de aplicaciones y muchos formularios no aceptan SVG.',
      'Procesadores de texto, chats y programas de correo muestran un PNG igual en todos los dispositivos.',
      'El gráfico se dibuja de nuevo al tamaño que elijas, así que queda nítido aunque sea grande.',
      'Un PNG solo contiene píxeles: ni scripts, ni enlaces, ni fuentes que falten.',
    ],
    when_use_points: [
      'Para fotos de perfil, iconos de aplicaciones y diapositivas.',
      'Cuando otra persona debe ver exactamente lo que tú ves, tenga las fuentes que tenga.',
      'Cuando el tamaño ya está decidido. Si el gráfico aún va a crecer o cambiar, sigue con el SVG.',
    ],
    cta_title: 'Píxeles nítidos a partir de curvas limpias',
    cta_description: 'Convierte hasta 20 SVG a PNG del tamaño que elijas.',
  },
  seo_content: {
    difference:
      'Un SVG es una lista de instrucciones de dibujo: aquí un círculo, allí una curva, este texto con aquella fuente. Un navegador las sigue a cualquier tamaño y el resultado siempre es nítido. Un PNG es el dibujo ya hecho, un número fijo de píxeles, cada uno guardado con exactitud. Si lo amplías después, se ve borroso: mejor elige ahora un tamaño generoso. Aquí lo dibuja tu navegador de forma aislada: los scripts del archivo no se ejecutan y no se descarga nada de la web.',
    faq: [
      {
        question: '¿Cómo saco un PNG grande de un SVG pequeño?',
        answer:
          'Indica antes de convertir cuánto debe medir el lado largo. El dibujo no tiene resolución propia: con 4000\u00a0píxeles sale tan nítido como con 40.',
      },
      {
        question: '¿Qué tamaño obtengo si no elijo ninguno?',
        answer: 'El que indica el archivo, tal como lo mostraría un navegador.',
      },
      {
        question: '¿El fondo es transparente?',
        answer: 'Donde no se dibuja nada, sí. Si el propio SVG pinta un fondo, se conserva.',
      },
      {
        question: '¿Por qué el texto se ve distinto?',
        answer:
          'El SVG pide una fuente que no está en tu dispositivo, y otra ocupa su lugar; las fuentes de la web no se descargan. Convierte el texto a trazados en tu programa gráfico, o incrusta la fuente, y se verá como lo diseñaste.',
      },
      {
        question: '¿Por qué se rechaza mi SVG?',
        answer:
          'Seguramente muestra imágenes de otros archivos o contiene partes de una página web. Por tu seguridad no se descarga nada, así que el dibujo quedaría incompleto. Incrusta las imágenes con tu programa gráfico y conviértelo de nuevo.',
      },
      {
        question: '¿Se suben mis archivos?',
        answer: 'No, los dibuja tu propio navegador. Un logotipo que aún no es público se queda en tu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
