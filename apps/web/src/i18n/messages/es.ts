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
    title: 'Convierte imágenes sin subirlas',
    subtitle: 'PNG, JPG y WebP entre sí; HEIC y TIFF a JPG',
    description:
      'Tus archivos PNG, JPG y WebP los convierte tu propio navegador, así que nunca salen de tu dispositivo. Sin cuenta, sin marca de agua y sin esperas.',
  },
  converter_place: 'Aquí irá el conversor.',
  upload: {
    title: 'Elige tus archivos',
    subtitle: 'Hasta {count} archivos {format}, máximo {size} MB cada uno',
    drag_active: 'Suelta los archivos para añadirlos',
    drag_inactive: 'Arrastra aquí tus archivos {format} o haz clic para elegirlos',
    max_files: 'Máximo de 5 archivos alcanzado',
    file_count: '({count}/{max})',
  },
  conversion: {
    selected_files: 'Archivos seleccionados',
    converting: 'Convirtiendo...',
    convert_all: 'Convertir todo',
    download_all: 'Descargar todo',
    browser_tag: 'En tu navegador',
    success_title: 'Conversión exitosa',
    success_description: '{filename} ha sido convertido a {format}.',
    error_title: 'Conversión fallida',
    error_description: 'Error con {filename}',
    files_added_title: 'Archivos añadidos',
    files_added_description: '{count} archivo(s) listo(s) para conversión',
    single_success_description: 'Tu {file} se ha convertido a JPG.',
    single_error_description: 'Algo falló durante la conversión. Inténtalo de nuevo.',
  },
  features: {
    title: 'Por qué usar este conversor',
    items: [
      {
        title: 'Tus imágenes siguen siendo tuyas',
        text: 'Los PNG, JPG y WebP se leen, se convierten y se guardan en tu dispositivo. De tus imágenes no se envía ni un solo byte a ninguna parte.',
      },
      {
        title: 'Bien orientadas y con los colores correctos',
        text: 'Las fotos del teléfono que aparecen de lado se enderezan automáticamente, los colores de gama amplia se adaptan a cualquier pantalla y la transparencia se conserva siempre que el nuevo formato lo permite.',
      },
      {
        title: 'Sin registro ni esperas',
        text: 'No hay nada que instalar ni cuenta que crear. El trabajo lo hace el procesador de tu equipo, así que nunca tienes que esperar tu turno.',
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
      { title: 'Convierte', text: 'Pulsa el botón. Tu navegador hace el resto.' },
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
    description: 'Conviértela aquí y ahora, sin dejarla en manos de nadie.',
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
    privacy: 'Privado',
    free: 'Gratis',
    note: 'Los PNG, JPG y WebP nunca se suben: los convierte tu navegador.',
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
