import type { Translation } from '../translation.ts';
import type en from './en.ts';
import pairs from './es.pairs.ts';

export default {
  meta: {
    title: 'Conversor de imágenes: PNG, JPG y WebP, gratis y privado',
    description:
      'Convierte PNG, JPG y WebP sin salir del navegador: gratis, sin subirlos y sin registro. HEIC y TIFF pasan a JPG. Respetamos la orientación y los colores.',
    keywords:
      'conversor de imágenes, convertidor de imágenes, convertir png a jpg, jpg a png, webp a jpg, png a webp, heic a jpg, tiff a jpg, gratis, sin subir archivos',
  },
  header: {
    title: 'Conversor de imágenes',
    free_badge: 'Gratis',
    language: 'Elegir idioma',
    skip: 'Ir al contenido',
  },
  hero: {
    title: 'Convierte PNG, JPG y WebP sin subirlos',
    subtitle: 'PNG, JPG y WebP entre sí; HEIC y TIFF a JPG',
    description:
      'Tus archivos PNG, JPG y WebP los convierte tu propio navegador, así que nunca salen de tu dispositivo. Sin cuenta, sin marca de agua y sin esperas.',
    description_server:
      'Tus archivos PNG, JPG y WebP los convierte tu propio navegador, así que nunca salen de tu dispositivo. Los HEIC y TIFF se convierten en nuestro servidor o, si lo prefieres, en tu navegador. Sin cuenta y sin marca de agua.',
  },
  upload: {
    title: 'Elige tus archivos',
    subtitle: 'Hasta {count} archivos {format}, máximo {size}\u00a0MB cada uno',
    drag_active: 'Suelta los archivos para añadirlos',
    drag_inactive: 'Arrastra aquí tus archivos {format} o haz clic para elegirlos',
    max_files: 'Máximo de 5 archivos alcanzado',
    file_count: '({count}/{max})',
    single_title: 'Elige tu imagen',
    single_subtitle: 'PNG, JPG, WebP, HEIC o TIFF, hasta {size}\u00a0MB',
    single_drag_inactive: 'Arrastra aquí una imagen o haz clic para elegirla',
    anywhere: 'También puedes soltar o pegar en cualquier parte de la página.',
  },
  conversion: {
    selected_files: 'Archivos seleccionados',
    converting: 'Convirtiendo...',
    convert_all: 'Convertir todo',
    download_all: 'Descargar todo',
    browser_tag: 'En tu navegador',
    server_tag: 'En nuestro servidor',
    prefer_client: 'Prefiero convertir en este navegador',
    prefer_server: 'Convertir en el servidor',
    server_note:
      'No se envía nada hasta que pulses el botón. El archivo se borra del servidor justo después de la conversión.',
    success_title: 'Conversión exitosa',
    success_description: '{filename} ha sido convertido a {format}.',
    error_title: 'Conversión fallida',
    error_description: 'Error con {filename}',
    files_added_title: 'Archivos añadidos',
    files_added_description: '{count} archivo(s) listo(s) para conversión',
    single_success_description: 'Tu {file} se ha convertido a JPG.',
    single_error_description: 'Algo falló durante la conversión. Inténtalo de nuevo.',
    convert: 'Convertir a {format}',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    remove: 'Quitar {filename}',
    clear: 'Quitar todo',
    download: 'Descargar',
    download_file: 'Descargar {filename}',
    progress: 'Progreso',
    ready: 'Listo para convertir',
    smaller: '{percent}\u00a0% más pequeño',
    larger: '{percent}\u00a0% más grande',
    same_size: 'Mismo tamaño',
    seconds: '{seconds}\u00a0s',
    more_frames_title: 'Solo la primera imagen',
    more_frames_description: '{filename} contiene {count} páginas o fotogramas. Solo se convirtió la primera imagen.',
    routes_title: 'Conversiones disponibles',
    route: '{from} → {to} ({mode})',
    mode_browser: 'Navegador',
    mode_server: 'Servidor',
  },
  rejections: {
    title: 'Archivo no añadido',
    empty: '{filename} está vacío.',
    too_large: '{filename} pesa más de {size}\u00a0MB.',
    too_many: '{filename} se ha quedado fuera: aquí caben {count} archivo(s).',
    unknown: '{filename} no es una imagen que podamos leer.',
    other_format: '{filename} es un archivo {format}.',
    other_page: 'Ir al conversor de {format}',
  },
  errors: {
    EMPTY: 'El archivo está vacío.',
    UNKNOWN_FORMAT: 'Este archivo no es una imagen que podamos leer.',
    CORRUPT: 'El archivo está dañado.',
    INCOMPLETE: 'El archivo está incompleto: le falta el final.',
    UNSUPPORTED: 'Esta variante del formato no es compatible.',
    TOO_LARGE: 'La imagen tiene demasiados píxeles para este dispositivo.',
    DECODE_FAILED: 'No se pudo leer la imagen.',
    ENCODE_FAILED: 'No se pudo guardar la imagen en el nuevo formato.',
    WORKER_CRASHED: 'El navegador detuvo la conversión, probablemente por falta de memoria.',
    TIMED_OUT: 'La conversión tardó demasiado y se detuvo.',
    CODEC_UNAVAILABLE: 'No se pudo cargar una parte del conversor. ¿Estás sin conexión?',
    ABORTED: 'Conversión cancelada.',
  },
  notices: {
    label: 'Avisos',
    close: 'Cerrar',
    retry: 'Reintentar',
    load_failed_title: 'No se pudo cargar la página',
    load_failed_description: 'Tus archivos y resultados siguen aquí. Comprueba la conexión y vuelve a intentarlo.',
  },
  features: {
    title: 'Por qué usar este conversor',
    items: [
      {
        title: 'Tus imágenes siguen siendo tuyas',
        text: {
          with_server:
            'Los PNG, JPG y WebP se leen, se convierten y se guardan en tu dispositivo: no se envía ni un solo byte de ellos. Los HEIC y TIFF se borran de nuestro servidor justo después de la conversión y, si eliges tu navegador, ni siquiera se envían.',
          without_server:
            'Los PNG, JPG y WebP se leen, se convierten y se guardan en tu dispositivo. De tus imágenes no se envía ni un solo byte a ninguna parte.',
        },
      },
      {
        title: 'Bien orientadas y con los colores correctos',
        text: 'Las fotos del teléfono que aparecen de lado se enderezan automáticamente, los colores de gama amplia se adaptan a cualquier pantalla y la transparencia se conserva siempre que el nuevo formato lo permite.',
      },
      {
        title: 'Sin registro ni esperas',
        text: {
          with_server:
            'No hay nada que instalar ni cuenta que crear. Casi todo el trabajo lo hace tu equipo, que también toma el relevo cuando nuestro servidor está ocupado, así que nunca tienes que esperar tu turno.',
          without_server:
            'No hay nada que instalar ni cuenta que crear. El trabajo lo hace el procesador de tu equipo, así que nunca tienes que esperar tu turno.',
        },
      },
      {
        title: 'Hasta cinco a la vez',
        text: 'Salvo en la de PNG a JPG, en cada página puedes convertir hasta cinco archivos a la vez y llevártelos en un solo ZIP.',
      },
    ],
  },
  how_it_works: {
    title: 'Cómo funciona',
    steps: [
      { title: 'Elige', text: 'Arrastra tus archivos a la página o búscalos en tu dispositivo.' },
      {
        title: 'Convierte',
        text: {
          with_server: 'Pulsa el botón. La página te indica dónde se hace la conversión.',
          without_server: 'Pulsa el botón. Tu navegador hace el resto.',
        },
      },
      { title: 'Guarda', text: 'Descarga las imágenes una a una o todas juntas.' },
    ],
  },
  comparison: {
    caption: 'Comparación entre {from} y {to}',
    property: 'Propiedad',
    rows: {
      compression: 'Compresión',
      transparency: 'Transparencia',
      animation: 'Animación',
      size: 'Tamaño de una foto',
      best_for: 'Ideal para',
      support: 'Se abre en',
    },
    formats: {
      png: {
        compression: 'Sin pérdida',
        transparency: 'Sí, con bordes suaves',
        animation: 'Sí, como APNG',
        size: 'Grande',
        best_for: 'Logotipos, capturas de pantalla, dibujos y texto',
        support: 'Prácticamente cualquier programa',
      },
      jpg: {
        compression: 'Con pérdida',
        transparency: 'No',
        animation: 'No',
        size: 'Pequeño',
        best_for: 'Fotos',
        support: 'Prácticamente cualquier programa',
      },
      webp: {
        compression: 'Con o sin pérdida',
        transparency: 'Sí, con bordes suaves',
        animation: 'Sí',
        size: 'Muy pequeño',
        best_for: 'Imágenes para la web',
        support: 'Todos los navegadores actuales, pero no todos los programas',
      },
    },
  },
  faq: { title: 'Preguntas frecuentes' },
  related: { title: 'Más conversiones', link: '{from} a {to}' },
  format_selector: {
    title: '¿Qué formatos necesitas?',
    from: 'De',
    to: 'A',
    choose: 'Elige',
    go: 'Ir al conversor',
    hint: 'Por favor selecciona ambos formatos',
  },
  cta: {
    title: '¿Tienes una imagen en el formato equivocado?',
    description: {
      with_server: 'Conviértela aquí y ahora, gratis y sin cuenta.',
      without_server: 'Conviértela aquí y ahora, sin dejarla en manos de nadie.',
    },
    button: 'Convertir ahora',
  },
  footer: {
    copyright: '© {year} {title}',
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    cookie_settings: 'Configuración de cookies',
    donate: 'Invítanos a un café',
    languages: 'Idiomas',
    legal: 'Legal',
  },
  trust_indicators: {
    label: 'Lo que puedes esperar',
    secure: 'Seguro',
    fast: 'Rápido',
    no_upload: 'Sin subir archivos',
    no_upload_server: 'PNG, JPG y WebP: sin subirlos',
    privacy: 'Privado',
    free: 'Gratis',
    note: 'Los PNG, JPG y WebP nunca se suben: los convierte tu navegador.',
    note_server:
      'Los PNG, JPG y WebP nunca se suben. Los HEIC y TIFF se convierten en nuestro servidor y se borran justo después; si eliges tu navegador, tampoco se suben.',
  },
  measured: {
    time: 'Duración típica: {seconds}\u00a0s para una imagen de {megapixels}\u00a0megapíxeles, medida en {browser} con {cores}\u00a0núcleos de procesador.',
    time_under_a_second:
      'Normalmente en menos de 1\u00a0segundo: {seconds}\u00a0s para una imagen de {megapixels}\u00a0megapíxeles, según nuestra medición en {browser} con {cores}\u00a0núcleos de procesador.',
    saving:
      'En nuestra propia medición con este conversor, la mitad de {files} archivos {format} se redujo al menos un {percent}.',
  },
  languages: { de: 'Deutsch', en: 'English', es: 'Español', pt: 'Português' },
  ads: { label: 'Publicidad' },
  consent: {
    title: 'Cookies: tú decides',
    ads: 'Gracias a los anuncios de {name}, este conversor sigue siendo gratis.',
    analytics: '{name} cuenta las visitas y nos muestra qué podemos mejorar.',
    text: 'Nada de esto se carga sin tu permiso; si lo das, es posible que se guarden cookies. Decidas lo que decidas, el conversor funciona exactamente igual.',
    accept: 'Aceptar',
    reject: 'Rechazar',
    more: 'Leer la política de privacidad',
  },
  not_found: {
    title: '¡Ups! Página no encontrada',
    text: 'En esta dirección no hay nada. Quizá la página haya cambiado de lugar o el enlace tenga un error.',
    link: 'Volver al inicio',
  },
  ...pairs,
} satisfies Translation<typeof en>;
