import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-pdf.ts';

export default {
  pair: {
    subtitle: 'Varias fotos, un solo documento',
    description:
      'Recibos, títulos, páginas de un cuaderno: los has fotografiado y ahora alguien quiere «un PDF, por favor». Reúne hasta 20 JPG en un único documento, uno por página.',
    seo_title: 'Convertir JPG a PDF gratis: varias fotos en un archivo',
    seo_description:
      'Une hasta 20 JPG en un PDF o haz un PDF de cada uno, gratis y sin subirlos. Una imagen por página, derecha y sin perder nada de calidad.',
    keywords:
      'jpg a pdf, convertir jpg a pdf, pasar jpg a pdf, jpeg a pdf, fotos a pdf, unir jpg en un pdf, imágenes a pdf, gratis, sin subir archivos',
    why_convert_points: [
      'Administraciones, aseguradoras y universidades suelen pedir un PDF, no un puñado de imágenes.',
      'Las páginas siguen juntas y en orden, por más que se reenvíe el archivo.',
      'Cualquiera puede abrir un PDF e imprimirlo página a página.',
      'Tus fotos entran tal como son: nada se comprime por segunda vez.',
    ],
    when_use_points: [
      'Para solicitudes, gastos y todo lo que vaya a un expediente.',
      'Cuando varias imágenes van juntas, como las páginas de un contrato.',
      'Cuando algo se va a imprimir. Una foto para un álbum o una web debe seguir en JPG.',
    ],
    cta_title: 'Un documento en lugar de veinte adjuntos',
    cta_description: 'Elige tus JPG y guárdalos en un PDF, sin subirlos.',
  },
  seo_content: {
    difference:
      'Un JPG es una imagen. Un PDF es una pila de páginas que pueden llevar texto, dibujos o, como aquí, imágenes. Admite un JPG sin cambiarlo: los datos de la imagen se incrustan intactos, así que la página muestra lo mismo que la foto y el PDF apenas pesa más que todas las fotos juntas. Lo que no se hace es reconocer el texto: una carta fotografiada sigue siendo la imagen de una carta.',
    faq: [
      {
        question: '¿Cómo reúno todas las imágenes en un solo PDF?',
        answer:
          'Añádelas, conviértelas y pulsa «Descargar en un solo PDF». Cada imagen llena su propia página, en el orden de la lista. Con «Descargar todo» obtienes, en cambio, un ZIP con un PDF por imagen.',
      },
      {
        question: '¿Se pierde calidad?',
        answer:
          'No. Los datos de la imagen se ponen en el PDF tal como están, sin comprimirlos de nuevo. Las excepciones son raras: un JPG en colores de imprenta (CMYK), por ejemplo, se pasa antes a colores de pantalla.',
      },
      {
        question: '¿Qué tamaño tienen las páginas?',
        answer:
          'El de la imagen a 150\u00a0ppp, sin márgenes y sin recortar nada. Con una foto de teléfono, la página es mayor que un A4, así que deja que el diálogo de impresión ajuste la página al papel.',
      },
      {
        question: '¿Se enderezan las fotos?',
        answer: 'Sí. Si la cámara estaba de lado, la página se ve derecha en cualquier visor de PDF.',
      },
      {
        question: '¿Revela el PDF dónde se hizo una foto?',
        answer: 'No. La ubicación, la fecha y los datos de la cámara se quedan fuera; solo entra la imagen.',
      },
      {
        question: '¿Se suben mis imágenes?',
        answer:
          'No, el PDF se compone en tu navegador. Documentos de identidad, nóminas e informes médicos se quedan en tu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
