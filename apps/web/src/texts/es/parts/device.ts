import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/device.ts';

export default {
  open: 'Usar sin conexión',
  title: 'Sin conexión a internet',
  always:
    'Las páginas en este idioma funcionan también sin conexión. Los PNG, JPG y WebP se convierten como siempre, igual que cualquier otro formato que ya hayas convertido aquí.',
  offer: 'Para tener todos los formatos e idiomas, se descargan {size} y se guardan en este dispositivo.',
  keep: 'Tenerlo todo disponible sin conexión',
  keeping: 'Descargando: {percent}',
  kept: 'Todo está en este dispositivo: puedes convertir todos los formatos sin conexión, en todos los idiomas.',
  remove: 'Quitar de este dispositivo',
  failed:
    'No se ha podido descargar todo. Comprueba la conexión y vuelve a intentarlo; lo que ya se ha descargado se conserva.',
  full: 'No queda espacio suficiente en este dispositivo. Puedes seguir convirtiendo como hasta ahora.',
  install: 'Instalar como aplicación',
  new_version_title: 'Hay una versión nueva',
  new_version:
    'La tendrás en tu próxima visita. Si la cargas ahora, pueden perderse los archivos y resultados de esta página; guarda antes lo que necesites.',
  load_now: 'Cargarla ahora',
} satisfies Translation<typeof en>;
