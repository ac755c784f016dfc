import type en from './en.ts';

export default {
  groups: {
    camera: 'câmera',
    date: 'data',
    author: 'autor',
    caption: 'descrição',
    location: 'localização',
    other: 'outros dados',
  },
  kept: 'Dados mantidos: {kept}',
  removed: 'Dados removidos: {removed}',
  kept_and_removed: 'Dados mantidos: {kept}; removidos: {removed}',
  none: 'O arquivo não tem metadados',
  damaged: 'Parte dos metadados não pôde ser lida e ficou de fora',
  hdr_dropped: 'A parte HDR da foto não é mantida; as cores são as da imagem padrão',
} satisfies typeof en;
