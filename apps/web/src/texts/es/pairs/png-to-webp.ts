import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-webp.ts';

export default {
  pair: {
    subtitle: 'La misma transparencia, mucho menos peso',
    description:
      'En la web, WebP hace lo mismo que PNG, transparencia incluida, con muchos menos bytes. Ideal para los logotipos, las imágenes sin fondo y las capturas de pantalla que publiques en tu sitio.',
    seo_title: 'Convertir PNG a WebP gratis, con transparencia',
    seo_description:
      'Convierte hasta 5 PNG a WebP a la vez, gratis y sin subirlos. La transparencia se conserva, el peso baja y tu web va más rápido. Todo en tu navegador.',
    keywords:
      'png a webp, convertir png a webp, pasar de png a webp, webp transparente, comprimir png, conversor webp, gratis, sin subir archivos',
    why_convert_points: [
      'Incluso sin pérdida, los WebP pesan un 26\u00a0% menos que los PNG en la comparación publicada por Google; con calidad 90, la que usamos por defecto, las fotos se reducen mucho más. {measured}',
      'La transparencia se mantiene, con sus sombras y bordes suaves.',
      'Las tiendas y los portafolios llenos de imágenes sin fondo cargan antes, y se nota.',
      'Todos los navegadores actuales muestran WebP.',
    ],
    when_use_points: [
      'Para fotos de producto y logotipos con fondo transparente.',
      'Cuando las capturas en PNG son grandes y frenan la página.',
      'Para publicar en la web. Guarda el PNG como original para editarlo.',
    ],
    cta_title: 'Menos peso, la misma transparencia',
    cta_description: 'Convierte hasta cinco archivos PNG a WebP de una sola vez.',
  },
  seo_content: {
    difference:
      'PNG conserva cada píxel y comprime sin pérdida; por eso las fotos pesan mucho. WebP puede prescindir de lo que el ojo apenas nota y aun así ser transparente, una combinación que no ofrecen ni PNG ni JPG. Por defecto usamos calidad 90, ideal para mostrar imágenes en pantalla; en «Opciones» puedes elegir la conversión sin pérdida.',
    faq: [
      {
        question: '¿Se conserva la transparencia?',
        answer:
          'Sí, con todos sus matices. Las sombras, las zonas translúcidas y los bordes suaves se ven como en el PNG sobre cualquier fondo.',
      },
      {
        question: '¿Es una conversión sin pérdida?',
        answer:
          'Puede serlo: elige «Sin pérdida» en «Opciones» y cada píxel queda exactamente igual. Por defecto usamos calidad 90: en la mayoría de los casos cuesta distinguir el resultado del original y se ahorra mucho más espacio.',
      },
      {
        question: '¿Cuántos archivos puedo convertir a la vez?',
        answer: 'Hasta cinco. Puedes descargarlos uno a uno o todos juntos en un ZIP, y después empezar de nuevo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
