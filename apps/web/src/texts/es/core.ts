import type { Translation } from '../../i18n/translation.ts';
import type en from '../en/core.ts';

export default {
  language: 'es',
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
    all_formats: 'Todos los formatos',
    any_number: 'Todos los formatos y tantos archivos como quieras',
    conversions: 'Conversiones',
    to: 'A {format}',
  },
  hero: {
    title: 'Convierte PNG, JPG y WebP sin subirlos',
    subtitle: 'PNG, JPG y WebP entre sí; HEIC y TIFF a JPG',
    description:
      'Tu propio navegador convierte tus archivos PNG, JPG y WebP, así que nunca salen de tu dispositivo. Sin cuenta y sin marca de agua.',
    description_server:
      'Tu propio navegador convierte tus archivos PNG, JPG y WebP, así que nunca salen de tu dispositivo. Los HEIC y TIFF se convierten en nuestro servidor o, si lo prefieres, en tu navegador. Sin cuenta y sin marca de agua.',
  },
  upload: {
    title: 'Elige tus archivos',
    subtitle: 'Hasta {count} archivos {format}, máximo {size}\u00a0MB cada uno',
    drag_active: 'Suelta los archivos para añadirlos',
    drag_inactive: 'Arrastra aquí tus archivos {format} o haz clic para elegirlos',
    max_files: 'Máximo de {count} archivos alcanzado',
    file_count: '({count}/{max})',
    needs_script:
      'Para convertir hace falta JavaScript, y aquí está desactivado. Actívalo y vuelve a cargar la página.',
    drop: 'Arrastra aquí tus archivos {format}',
    choose: 'Elegir archivos {format}',
    anywhere: 'o suéltalos o pégalos en cualquier parte de esta página',
    room: 'hasta {number} más',
    single_title: 'Elegir una imagen',
    single_subtitle: '{formats}, hasta {size}\u00a0MB',
    single_drop: 'Arrastra aquí una imagen',
    single_drag_active: 'Suelta el archivo para añadirlo',
    single_anywhere: 'o suéltala o pégala en cualquier parte de esta página',
    single_result: 'Se guarda como JPG. Los archivos JPG se quedan como están.',
    single_result_other: 'Se guarda como {format}.',
    add_more: 'Añadir más archivos',
    single_another: 'Elegir otra imagen',
    samples: '¿No tienes una imagen a mano? Prueba con una de estas:',
  },
  conversion: {
    selected_files: 'Archivos seleccionados',
    // Three dots, as specified word for word; everywhere else an ellipsis is one character.
    converting: 'Convirtiendo...',
    still_converting: 'Todavía se está convirtiendo: comprimir una imagen grande tarda unos segundos',
    page_in_work: 'Convirtiendo la página {page} de {last}',
    convert_all: 'Convertir todo',
    convert_again: 'Convertir de nuevo',
    options: 'Opciones',
    options_of: 'Opciones para {filename}',
    own_options_of: 'Opciones para {filename} (distintas de las demás)',
    outdated: 'Con opciones anteriores',
    earlier_kept: 'El resultado anterior sigue aquí.',
    download_all: 'Descargar todo',
    download_joined: 'Descargar en un solo PDF',
    uploading: 'Subiendo: {percent}\u00a0%',
    server_converting: 'Convirtiendo en nuestro servidor',
    receiving: 'Recibiendo el resultado',
    browser_tag: 'En tu navegador',
    server_tag: 'En nuestro servidor',
    offline_tag: 'Necesita conexión',
    offline_failure:
      'Estás sin conexión y lo que necesita este archivo {format} aún no está en este dispositivo. Conéctate y vuelve a intentarlo.',
    prefer_client: 'Convertir en este navegador',
    prefer_server: 'Convertir en el servidor',
    server_note:
      'No se envía nada hasta que pulses el botón. El archivo se borra del servidor justo después de la conversión o, si la conexión se corta antes, como máximo dos minutos después.',
    success_title: 'Conversión exitosa',
    success_description: '{filename} ha sido convertido a {format}.',
    error_title: 'Conversión fallida',
    error_description: 'Error con {filename}',
    files_added_title: { one: 'Archivo añadido', other: 'Archivos añadidos' },
    files_added_description: '{count} archivo(s) listo(s) para conversión',
    single_success_description: 'Tu {file} se ha convertido a JPG.',
    single_error_description: 'Algo ha fallado durante la conversión. Inténtalo de nuevo.',
    convert: 'Convertir a {format}',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    remove: 'Quitar {filename}',
    clear: 'Vaciar la lista',
    download: 'Descargar',
    download_file: 'Descargar {filename}',
    progress: 'Progreso',
    ready: 'Listo para convertir',
    smaller: '{percent}\u00a0% más pequeño',
    larger: '{percent}\u00a0% más grande',
    depth_kept: '16 bits conservados',
    same_size: 'Mismo tamaño',
    seconds: '{seconds}\u00a0s',
    more_frames_description:
      '{filename} contiene {count} páginas o fotogramas. Solo se ha convertido la primera imagen.',
    animated_description: '{filename} está animado. Solo se ha convertido el primer fotograma.',
    first_of_many: 'Solo la primera de {count} páginas o fotogramas',
    first_frame: 'Solo el primer fotograma de la animación',
    all_pages: '{count} páginas',
    some_pages: '{converted} de {count} páginas',
    unchanged: 'Ya es un {format}, sin cambios',
    original: 'El original, sin cambios',
    unchanged_title: 'Ya es un {format}',
    unchanged_description: '{filename} ya es un {format}. Te lo devolvemos tal cual.',
    zip_failed_title: 'No se ha podido crear el ZIP',
    pdf_failed_title: 'No se ha podido crear el PDF',
    offered_title: 'Conversiones disponibles',
    mode_browser: 'Navegador',
    mode_server: 'Servidor',
    mode_offline: 'solo con conexión',
  },
  rejections: {
    title: 'Archivo no añadido',
    title_several: 'Archivos no añadidos',
    empty: '{filename} está vacío.',
    too_large: '{filename} pesa más de {size}\u00a0MB.',
    too_many: {
      one: '{filename} se ha quedado fuera. Solo {count} archivo a la vez.',
      other: '{filename} se ha quedado fuera. Solo {count} archivos a la vez.',
    },
    unknown: '{filename} no es una imagen que podamos leer.',
    other_format: '{filename} es un archivo {format}.',
    other_page: 'Ir al conversor de {format}',
    all_formats: {
      one: 'Convertirlo en la página de todos los formatos',
      other: 'Convertirlos en la página de todos los formatos',
    },
    formats_we_read: 'Ver todos los formatos que leemos',
  },
  notices: {
    close: 'Cerrar',
    more: { one: '… y {count} más.', other: '… y {count} más.' },
    retry: 'Reintentar',
    offline_title: 'Estás sin conexión',
    offline:
      'Puedes seguir: la mayoría de los PNG, JPG y WebP se convierten como siempre, igual que los formatos cuyo conversor ya está en este dispositivo. Los demás necesitan conectarse una vez.',
    load_failed_title: 'No se ha podido cargar la página',
    load_failed_description: 'Tus archivos y resultados siguen aquí. Comprueba la conexión y vuelve a intentarlo.',
    part_failed: 'No se ha podido cargar una parte del conversor. Comprueba la conexión y vuelve a intentarlo.',
    outdated_description:
      'El sitio se ha actualizado desde que lo abriste. Tus archivos y resultados siguen aquí: guarda lo que necesites y vuelve a cargar la página.',
    load_afresh: 'Volver a cargar la página',
  },
  features: {
    title: 'Por qué usar este conversor',
    items: [
      {
        title: 'Tus imágenes siguen siendo tuyas',
        text: {
          with_server:
            'Los PNG, JPG y WebP se leen, se convierten y se guardan en tu dispositivo: no se envía ni un solo byte de ellos. Los HEIC, TIFF, RAW, PDF y AI se borran de nuestro servidor justo después de la conversión y, si eliges tu navegador, ni siquiera se envían.',
          without_server:
            'Los PNG, JPG y WebP se leen, se convierten y se guardan en tu dispositivo. De tus imágenes no se envía ni un solo byte a ninguna parte.',
        },
      },
      {
        title: 'Orientación y colores correctos',
        text: 'Las fotos del teléfono que aparecen de lado se enderezan automáticamente, los colores de gama amplia se adaptan a cualquier pantalla y la transparencia se conserva siempre que el nuevo formato lo permite.',
      },
      {
        title: 'Abre la página y listo',
        text: {
          with_server:
            'No hay nada que instalar ni cuenta que crear. Casi todo el trabajo lo hace tu propio dispositivo, que también toma el relevo cuando nuestro servidor está ocupado.',
          without_server:
            'No hay nada que instalar ni cuenta que crear. Todo el trabajo lo hace tu propio dispositivo.',
        },
      },
      {
        title: 'Varios a la vez',
        text: 'Las páginas como «JPG a PNG» admiten hasta cinco archivos; otras, como «HEIC a JPG», hasta veinte; «Todos los formatos», sin límite. Luego los descargas en un solo ZIP.',
      },
      {
        title: 'Tú decides y lo compruebas',
        text: 'En las opciones eliges la calidad, el tamaño en píxeles o megabytes y los metadatos que se conservan; la vista de antes y después muestra la diferencia, y los detalles de cada archivo indican todo lo que se ha hecho.',
      },
      {
        title: 'También sin internet',
        text: 'Después de tu primera visita, la mayoría de los PNG, JPG y WebP se convierten también sin internet; «Usar sin conexión», al pie de la página, añade todos los demás formatos.',
      },
    ],
  },
  how_it_works: {
    title: 'Cómo funciona',
    steps: [
      { title: 'Elige', text: 'Arrastra lo que quieras convertir o búscalo en tu dispositivo.' },
      {
        title: 'Convierte',
        text: {
          with_server: 'Pulsa el botón. La página te indica dónde se hace la conversión.',
          without_server: 'Pulsa el botón. Tu navegador hace el resto.',
        },
      },
      { title: 'Guarda', text: 'Descarga el resultado, o varios juntos en un ZIP.' },
    ],
  },
  comparison: {
    caption: 'Comparación de {from} con {to}',
    property: 'Propiedad',
    rows: {
      compression: 'Compresión',
      transparency: 'Transparencia',
      animation: 'Animación',
      size: 'Tamaño de una foto',
      best_for: 'Ideal para',
      support: 'Se abre en',
    },
  },
  faq: { title: 'Preguntas frecuentes' },
  related: { title: 'Más conversiones' },
  pair_headings: {
    title: '{from} a {to}',
    why_convert: '¿Por qué convertir {from} a {to}?',
    when_use: '¿Cuándo conviene usar {to}?',
    difference: '{both}: ¿en qué se diferencian?',
  },
  format_selector: {
    title: '¿Qué formatos necesitas?',
    from: 'De',
    to: 'A',
    go: 'Ir al conversor',
    hint: 'Por favor selecciona ambos formatos',
    same: 'Por favor selecciona dos formatos distintos',
    more: 'Más de {number} formatos para elegir',
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
    your_choice: 'Servidor o navegador: tú eliges',
    privacy: 'Privado',
    free: 'Gratis',
    note: 'Los archivos PNG, JPG y WebP nunca se suben.',
    note_server:
      'Los PNG, JPG y WebP nunca se suben. Los HEIC y TIFF se convierten en nuestro servidor y se borran justo después; si eliges tu navegador, tampoco se suben.',
    note_own: 'Los archivos {format} se convierten en tu navegador y no se suben.',
    note_own_server:
      'Los archivos {format} se convierten en nuestro servidor y se borran justo después; si eliges tu navegador, no se suben.',
  },
  measured: {
    time: 'Duración típica: {seconds}\u00a0s para una imagen de {megapixels}\u00a0megapíxeles, medida en {browser} con {cores}\u00a0núcleos de procesador.',
    time_under_a_second:
      'Normalmente en menos de 1\u00a0segundo: {seconds}\u00a0s para una imagen de {megapixels}\u00a0megapíxeles, medidos en {browser} con {cores}\u00a0núcleos de procesador.',
    saving:
      'En nuestra propia medición con este conversor, la mitad de {files} archivos {format} se redujo al menos un {half} y una cuarta parte, al menos un {quarter}; {larger} crecieron.',
    saving_of_a_quarter:
      'En nuestra propia medición con este conversor, {larger} de {files} archivos {format} crecieron; una cuarta parte se redujo al menos un {quarter}.',
  },
  ads: { label: 'Publicidad' },
  consent: {
    title: 'Cookies: tú decides',
    ads: 'Gracias a los anuncios de {name}, este conversor sigue siendo gratis.',
    analytics: '{name} cuenta las visitas y nos muestra qué podemos mejorar.',
    text: 'Nada de esto se carga sin tu permiso; si lo das, es posible que se guarden cookies. Decidas lo que decidas, el conversor funciona exactamente igual.',
    accept: 'Aceptar',
    reject: 'Rechazar',
    accept_all: 'Aceptar todo',
    reject_all: 'Rechazar todo',
    choose: 'Elegir',
    save: 'Guardar elección',
    ads_switch: 'Anuncios de {name}',
    analytics_switch: 'Recuento de visitas con {name}',
    withdrawal:
      'Si retiras tu consentimiento, no se carga nada más; lo que ya está en marcha termina la próxima vez que se cargue la página.',
    more: 'Leer la política de privacidad',
  },
  not_found: {
    title: '¡Ups! Página no encontrada',
    text: 'En esta dirección no hay nada. Quizá la página haya cambiado de lugar o el enlace tenga un error.',
    link: 'Volver al inicio',
  },
} satisfies Translation<typeof en>;
