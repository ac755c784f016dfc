import type { DeviceWords } from './device-words.ts';

export default {
  open: 'Usar sin conexión',
  title: 'Sin conexión a internet',
  always:
    'Las páginas funcionan en este idioma también sin conexión. Los PNG, JPG y WebP se convierten entonces como siempre, y también cualquier otro formato que ya hayas convertido aquí.',
  offer: 'Para tener todos los formatos y todos los idiomas se descargan {size}, que se guardan en este dispositivo.',
  keep: 'Tenerlo todo disponible sin conexión',
  keeping: 'Descargando: {percent}',
  kept: 'Todo está en este dispositivo: puedes convertir todos los formatos sin conexión, en todos los idiomas.',
  remove: 'Quitar de este dispositivo',
  failed:
    'No se ha podido descargar todo. Comprueba tu conexión e inténtalo de nuevo; lo que ya ha llegado se conserva.',
  full: 'No queda espacio suficiente en este dispositivo. Puedes seguir convirtiendo como hasta ahora.',
  install: 'Instalar como aplicación',
  new_version_title: 'Hay una versión nueva',
  new_version:
    'La tendrás en tu próxima visita. Si la cargas ahora, se pierden los archivos y resultados de esta página; guarda antes lo que necesites.',
  load_now: 'Cargarla ahora',
  offline_title: 'Estás sin conexión',
  offline:
    'Puedes seguir: los PNG, JPG y WebP se convierten como siempre, y también los formatos que ya hayas convertido aquí. Para los demás, el conversor necesita la conexión una vez.',
  offline_kept: 'Puedes seguir: todo está en este dispositivo, así que todos los formatos se convierten sin conexión.',
} satisfies DeviceWords;
