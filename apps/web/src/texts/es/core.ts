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
    options: 'Opciones',
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
  offered: {
    title: 'Conversiones disponibles',
    in_browser: 'Navegador',
    on_server: 'Servidor',
    only_online: 'solo con conexión',
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
    api: 'API',
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
      'En nuestra medición con la opción «Se ve igual», la mitad de los {files} archivos {format} se redujo al menos un {half} y una cuarta parte, al menos un {quarter}; {larger} crecieron.',
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
