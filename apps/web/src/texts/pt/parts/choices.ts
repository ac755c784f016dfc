import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/choices.ts';

export default {
  title: 'Páginas e resolução',
  pages: 'Páginas',
  pages_all: 'Todas as páginas',
  pages_first: 'Só a primeira',
  pages_range: 'De … a …',
  pages_from: 'Da página',
  pages_to: 'à página',
  dpi: 'Pontos por polegada (dpi)',
  longest_side: 'Lado maior em pixels',
  as_stated: 'como no arquivo',
  camera_preview: 'Rápido: usar a prévia da câmera',
  frames: 'Quadros da animação',
  frames_first: 'Só o primeiro',
  frames_all: 'Cada um como imagem',
} satisfies Translation<typeof en>;
