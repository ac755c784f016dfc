import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/psd-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Mira archivos de Photoshop sin Photoshop',
    description:
      '¿Te han enviado un PSD y no tienes Photoshop? Conviértelo a JPG para ver el diseño, reenviarlo o imprimirlo. Todas las capas aparecen combinadas, como estaban al guardar el archivo.',
    seo_title: 'Convertir PSD a JPG gratis, sin Photoshop',
    seo_description:
      'Convierte hasta 20 archivos de Photoshop (PSD) a JPG a la vez, gratis, sin subirlos y sin Photoshop. Con las capas combinadas y los colores en sRGB.',
    keywords:
      'psd a jpg, convertir psd a jpg, pasar psd a jpg, psd a jpeg, abrir psd sin photoshop, archivo de photoshop a jpg, visor psd, gratis, sin subir archivos',
    why_convert_points: [
      'Puedes ver un diseño en cualquier dispositivo, sin suscripción.',
      'Clientes y compañeros reciben una imagen que se abre, no un archivo que pide un programa especial.',
      'Un PSD con muchas capas es enorme; la imagen combinada en JPG cabe en cualquier correo.',
      'Tus capas, máscaras y bocetos ocultos siguen siendo tuyos: el JPG solo lleva la imagen acabada.',
    ],
    when_use_points: [
      'Para enseñar un boceto y que te den el visto bueno.',
      'Para webs, redes sociales y copias rápidas en papel.',
      'Cuando el trabajo está terminado. Para seguir editando necesitas el PSD con sus capas.',
    ],
    cta_title: '¿Sin Photoshop? Sin problema',
    cta_description: 'Convierte hasta 20 archivos PSD a JPG sin subirlos.',
  },
  seo_content: {
    difference:
      'Un PSD es un taller: capas, máscaras, efectos, texto editable y guías, todo guardado para seguir mañana. Un JPG es la foto de la pieza acabada. Junto a las capas, Photoshop suele guardar una imagen combinada para otros programas, y esa es la que convertimos: a sRGB, sobre blanco donde el diseño es transparente y con calidad 90. Los efectos y los modos de fusión se ven como en Photoshop, porque los ha dibujado el propio Photoshop.',
    faq: [
      {
        question: '¿Puedo obtener las capas una a una?',
        answer:
          'No, obtienes una sola imagen con todo lo que estaba visible. Para capas sueltas necesitas un editor que lea PSD.',
      },
      {
        question: '¿Por qué me sale el aviso de que mi archivo no tiene imagen combinada?',
        answer:
          'Se guardó con la opción «Maximizar compatibilidad» de Photoshop desactivada, así que solo contiene las capas. Pide que lo guarden de nuevo con la opción activada. Preferimos decirlo a mostrarte una imagen equivocada.',
      },
      {
        question: '¿Sirven los archivos CMYK y de 16\u00a0bits?',
        answer:
          'Sí. Los colores de imprenta se pasan a colores de pantalla con el perfil del archivo, y los 16\u00a0bits por canal se quedan en 8.',
      },
      {
        question: '¿Qué pasa con las zonas transparentes?',
        answer: 'Se vuelven blancas. Si el fondo debe seguir transparente, convierte a PNG.',
      },
      {
        question: '¿Se sube mi diseño?',
        answer: 'No, tu navegador lee el PSD. El trabajo sin publicar se queda en tu dispositivo.',
      },
    ],
  },
} satisfies Translation<typeof en>;
