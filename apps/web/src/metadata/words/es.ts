import type en from './en.ts';

export default {
  groups: {
    camera: 'cámara',
    date: 'fecha',
    author: 'autor',
    caption: 'descripción',
    location: 'ubicación',
    other: 'otros datos',
  },
  kept: 'Datos conservados: {kept}',
  removed: 'Datos eliminados: {removed}',
  kept_and_removed: 'Datos conservados: {kept}; eliminados: {removed}',
  none: 'El archivo no tiene metadatos',
  damaged: 'Una parte de los metadatos no se podía leer y se ha omitido',
  hdr_dropped: 'La parte HDR de la foto no se conserva; los colores son los de la imagen estándar',
} satisfies typeof en;
