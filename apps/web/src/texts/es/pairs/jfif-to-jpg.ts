import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jfif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'La misma imagen, con un nombre que todos conocen',
    description:
      'Guardas una foto de la web, Windows la llama «.jfif» y luego un formulario la rechaza. A la imagen no le pasa nada: ya es un JPG. Aquí recupera su nombre de siempre.',
    seo_title: 'Convertir JFIF a JPG gratis: la misma imagen',
    seo_description:
      'Pasa hasta 20 archivos JFIF a JPG a la vez, gratis, sin subirlos y sin perder nada: no se comprime de nuevo, solo cambia el nombre. Sin registro.',
    keywords:
      'jfif a jpg, convertir jfif a jpg, pasar jfif a jpg, jfif a jpeg, qué es jfif, abrir jfif, renombrar jfif, gratis, sin subir archivos',
    why_convert_points: [
      'Muchos formularios se guían por la extensión y no tienen «.jfif» en su lista.',
      'Algunos programas ni siquiera muestran el archivo al abrir si no termina en «.jpg».',
      'Quien lo recibe no tiene que preguntarse qué clase de archivo le has enviado.',
      'No te cuesta nada: cada píxel queda como está.',
    ],
    when_use_title: '¿Cuándo conviene llamarlo «.jpg»?',
    when_use_points: [
      'Prácticamente siempre: es lo que esperan las personas y los programas.',
      'Cuando un sitio responde a tu «.jfif» con «tipo de archivo no admitido».',
      'Cuando tienes muchos y no quieres cambiarles el nombre uno a uno.',
    ],
    cta_title: 'Nombre nuevo, la misma foto',
    cta_description: 'Añade hasta 20 archivos JFIF y recíbelos como JPG.',
  },
  seo_content: {
    difference:
      'Casi en nada. JFIF, el formato de intercambio de archivos JPEG, es la norma que dice cómo se guardan en un archivo los datos de una imagen JPEG, y muchos archivos «.jpg» la siguen. En algunos equipos con Windows, un ajuste asocia este tipo de imagen a la extensión «.jfif», y el navegador la guarda con ese nombre. Miramos dentro de cada archivo para asegurarnos de que de verdad es un JPG y te lo devolvemos con la extensión «.jpg» y los datos de la imagen intactos.',
    faq: [
      {
        question: '¿Se pierde calidad?',
        answer:
          'No. No se descodifica ni se comprime nada de nuevo: la imagen es exactamente la misma. Los datos de la cámara, si el archivo los lleva, también se quedan en él.',
      },
      {
        question: '¿Podría cambiarle el nombre por mi cuenta?',
        answer:
          'Sí. Si el archivo es de verdad un JPEG, basta con cambiar «.jfif» por «.jpg». Esta página sirve para muchos archivos a la vez, para teléfonos y para sistemas que ocultan las extensiones; y se da cuenta si dentro hay otra cosa.',
      },
      {
        question: '¿Por qué se guardan las imágenes como JFIF?',
        answer:
          'Un ajuste de Windows dice qué extensión corresponde a las imágenes JPEG, y en algunos casos es «.jfif». Los navegadores lo respetan al guardar una imagen.',
      },
      {
        question: '¿Y si mi «.jfif» resulta no ser un JPG?',
        answer: 'Entonces te decimos qué es en realidad y dónde puedes convertirlo.',
      },
      {
        question: '¿Se suben los archivos?',
        answer: 'No, tu navegador los comprueba y les cambia el nombre en tu propio dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
