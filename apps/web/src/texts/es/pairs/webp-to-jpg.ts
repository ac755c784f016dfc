import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Imágenes que se abren en todas partes',
    description:
      '¿Has guardado una imagen de internet y tu programa no la abre? Pasa el WebP a JPG y casi cualquier visor, impresora o formulario la aceptará.',
    seo_title: 'Convertir WebP a JPG gratis: hasta 5 archivos',
    seo_description:
      'Convierte hasta 5 WebP a JPG a la vez, gratis y sin subirlos. Los JPG se abren en casi cualquier programa. Las zonas transparentes se vuelven blancas.',
    keywords:
      'webp a jpg, convertir webp a jpg, pasar de webp a jpg, webp a jpeg, abrir webp, guardar webp como jpg, gratis, sin subir archivos',
    why_convert_points: [
      'JPG se abre en prácticamente cualquier programa, nuevo o antiguo.',
      'Imprentas, programas de oficina y formularios lo aceptan sin problemas.',
      'Muchos televisores, marcos digitales y pantallas de vehículos admiten JPG, pero no WebP.',
      'Las fotos siguen ocupando poco, a diferencia de lo que pasa con un formato sin pérdida.',
    ],
    when_use_points: [
      'Cuando compartes una imagen y no sabes con qué la van a abrir.',
      'Para imprimir y para documentos y presentaciones.',
      'Cuando no te importan la transparencia ni la animación: JPG no admite ninguna de las dos.',
    ],
    cta_title: 'Abre tus imágenes donde quieras',
    cta_description: 'Convierte hasta cinco archivos WebP a JPG de una sola vez.',
  },
  seo_content: {
    difference:
      'WebP puede ser transparente y animado; JPG, ninguna de las dos cosas. WebP triunfa en los sitios web; en muchos programas y dispositivos, todavía no. JPG, en cambio, funciona en todas partes desde hace décadas. Al convertir, el archivo suele crecer y pierde la transparencia si la tenía, pero se abre sin problemas.',
    faq: [
      {
        question: '¿Qué pasa con las zonas transparentes?',
        answer:
          'JPG no admite transparencia, así que se vuelven blancas, o del color que elijas en «Opciones». Si necesitas la transparencia, convierte a PNG.',
      },
      {
        question: '¿Puedo convertir un WebP animado?',
        answer: 'Sí, pero solo obtienes el primer fotograma en JPG, y la página te avisa de que había más.',
      },
      {
        question: '¿Por qué pesa más el JPG que el WebP?',
        answer:
          'Porque las imágenes de los sitios web suelen estar muy comprimidas y, por defecto, usamos calidad 90 para que apenas se pierda nada más. Si quieres un archivo más pequeño, baja la calidad o fija un tamaño máximo en «Opciones».',
      },
    ],
  },
} satisfies Translation<typeof en>;
