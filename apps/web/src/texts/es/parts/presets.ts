import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/presets.ts';

export default {
  legend: 'Elige un preajuste',
  names: { web: 'Página web', email: 'Correo', upload: 'Formulario en línea', passport: 'Foto de pasaporte' },
  face: '35 × 45\u00a0mm impresa. Con «Recortar y girar» colocas la cara en su sitio.',
  none: 'Aún no has guardado ninguno. Los preajustes incluidos son para otros formatos.',
  save_as: 'Guardar como…',
  name: 'Nombre del preajuste',
  save: 'Guardar',
  replace: 'Reemplazar',
  exists: '«{name}» ya existe y se reemplazará.',
  saved: '«{name}» se ha guardado en este dispositivo.',
  full: 'Puedes guardar {most} preajustes. Elimina uno para hacer sitio.',
  blocked: 'No se ha podido guardar el preajuste: tu navegador no tiene espacio o no lo permite.',
  share: 'Copiar enlace del preajuste',
  delete: 'Eliminar preajuste',
  deleted: '«{name}» se ha eliminado.',
  undo: 'Deshacer',
  check: {
    met: 'Sirve para «{name}»: {width} × {height}\u00a0px, {size}',
    bytes: 'No sirve para «{name}»: {size}, {excess} por encima de {most}',
    pixels: 'No sirve para «{name}»: {width} × {height}\u00a0px, pero el máximo es {most}\u00a0px por lado',
    small:
      'No sirve para «{name}»: la imagen es demasiado pequeña. {width} × {height}\u00a0px en lugar de {wanted}, porque las imágenes no se amplían',
    other: 'No sirve para «{name}»: {width} × {height}\u00a0px en lugar de {wanted}',
    density: 'No sirve para «{name}»: el archivo no indica {wanted}\u00a0ppp',
  },
} satisfies Translation<typeof en>;
