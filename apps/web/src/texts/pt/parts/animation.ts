import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/animation.ts';

export default {
  title: 'Animação',
  join: 'Uma única animação com todas as imagens',
  join_hint: 'Na ordem da lista. Imagens de outros tamanhos são ajustadas ao da primeira.',
  time: 'Duração de cada imagem',
  time_label: 'Duração de cada imagem em milissegundos',
  forever: 'Repetir sem fim',
  once: 'Reproduzir uma vez',
  order: 'Ordem das imagens',
  earlier: 'Mover {filename} para cima',
  later: 'Mover {filename} para baixo',
  moved: '{filename} agora é o número {place} de {last}.',
  making: 'Criando a animação…',
  failed: 'Não foi possível criar a animação. Ela pode ter até {most} imagens.',
  made: {
    one: '{count} imagem, {width}\u00a0×\u00a0{height} pixels, {size}.',
    other: '{count} imagens, {width}\u00a0×\u00a0{height} pixels, {size}.',
  },
  fitted: {
    one: '{count} imagem foi ajustada ao tamanho da primeira.',
    other: '{count} imagens foram ajustadas ao tamanho da primeira.',
  },
  missing: 'Ficaram de fora porque não puderam ser ajustadas: {list}.',
  play: 'Reproduzir',
  stop: 'Parar',
  preview: 'A animação',
} satisfies Translation<typeof en>;
