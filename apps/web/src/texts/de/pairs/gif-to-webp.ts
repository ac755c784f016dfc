import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/gif-to-webp.ts';

export default {
  pair: {
    subtitle: 'Animationen, die sich weiter bewegen und schneller laden',
    description:
      'Bildschirmaufnahmen, Memes, kleine Produktvorführungen: GIFs machen Spaß und sind oft riesig. WebP zeigt dieselbe Animation im selben Tempo, nur mit neuerer und viel besserer Kompression.',
    seo_title: 'GIF zu WebP konvertieren: bleibt animiert, gratis',
    seo_description:
      'Bis zu 20 GIFs auf einmal zu WebP konvertieren, kostenlos und ohne Upload. Animationen bleiben animiert, im gleichen Tempo und mit Transparenz.',
    keywords:
      'gif in webp umwandeln, gif zu webp, gif to webp, animiertes gif in webp, animiertes webp, gif komprimieren, gif verkleinern, kostenlos, ohne upload',
    why_convert_points: [
      'GIF komprimiert noch wie 1987; WebP nutzt, was man seither von Videos gelernt hat.',
      'Die Animation bleibt erhalten: jedes Einzelbild, seine Dauer und die Zahl der Wiederholungen.',
      'Alle aktuellen Browser spielen animiertes WebP ab, ohne Player und ohne Plug-in.',
      'Seiten mit Animationen sind schneller da, vor allem im Mobilfunknetz.',
    ],
    when_use_points: [
      'Für Animationen auf deiner eigenen Website oder in deinem Blog.',
      'Für Ausschnitte aus Filmen und Spielen und für Bildschirmaufnahmen, die als GIF besonders groß werden.',
      'Wenn niemand mehr etwas daran ändern muss. Manche Chats und Foren bestehen weiter auf GIF.',
    ],
    cta_title: 'Bewegung behalten, Ballast abwerfen',
    cta_description: 'Konvertiere bis zu 20 GIFs auf einmal zu WebP.',
  },
  seo_content: {
    difference:
      'Ein GIF hat höchstens 256\u00a0Farben je Einzelbild, und ein Pixel ist entweder da oder nicht: Daher kommen das Grieseln in Filmen und die gezackten Ränder von Stickern. Seine Kompression ist älter als das Web. WebP hat Millionen Farben, weiche Transparenz und eine Kompression, die ausnutzt, dass sich benachbarte Pixel ähneln. Beim Konvertieren bleibt das Bild, wie es im GIF ist: Farben, die das GIF nie hatte, kommen nicht zurück.',
    faq: [
      {
        question: 'Läuft die Animation gleich schnell?',
        answer: 'Ja. Jedes Einzelbild ist so lange zu sehen wie im GIF, und auch die Zahl der Wiederholungen bleibt.',
      },
      {
        question: 'Wird die Datei kleiner?',
        answer:
          'Aufnahmen und Filmausschnitte schrumpfen meist: Gespeichert wird nur, was sich von Bild zu Bild ändert, mit oder ohne Verlust, je nachdem, was weniger Platz braucht. Ein winziges GIF mit wenigen Farbflächen kann sogar wachsen. Nach dem Konvertieren siehst du beide Größen und behältst, was kleiner ist.',
      },
      {
        question: 'Geht auch ein GIF ohne Animation?',
        answer: 'Ja, daraus wird ein gewöhnliches WebP.',
      },
      {
        question: 'Wo läuft mein WebP?',
        answer:
          'In den aktuellen Versionen von Chrome, Firefox, Safari und Edge. Bei Chats, Mail- und Präsentationsprogrammen probiere es vorher aus: Manche zeigen nur das erste Bild.',
      },
      {
        question: 'Dauert eine lange Animation länger?',
        answer:
          'Ja, denn jedes Einzelbild wird neu komprimiert. Das macht dein eigenes Gerät; es wird nichts hochgeladen.',
      },
    ],
  },
} satisfies Translation<typeof en>;
