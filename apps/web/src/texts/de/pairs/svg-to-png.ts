import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/svg-to-png.ts';

export default {
  pair: {
    subtitle: 'Vektorgrafiken als Pixel, in der Größe, die du brauchst',
    description:
      'Dein Logo ist ein SVG, aber das Formular, der Shop oder die Präsentation will Pixel. Wähle, wie groß es werden soll, und du bekommst ein scharfes PNG mit transparentem Hintergrund.',
    seo_title: 'SVG zu PNG konvertieren: in jeder Größe, ohne Upload',
    seo_description:
      'Bis zu 20 SVG-Dateien auf einmal zu PNG konvertieren, in der Größe deiner Wahl, kostenlos und ohne Upload. Scharf, mit transparentem Hintergrund.',
    keywords:
      'svg in png umwandeln, svg zu png, svg to png, svg in png transparent, svg in png hohe auflösung, vektor in png, kostenlos, ohne upload',
    why_convert_points: [
      'Soziale Netzwerke, App-Stores und viele Upload-Formulare nehmen kein SVG.',
      'Textverarbeitung, Chat und Mailprogramm zeigen ein PNG auf jedem Gerät gleich.',
      'Gezeichnet wird direkt in der gewählten Größe, deshalb ist auch ein großes Bild scharf.',
      'Ein PNG besteht nur aus Pixeln: keine Skripte, keine Links, keine fehlenden Schriften.',
    ],
    when_use_points: [
      'Für Profilbilder, App-Icons und Folien.',
      'Wenn andere genau das sehen sollen, was du siehst, egal, welche Schriften sie haben.',
      'Wenn die Größe feststeht. Solange eine Grafik noch wachsen oder sich ändern soll, bleib beim SVG.',
    ],
    cta_title: 'Scharfe Pixel aus sauberen Kurven',
    cta_description: 'Konvertiere bis zu 20 SVG-Dateien in der Größe deiner Wahl zu PNG.',
  },
  seo_content: {
    difference:
      'Ein SVG ist eine Zeichenanleitung: hier ein Kreis, dort eine Kurve, dieser Text in jener Schrift. Der Browser führt sie in jeder Größe aus, und das Ergebnis ist immer scharf. Ein PNG ist die fertige Zeichnung, eine feste Zahl von Pixeln, jedes genau gespeichert. Vergrößerst du es später, wird es unscharf; wähle also gleich eine großzügige Größe. Dein Browser zeichnet es hier in einer abgeschotteten Umgebung: Skripte in der Datei werden nie ausgeführt, und aus dem Netz wird nichts nachgeladen.',
    faq: [
      {
        question: 'Wie bekomme ich aus einem kleinen SVG ein großes PNG?',
        answer:
          'Gib vor dem Konvertieren die Länge der längeren Seite an. Die Zeichnung selbst hat keine Auflösung, deshalb werden 4.000\u00a0Pixel genauso scharf wie 40.',
      },
      {
        question: 'Welche Größe bekomme ich, wenn ich keine wähle?',
        answer: 'Die Größe, die in der Datei steht, so, wie ein Browser sie zeigen würde.',
      },
      {
        question: 'Ist der Hintergrund transparent?',
        answer: 'Überall dort, wo nichts gezeichnet wird. Malt das SVG selbst einen Hintergrund, bleibt er erhalten.',
      },
      {
        question: 'Warum sieht der Text anders aus?',
        answer:
          'Das SVG nennt eine Schrift, die auf deinem Gerät fehlt, also springt eine andere ein; Schriften aus dem Netz werden nicht geladen. Mach in deinem Grafikprogramm Pfade aus dem Text oder bette die Schrift ein, dann sieht er aus wie gedacht.',
      },
      {
        question: 'Warum wird mein SVG abgelehnt?',
        answer:
          'Vermutlich zeigt es Bilder aus anderen Dateien oder enthält Teile einer Webseite. Zu deiner Sicherheit wird nichts nachgeladen, die Zeichnung wäre also unvollständig. Bette die Bilder in deinem Grafikprogramm ein und versuche es noch einmal.',
      },
      {
        question: 'Werden meine Dateien hochgeladen?',
        answer: 'Nein, dein eigener Browser zeichnet sie. Auch ein noch geheimes Logo bleibt auf deinem Gerät.',
      },
    ],
  },
} satisfies Translation<typeof en>;
