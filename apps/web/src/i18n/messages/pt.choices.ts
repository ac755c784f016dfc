import type en from './en.choices.ts';

export default {
  title: 'O que aproveitar do arquivo',
  pages: 'Páginas',
  pages_all: 'Todas as páginas',
  pages_first: 'Só a primeira',
  pages_range: 'De … a …',
  pages_from: 'Da página',
  pages_to: 'à página',
  dpi: 'Pontos por polegada (dpi)',
  longest_side: 'Lado mais longo em pixels',
  as_stated: 'como no arquivo',
  camera_preview: 'Rápido: usar a imagem feita pela câmera',
} satisfies typeof en;
