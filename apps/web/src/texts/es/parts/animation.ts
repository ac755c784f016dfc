import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/animation.ts';

export default {
  title: 'Animación',
  join: 'Una sola animación con todas las imágenes',
  join_hint: 'En el orden de la lista. Las imágenes de otro tamaño se ajustan al de la primera.',
  time: 'Duración de cada imagen',
  time_label: 'Duración de cada imagen en milisegundos',
  forever: 'Repetir sin fin',
  once: 'Reproducir una vez',
  order: 'Orden de las imágenes',
  earlier: 'Subir {filename}',
  later: 'Bajar {filename}',
  moved: '{filename} ocupa ahora el puesto {place} de {last}.',
  making: 'Creando la animación…',
  failed: 'No se ha podido crear la animación. Puede tener hasta {most} imágenes.',
  made: {
    one: '{count} imagen, {width}\u00a0×\u00a0{height} píxeles, {size}.',
    other: '{count} imágenes, {width}\u00a0×\u00a0{height} píxeles, {size}.',
  },
  fitted: {
    one: 'Se ha ajustado {count} imagen al tamaño de la primera.',
    other: 'Se han ajustado {count} imágenes al tamaño de la primera.',
  },
  missing: 'No se han incluido porque no se han podido ajustar: {list}.',
  play: 'Reproducir',
  stop: 'Detener',
  preview: 'La animación',
} satisfies Translation<typeof en>;
