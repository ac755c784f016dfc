import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-ico.ts';

export default {
  pair: {
    subtitle: 'Un solo favicon con todos los tamaños habituales',
    description:
      'La imagen pequeña de la pestaña del navegador, el icono de un acceso directo de Windows: los dos suelen ser archivos ICO. Elige tu logotipo en PNG y obtén un icono con los tamaños habituales, de 16 a 256\u00a0píxeles.',
    seo_title: 'Convertir PNG a ICO gratis: favicon completo',
    seo_description:
      'Convierte un PNG en ICO para favicons e iconos de Windows, gratis y sin subirlo. Hasta siete tamaños, de 16 a 256\u00a0píxeles, en un archivo, con transparencia.',
    keywords:
      'png a ico, convertir png a ico, pasar png a ico, crear favicon, favicon.ico, icono de windows, png a icono, gratis, sin subir archivos',
    why_convert_points: [
      'Los navegadores buscan un archivo llamado favicon.ico aunque la página no lo mencione.',
      'Para programas, accesos directos y carpetas, Windows usa ICO y no PNG.',
      'Con varios tamaños en un archivo, las pestañas, las barras de tareas y los escritorios toman el que mejor les encaja.',
      'El fondo transparente se mantiene, y el icono queda bien en diseños claros y oscuros.',
    ],
    when_use_points: [
      'Para el favicon.ico de un sitio web.',
      'Para accesos directos, carpetas y programas de Windows.',
      'Para nada más: los teléfonos y las tiendas de aplicaciones piden PNG, así que conserva el original.',
    ],
    cta_title: 'Tu logotipo en la pestaña del navegador',
    cta_description: 'Elige un PNG y pon hoy mismo el icono en tu web.',
  },
  seo_content: {
    difference:
      'Un PNG es una imagen de un solo tamaño. Un ICO es una pequeña carpeta de imágenes: el mismo dibujo en varios tamaños, de los que el sistema toma el más adecuado. El nuestro contiene los tamaños de 16, 24, 32, 48, 64, 128 y 256\u00a0píxeles, hasta donde alcance tu imagen, cada uno reducido con cuidado y guardado sin pérdida. Si tu imagen no es cuadrada, se coloca en el centro de un cuadrado transparente: nada se deforma ni se corta.',
    faq: [
      {
        question: '¿De qué tamaño debe ser mi PNG?',
        answer:
          'Al menos de 256 por 256\u00a0píxeles y, si puede ser, cuadrado. De una imagen más pequeña solo obtienes los tamaños que no la superan, porque ampliarla la dejaría borrosa.',
      },
      {
        question: '¿Cómo añado el favicon a mi sitio?',
        answer:
          'Cambia el nombre del archivo a favicon.ico y ponlo en la carpeta principal de tu sitio: los navegadores lo encuentran solos. Si está en otro lugar, indícalo con un elemento «link» en la cabecera de la página.',
      },
      {
        question: '¿Por qué cuesta reconocer mi logotipo a 16\u00a0píxeles?',
        answer:
          'Solo hay 256\u00a0puntos para dibujar. Usa una versión simplificada: la inicial o el símbolo, sin letra pequeña.',
      },
      {
        question: '¿Funciona el icono en sistemas antiguos?',
        answer:
          'Las imágenes que contiene son PNG. Windows las lee desde Vista, y también las leen todos los navegadores actuales.',
      },
      {
        question: '¿Puedo hacer varios iconos a la vez?',
        answer: 'Sí, hasta 20. De cada PNG sale un ICO, y puedes descargarlos todos en un ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
