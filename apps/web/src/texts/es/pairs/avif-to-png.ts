import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-png.ts';

export default {
  pair: {
    subtitle: 'Cada píxel tal cual, con su transparencia',
    description:
      'Los logotipos, las fotos de producto sin fondo y las ilustraciones de la web moderna suelen venir en AVIF. En PNG los abres en casi cualquier editor, y el fondo transparente sigue siéndolo.',
    seo_title: 'Convertir AVIF a PNG gratis, con transparencia',
    seo_description:
      'Convierte hasta 20 AVIF a PNG a la vez, gratis y sin subirlos. La transparencia se conserva y la conversión no añade pérdida. Todo en tu navegador.',
    keywords:
      'avif a png, convertir avif a png, pasar avif a png, avif transparente a png, editar avif, abrir avif, sin pérdida, gratis, sin subir archivos',
    why_convert_points: [
      'Puede que tu editor favorito no abra AVIF, pero PNG casi seguro que sí.',
      'Las sombras suaves y los bordes translúcidos llegan con todos sus niveles de transparencia.',
      'Lo que ves se guarda con exactitud: no hay una segunda compresión encima de la primera.',
      'En diapositivas, maquetas y editores de páginas, el PNG se coloca con el fondo todavía transparente.',
    ],
    when_use_points: [
      'Para logotipos, iconos y recortes que irán sobre un fondo de color.',
      'Cuando vas a editar la imagen, quizá más de una vez.',
      'Cuando las líneas o las letras no deben emborronarse. Para fotos, JPG ahorra mucho espacio.',
    ],
    cta_title: 'Haz editable tu AVIF',
    cta_description: 'Convierte hasta 20 archivos AVIF a PNG de una sola vez.',
  },
  seo_content: {
    difference:
      'Los dos pueden ser transparentes, pero cada uno tiene su función. AVIF sirve para publicar: deja las imágenes de la web tan ligeras como puede, casi siempre a costa de algún detalle. PNG sirve para conservar: anota cada píxel, y lo leen programas desde los años noventa hasta hoy. Al pasar de uno a otro, la imagen se ve igual y el archivo crece, a menudo hasta pesar muchas veces más.',
    faq: [
      {
        question: '¿El fondo sigue siendo transparente?',
        answer: 'Sí, cada píxel mantiene su propio nivel de transparencia, de invisible a opaco.',
      },
      {
        question: '¿Se verá mejor el PNG que el AVIF?',
        answer:
          'No, se ve igual. El detalle que se descartó al crear el AVIF ya no está; el PNG solo se encarga de que no se pierda nada más.',
      },
      {
        question: '¿Qué pasa con el HDR y los colores de gama amplia?',
        answer:
          'Se pasan a sRGB con 8\u00a0bits por canal, para que el PNG se vea bien en cualquier programa. Conserva el AVIF si necesitas todo el rango HDR.',
      },
      {
        question: 'Mi navegador no muestra AVIF. ¿Funciona igual?',
        answer: 'Sí. Si el navegador no trae descodificador, la página descarga uno en cuanto un archivo lo necesita.',
      },
      {
        question: '¿Puedo convertir un AVIF animado?',
        answer: 'Obtienes el primer fotograma en PNG, con un aviso de que había más.',
      },
    ],
  },
} satisfies Translation<typeof en>;
