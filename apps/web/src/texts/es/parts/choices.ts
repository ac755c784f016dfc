import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/choices.ts';

export default {
  title: 'Páginas y resolución',
  pages: 'Páginas',
  pages_all: 'Todas las páginas',
  pages_first: 'Solo la primera',
  pages_range: 'De … a …',
  pages_from: 'De la página',
  pages_to: 'a la página',
  dpi: 'Puntos por pulgada (ppp)',
  longest_side: 'Lado más largo en píxeles',
  as_stated: 'como en el archivo',
  camera_preview: 'Rápido: usar la vista previa de la cámara',
  frames: 'Fotogramas de la animación',
  frames_first: 'Solo el primero',
  frames_all: 'Cada uno como imagen',
} satisfies Translation<typeof en>;
