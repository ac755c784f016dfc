import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/text-pages.ts';

/** API page, imprint and privacy notice. Loaded on those pages only. */
export default {
  api: {
    title: 'API',
    subtitle:
      'Tus programas pueden convertir imágenes igual que estas páginas, con una sola llamada a tu propio servidor. El conversor es software libre con licencia MIT.',
    description:
      'Convierte HEIC, TIFF, PDF y fotos RAW desde tus programas: monta tu propio servidor y haz una sola llamada. Con ejemplos para curl, JavaScript y Python.',
    keywords:
      'API para convertir imágenes, API HEIC a JPG, conversor de imágenes autoalojado, API REST, curl, JavaScript, Python',
    copy: 'Copiar',
    copied: 'Copiado',
    own: {
      title: 'Monta tu propio servidor',
      code: 'Terminal',
      text: 'Solo necesitas el código fuente, Node.js 20 o posterior y npm. La API para programas está desactivada hasta que definas al menos una clave. Mantenla en secreto: quien la tenga podrá usar tu servidor.',
      more: 'La carpeta «docs» del código fuente explica todos los ajustes y cómo usar el servidor con Docker, Kubernetes, PostgreSQL y S3.',
    },
    one: {
      title: 'Convierte un archivo con una sola llamada',
      text: 'Envía un formulario cuya última parte, «{file}», sea el archivo. Recibirás la imagen, y la cabecera {report} indica cómo se ha hecho. Si son varias imágenes, como las páginas de un PDF, llegan en un ZIP.',
      deleted: 'El archivo subido se borra antes de enviarte la imagen. No se guarda ni su nombre ni el resultado.',
      reads: 'Formatos de entrada',
      writes: 'Formatos de salida',
      options: 'Opciones',
      options_text:
        'Indica el formato de destino en «target_format»; si no, recibirás un JPG. Cada opción puede ir en su propio campo, o varias juntas como JSON en el campo «options». El documento OpenAPI indica qué valores admiten.',
    },
    limits: {
      title: 'Límites',
      size: 'Tamaño máximo de archivo',
      at_once: 'Conversiones simultáneas por clave',
      per_minute: 'Llamadas por minuto y clave',
      pages: 'Páginas de un archivo por llamada',
      text: 'Los tres primeros son los valores predeterminados; en tu servidor puedes cambiarlos en los ajustes.',
    },
    errors: {
      title: 'Errores',
      text: 'Cada error es un JSON con un código, un mensaje y el identificador de la petición. En las respuestas 429 y 503, la cabecera Retry-After indica cuántos segundos hay que esperar.',
    },
    pages: {
      title: 'Las llamadas que hace este sitio',
      text: 'Cuando este sitio convierte un archivo en su servidor, utiliza estas llamadas. Todas llevan la clave pública del sitio en la cabecera {header}. Si son varias imágenes, llegan una tras otra, y la cabecera {parts} indica dónde acaba cada una.',
      steps: [
        'Anuncia el archivo y reserva una plaza. La respuesta trae el identificador de la tarea.',
        'Sube el archivo, una sola vez.',
        'Avisa de que la subida ha terminado.',
        'Convierte el archivo y responde con la imagen, una sola vez. El archivo subido se borra.',
        'Registra las conversiones hechas en el navegador.',
        'Cancela una tarea y borra al instante el archivo subido.',
      ],
      openapi: 'Documento OpenAPI de este servidor',
    },
  },
  operator: {
    unset: 'Dato pendiente: el titular del sitio debe indicarlo en el ajuste {setting}.',
    email: 'Correo electrónico:',
  },
  impress: {
    title: 'Aviso legal',
    description:
      'Quién está detrás de este conversor de imágenes, cómo contactarnos y qué debes saber sobre responsabilidad y derechos de autor.',
    keywords: 'aviso legal, titular del sitio, responsable, contacto, conversor de imágenes',
    operator_title: 'Titular de este sitio',
    operator_note:
      'Información conforme al artículo 5 de la Ley alemana de Servicios Digitales (§\u00a05 Digitale-Dienste-Gesetz, DDG)',
    contact_title: 'Contacto',
    sections: [
      {
        title: 'Responsabilidad por los contenidos',
        text: 'Redactamos y revisamos con cuidado los contenidos de estas páginas, pero no podemos garantizar que en todo momento sean correctos y estén completos y actualizados. El conversor se ofrece gratis y tal como está: conserva tus originales hasta que hayas revisado los resultados. Esto no afecta a la responsabilidad que establece la ley, en particular por dolo o negligencia grave.',
      },
      {
        title: 'Responsabilidad por los enlaces',
        text: 'Cuando enlazamos a páginas de terceros, no controlamos su contenido; la responsabilidad es de sus titulares. Al incluir los enlaces, no apreciamos ningún contenido ilícito. Si tenemos conocimiento de una infracción, retiramos el enlace de inmediato.',
      },
      {
        title: 'Derechos de autor',
        text: 'Los textos y el diseño de estas páginas están protegidos por derechos de autor. Tus imágenes siguen siendo tuyas: al convertirlas no nos cedes ningún derecho.',
      },
    ],
    software: {
      title: 'Software de terceros',
      text: 'El conversor incluye software libre de terceros, como libheif y libde265 (GNU LGPL).',
      link: 'Licencias y avisos',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué pasa con tus imágenes y qué datos trata este conversor de imágenes: en pocas palabras, los menos posibles.',
    keywords: 'privacidad, protección de datos, RGPD, cookies, conversor de imágenes, sin subir archivos',
    intro: {
      with_server:
        'Aquí te explicamos qué datos trata este sitio, para qué y qué puedes hacer al respecto. En resumen: los PNG, JPG, WebP y la mayoría de los demás formatos se convierten en tu dispositivo; los HEIC, TIFF, RAW de cámara, PDF y AI (Illustrator), en nuestro servidor, salvo que elijas tu navegador. No nos quedamos con ninguno ni necesitamos saber quién eres.',
      without_server:
        'Aquí te explicamos qué datos trata este sitio, para qué y qué puedes hacer al respecto. En resumen: la conversión se hace en tu dispositivo y nadie necesita saber quién eres.',
    },
    controller: {
      title: 'Responsable del tratamiento',
      text: 'Responsable del tratamiento de los datos en este sitio, en el sentido del Reglamento General de Protección de Datos (RGPD):',
    },
    file_uploads: {
      title: 'Tus archivos',
      text: {
        with_server: [
          'Los PNG, JPG, WebP y todos los formatos que no nombra el párrafo siguiente se convierten en tu navegador: se leen en tu dispositivo, se convierten ahí mismo y tú descargas el resultado. No se suben a ningún servidor, y nosotros ni los vemos ni los guardamos.',
          'Los archivos HEIC, TIFF, RAW de cámara y PDF (también los de Illustrator que llevan un PDF dentro) se envían a nuestro servidor cuando pulsas el botón de convertir, salvo que hayas elegido «Convertir en este navegador». El archivo enviado se borra en cuanto termina la conversión, haya salido bien o mal; si la conexión se corta antes, como máximo dos minutos después, y si el servidor falla entretanto, como máximo diez minutos después. Su nombre no se guarda en ningún momento. El resultado te llega directamente y nunca se guarda. Si el servidor no está disponible, está ocupado o falla, el archivo se convierte en tu navegador. La base jurídica es nuestro interés legítimo en realizar la conversión que nos pides (art.\u00a06.1.f) del RGPD).',
          'Los resultados permanecen en la memoria de tu navegador mientras la página está abierta. Desaparecen en cuanto los quitas o sales del sitio. En la página de todos los formatos se guardan, además, en tu dispositivo: consulta «Cookies y almacenamiento en tu dispositivo».',
        ],
        without_server: [
          'La conversión tiene lugar en tu navegador. Tus imágenes se leen en tu dispositivo, se convierten ahí mismo y tú descargas el resultado. No se suben a ningún servidor, y nosotros ni las vemos ni las guardamos.',
          'Los resultados permanecen en la memoria de tu navegador mientras la página está abierta. Desaparecen en cuanto los quitas o sales del sitio. En la página de todos los formatos se guardan, además, en tu dispositivo: consulta «Cookies y almacenamiento en tu dispositivo».',
        ],
      },
    },
    conversion_log: {
      title: 'Registro de conversiones',
      entry:
        'Después de cada conversión, sea en tu navegador o en nuestro servidor, guardamos una anotación que nos dice si el conversor funciona y para qué se usa: los dos formatos, el tamaño del archivo, si se convirtió en el navegador o en el servidor, si salió bien, cuándo fue y cuánto tardó, y cómo se identifica tu navegador (user agent). No contiene el nombre del archivo, ni tu dirección IP, ni ningún identificador. A los {days} días, las anotaciones se eliminan; solo quedan totales diarios sin el user agent.',
      abuse:
        'Para evitar abusos, nuestro servidor cuenta las peticiones que llegan de cada dirección IP; esos recuentos solo permanecen un breve tiempo en la memoria. Mientras uno de tus archivos se convierte en nuestro servidor, la tarea lleva además un hash de tu dirección IP, calculado con una clave que cambia cada día, para que nadie pueda ocupar todas las plazas. Se elimina cuando termina la tarea. La base jurídica en ambos casos es nuestro interés legítimo en que el servicio funcione (art.\u00a06.1.f) del RGPD).',
    },
    technical_data: {
      title: 'Datos técnicos',
      text: 'Al abrir una página, tu navegador envía los datos técnicos necesarios para mostrártela: tu dirección IP, la hora, la dirección solicitada e información sobre tu navegador. El software de este sitio no guarda tu dirección IP en sus registros. La base jurídica de este tratamiento es nuestro interés legítimo en ofrecer el sitio de forma segura (art.\u00a06.1.f) del RGPD).',
    },
    hosting: {
      title: 'Alojamiento',
      text: 'Este sitio se aloja en servidores del siguiente proveedor, que trata los datos técnicos por encargo nuestro y puede conservarlos durante poco tiempo en sus propios registros: {provider}',
    },
    analytics: {
      title: 'Estadísticas',
      on: 'Si das tu consentimiento, usamos {name} para contar las visitas y saber qué páginas resultan útiles. El script solo se carga después de que aceptes. La base jurídica es tu consentimiento (art.\u00a06.1.a) del RGPD), que puedes retirar en cualquier momento en «Configuración de cookies», al pie de cada página.',
      off: 'No usamos ninguna herramienta de análisis. Nadie cuenta tus clics.',
    },
    advertising: {
      title: 'Socios publicitarios',
      on: 'Si das tu consentimiento, {name} muestra anuncios en este sitio. Solo entonces se carga su script, que puede leer tu dirección IP, guardar cookies y usarlas para elegir anuncios y medir sus resultados. La base jurídica es tu consentimiento (art.\u00a06.1.a) del RGPD), que puedes retirar en cualquier momento en «Configuración de cookies», al pie de cada página.',
      off: 'No trabajamos con ninguna red publicitaria. Los espacios marcados como publicidad están vacíos y no cargan nada de terceros.',
    },
    donations: {
      title: 'Donaciones',
      on: 'El botón de donación es un simple enlace a un sitio externo ({url}). Hasta que haces clic no se envía nada a ese sitio; a partir de ahí se aplica su política de privacidad.',
      off: 'En este sitio no hay botón de donación.',
    },
    cookies: {
      title: 'Cookies y almacenamiento en tu dispositivo',
      on: 'Sin tu consentimiento no se guarda ninguna cookie. Tu decisión se guarda, sin ningún identificador, en el almacenamiento local de tu navegador para que no tengamos que preguntarte otra vez. Las cookies de los socios mencionados arriba solo se guardan después de que aceptes. Si retiras tu consentimiento, eliminamos sus scripts y las cookies y datos que hayan dejado en este sitio, y no les pedimos nada más; el código que ya esté en marcha termina del todo la próxima vez que se cargue la página.',
      off: 'No usamos cookies, así que tampoco tenemos que pedirte consentimiento.',
      choice:
        'Si eliges «Convertir en este navegador», tu navegador guarda esa elección en su almacenamiento local hasta que la cambies. No contiene ningún identificador.',
      options:
        'Lo que cambies en «Opciones» también se guarda en el almacenamiento local de tu navegador hasta que restablezcas las opciones, y tus preajustes, hasta que los elimines. Solo indican cómo deben guardarse las imágenes.',
      kept: 'Para que este sitio funcione también sin conexión, tu navegador guarda sus páginas y partes del conversor en tu dispositivo. Lo que hayas descargado para usar todos los formatos puedes quitarlo en «Usar sin conexión», al pie de cada página; todo lo demás, en los ajustes de tu navegador. Nada de ello contiene identificadores ni dice nada sobre ti. Las imágenes que otro programa comparte con este sitio las recibe tu navegador y se las entrega a la página; al hacerlo, no las envía a ninguna parte.',
      batch:
        'En la página de todos los formatos, tu navegador guarda también tus archivos y resultados en tu dispositivo hasta que vacíes la lista, para que puedas continuar si algo falla. Lo que tenga más de un día se borra en tu próxima visita a este sitio. En esa página puedes desactivarlo: todo se borra al instante y tu navegador solo recuerda que está desactivado.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Tienes derecho a acceder a tus datos, a que se rectifiquen o se supriman, a que se limite su tratamiento, a su portabilidad y a oponerte al tratamiento. Puedes retirar en cualquier momento el consentimiento que hayas dado, sin que ello afecte a la licitud del tratamiento anterior. También puedes presentar una reclamación ante una autoridad de protección de datos, por ejemplo, la de tu lugar de residencia.',
    },
    ssl: {
      title: 'Cifrado',
      text: 'Con HTTPS, todo lo que viaja entre tu navegador y este sitio va cifrado (SSL/TLS). Lo reconoces por el «https://» de la barra de direcciones.',
    },
    changes: {
      title: 'Cambios en esta política',
      text: 'Cuando cambian el sitio o la ley, adaptamos esta política. La versión vigente es la que aparece en esta página.',
    },
  },
} satisfies Translation<typeof en>;
