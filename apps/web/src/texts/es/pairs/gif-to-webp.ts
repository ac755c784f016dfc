import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/gif-to-webp.ts';

export default {
  pair: {
    subtitle: 'Animaciones que siguen moviéndose y cargan antes',
    description:
      'Grabaciones de pantalla, reacciones, pequeñas demos de producto: los GIF son divertidos y a menudo enormes. WebP reproduce la misma animación, al mismo ritmo, con una compresión más nueva y mucho mejor.',
    seo_title: 'Convertir GIF a WebP gratis, con animación',
    seo_description:
      'Convierte hasta 20 GIF a WebP a la vez, gratis y sin subirlos. Las animaciones siguen animadas, cada fotograma a su ritmo, y la transparencia se conserva.',
    keywords:
      'gif a webp, convertir gif a webp, pasar gif a webp, gif animado a webp animado, webp animado, comprimir gif, gratis, sin subir archivos',
    why_convert_points: [
      'GIF sigue comprimiendo como en 1987; WebP aprovecha lo que el vídeo ha enseñado desde entonces.',
      'La animación sobrevive: cada fotograma, cuánto dura y cuántas veces se repite.',
      'Todos los navegadores actuales reproducen WebP animados, sin reproductor ni complemento.',
      'Las páginas con animaciones llegan antes al lector, sobre todo con datos móviles.',
    ],
    when_use_points: [
      'Para animaciones en tu propia web o tu blog.',
      'Para fragmentos de películas, juegos y grabaciones de pantalla, donde los GIF pesan de verdad.',
      'Cuando ya nadie tiene que editar la animación. Algunos chats y foros siguen pidiendo GIF.',
    ],
    cta_title: 'El mismo movimiento, menos lastre',
    cta_description: 'Convierte hasta 20 GIF a WebP de una sola vez.',
  },
  seo_content: {
    difference:
      'Un GIF tiene como mucho 256\u00a0colores por fotograma, y cada píxel se ve o no se ve, sin término medio: de ahí el grano de las películas y los bordes dentados de los stickers. Su compresión es anterior a la web. WebP tiene millones de colores, transparencia suave y una compresión que aprovecha los píxeles vecinos parecidos. Al convertir, la imagen queda como en el GIF: los colores que nunca tuvo no aparecen de la nada.',
    faq: [
      {
        question: '¿La animación va a la misma velocidad?',
        answer: 'Sí. Cada fotograma dura lo mismo que en el GIF, y el número de repeticiones se mantiene.',
      },
      {
        question: '¿Pesará menos el archivo?',
        answer:
          'Las grabaciones y los fragmentos de película suelen reducirse: solo se guarda lo que cambia de un fotograma a otro, con o sin pérdida, según lo que ocupe menos. Un GIF diminuto de pocos colores planos puede incluso crecer. Al terminar ves los dos tamaños y te quedas con el menor.',
      },
      { question: '¿Sirve también un GIF sin animación?', answer: 'Sí, se convierte en un WebP fijo.' },
      {
        question: '¿Dónde se verá mi WebP?',
        answer:
          'En las versiones actuales de Chrome, Firefox, Safari y Edge. En chats, programas de correo y presentaciones, haz antes una prueba: algunos solo muestran el primer fotograma.',
      },
      {
        question: '¿Una animación larga tarda más?',
        answer: 'Sí, porque cada fotograma se codifica de nuevo. Lo hace tu propio dispositivo, y no se sube nada.',
      },
    ],
  },
} satisfies Translation<typeof en>;
