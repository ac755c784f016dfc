import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-ico.ts';

export default {
  pair: {
    subtitle: 'Ein Favicon, alle üblichen Größen',
    description:
      'Das kleine Bild im Browser-Tab, das Symbol einer Verknüpfung in Windows: Beides sind meist ICO-Dateien. Wähle dein Logo als PNG, und du bekommst ein Icon, in dem die üblichen Größen von 16 bis 256\u00a0Pixel stecken.',
    seo_title: 'PNG zu ICO: Favicon mit allen Größen, kostenlos',
    seo_description:
      'PNG zu ICO konvertieren, für Favicons und Windows-Symbole, kostenlos und ohne Upload. Bis zu sieben Größen von 16 bis 256\u00a0Pixel in einer Datei, transparent.',
    keywords:
      'png in ico umwandeln, png zu ico, png to ico, favicon erstellen, favicon generator, favicon.ico, windows icon, png in icon, kostenlos, ohne upload',
    why_convert_points: [
      'Browser suchen nach einer Datei namens favicon.ico, auch wenn die Seite sie gar nicht nennt.',
      'Windows nimmt für Programme, Verknüpfungen und Ordner ICO, aber kein PNG.',
      'Tab, Taskleiste und Desktop nehmen sich aus den Größen in der Datei jeweils die passende.',
      'Der transparente Hintergrund bleibt, das Icon passt also in helle und dunkle Designs.',
    ],
    when_use_points: [
      'Für die favicon.ico einer Website.',
      'Für Verknüpfungen, Ordner und Programme unter Windows.',
      'Für sonst nichts: Handys und App-Stores verlangen PNG, behalte also das Original.',
    ],
    cta_title: 'Dein Logo im Browser-Tab',
    cta_description: 'Wähle ein PNG und stell das fertige Icon noch heute auf deine Website.',
  },
  seo_content: {
    difference:
      'Ein PNG ist ein Bild in einer Größe. Ein ICO ist eine kleine Mappe: dasselbe Motiv in mehreren Größen, von denen sich das System die passende nimmt. Unseres enthält 16, 24, 32, 48, 64, 128 und 256\u00a0Pixel, soweit dein Bild groß genug ist, jede Größe sorgfältig verkleinert und verlustfrei gespeichert. Ein Motiv, das nicht quadratisch ist, steht in der Mitte eines transparenten Quadrats, es wird also nichts verzerrt oder abgeschnitten.',
    faq: [
      {
        question: 'Wie groß sollte mein PNG sein?',
        answer:
          'Mindestens 256 mal 256\u00a0Pixel und möglichst quadratisch. Von einem kleineren Bild bekommst du nur die Größen bis zu seiner eigenen, denn Vergrößern würde es unscharf machen.',
      },
      {
        question: 'Wie kommt das Favicon auf meine Website?',
        answer:
          'Benenne die Datei in favicon.ico um und leg sie in den obersten Ordner deiner Website. Dort finden Browser sie von selbst. Liegt sie woanders, verweise im Kopf der Seite mit einem „link“-Element darauf.',
      },
      {
        question: 'Warum erkennt man mein Logo bei 16 Pixeln kaum?',
        answer:
          'Da stehen nur 256\u00a0Punkte zur Verfügung. Nimm fürs Icon eine vereinfachte Fassung: den Anfangsbuchstaben oder das Zeichen, ohne kleine Schrift.',
      },
      {
        question: 'Funktioniert das Icon auch auf älteren Systemen?',
        answer: 'Die Bilder darin sind PNGs. Windows liest sie seit Vista, und alle aktuellen Browser tun es auch.',
      },
      {
        question: 'Kann ich mehrere Icons auf einmal erstellen?',
        answer: 'Ja, bis zu 20. Aus jedem PNG wird ein eigenes ICO, und alle zusammen passen in ein ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
