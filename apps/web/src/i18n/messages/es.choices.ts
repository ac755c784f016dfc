import type en from './en.choices.ts';

export default {
  title: 'Qué tomar del archivo',
  pages: 'Páginas',
  pages_all: 'Todas las páginas',
  pages_first: 'Solo la primera',
  pages_range: 'De … a …',
  pages_from: 'De la página',
  pages_to: 'a la página',
  dpi: 'Puntos por pulgada (ppp)',
  longest_side: 'Lado más largo en píxeles',
  as_stated: 'como en el archivo',
  camera_preview: 'Rápido: usar la imagen que hizo la cámara',
} satisfies typeof en;
