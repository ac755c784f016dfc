import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-png.ts';

export default {
  pair: {
    subtitle: 'Listas para editar, con su transparencia',
    description:
      'Muchos editores aún no se llevan bien con WebP. En PNG, tu imagen se abre en prácticamente todos, con la transparencia y los bordes suaves intactos.',
    seo_title: 'Convertir WebP a PNG gratis y con transparencia',
    seo_description:
      'Convierte hasta 5 WebP a PNG a la vez, gratis y sin subirlos. Conservan la transparencia y no pierden más calidad. Todo en tu navegador.',
    keywords:
      'webp a png, convertir webp a png, pasar de webp a png, webp a png sin fondo, abrir webp, sin pérdida, gratis, sin subir archivos',
    why_convert_points: [
      'Las zonas transparentes siguen siendo transparentes, hasta el borde más suave.',
      'PNG comprime sin pérdida: no se pierde nada más al convertir ni al volver a guardar.',
      'Prácticamente cualquier editor de imágenes abre y guarda PNG.',
      'Podrás usar en tus diseños los stickers, logotipos e iconos que tengas en WebP.',
    ],
    when_use_points: [
      'Cuando la imagen tiene un fondo transparente que quieres conservar.',
      'Antes de editarla en un programa que no admite WebP.',
      'Para logotipos, iconos y capturas de pantalla. Las fotos en PNG pesan mucho.',
    ],
    cta_title: 'Imágenes sin fondo, donde quieras',
    cta_description: 'Convierte hasta cinco archivos WebP a PNG de una sola vez.',
  },
  seo_content: {
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
} satisfies Translation<typeof en>;
