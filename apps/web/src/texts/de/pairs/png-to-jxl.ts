import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Jedes Pixel und jede Abstufung, in einer kleineren Datei',
    description:
      'JPEG XL kann, was PNG kann, also verlustfreie Bilder und weiche Transparenz, und dazu, was JPG kann. Schalte „Verlustfrei“ für eine exakte Kopie ein oder wähle eine Qualität für eine um ein Vielfaches kleinere Datei.',
    seo_title: 'PNG zu JXL: JPEG XL verlustfrei oder klein, gratis',
    seo_description:
      'Bis zu 20 PNG-Dateien auf einmal zu JPEG XL (JXL) konvertieren, kostenlos und ohne Upload. Verlustfrei oder mit deiner Qualität; Transparenz bleibt.',
    keywords:
      'png in jxl umwandeln, png zu jxl, png to jxl, png in jpeg xl umwandeln, jpeg xl verlustfrei, jxl transparent, jpeg xl konverter, kostenlos, ohne upload',
    why_convert_points: [
      'Verlustfrei heißt verlustfrei: Jeder Wert des PNGs steht in der Datei, auch unter transparenten Pixeln.',
      'Fotos und Scans, die als PNG gespeichert sind, brauchen viel weniger Platz.',
      'Schatten und weiche Kanten behalten jede Stufe der Transparenz, mit und ohne Verlust.',
      'Komprimiert wird in deinem Browser, Entwürfe und Screenshots bleiben also auf deinem Gerät.',
    ],
    when_use_points: [
      'Für Archive mit Scans, Renderings und bearbeiteten Fotos, die exakt bleiben müssen.',
      'Für große Bilder, deren Betrachter ein Programm haben, das JPEG XL liest.',
      'Nicht für Logos und Icons auf einer Website: Noch zeigt nicht jeder Browser JPEG XL an.',
    ],
    cta_title: 'Exakte Kopien, leichtere Ordner',
    cta_description: 'Konvertiere bis zu 20 PNG-Dateien auf einmal zu JPEG XL.',
  },
  seo_content: {
    difference:
      'Beide kennen weiche Transparenz, und beide können jedes Pixel bewahren. PNG, von 1996, sagt jeden Wert aus seinen Nachbarn vorher und packt den Rest wie eine ZIP-Datei. JPEG XL, von 2022, sagt besser vorher und packt dichter: Drei Kamerafotos, die wir auf beide Arten gespeichert haben, brauchten ohne jeden Verlust 45 bis 63\u00a0% der Bytes des PNGs und mit Qualität 90 noch 3 bis 7\u00a0%. Dafür öffnet sich PNG überall und behält 16 Bit pro Kanal; unsere JPEG-XL-Dateien haben 8.',
    faq: [
      {
        question: 'Wie konvertiere ich ohne Verlust?',
        answer:
          'Schalte vor dem Konvertieren in den Optionen „Verlustfrei“ ein. Sonst nimmt die Seite Qualität 90: Das soll gleich aussehen, bewahrt aber nicht jedes Pixel. In den Details des Ergebnisses steht, was es war.',
      },
      {
        question: 'Bleibt die Transparenz erhalten?',
        answer:
          'Ja, jede Stufe bleibt exakt, mit und ohne Verlust. Verlustfrei bleiben sogar die Farben unsichtbarer Pixel, wie sie sind.',
      },
      {
        question: 'Was ist mit PNGs mit 16 Bit pro Kanal?',
        answer:
          'Sie werden auf 8 Bit gerundet, denn der Encoder, der in Browsern läuft, schreibt 16 Bit nicht in einer Form, die alle Programme öffnen. Willst du die 16 Bit behalten, konvertiere zu TIFF oder lass das PNG, wie es ist.',
      },
      {
        question: 'JPEG XL oder WebP für verlustfreie Bilder?',
        answer:
          'Probiere beides. Bei unseren Kamerafotos lagen sie nah beieinander; vier App-Icons waren als verlustfreies WebP kleiner, und WebP zeigen alle aktuellen Browser an. JPEG XL ist im Vorteil, wenn ein Bild breiter oder höher ist als 16.383 Pixel, die Grenze von WebP.',
      },
      {
        question: 'Welche Browser zeigen das Ergebnis an?',
        answer:
          'Noch nicht alle. Die Seite testet deinen mit einem winzigen Bild und sagt dir in der Zeile deiner Datei, ob er es kann; Vorher und Nachher siehst du in jedem Fall.',
      },
    ],
  },
} satisfies Translation<typeof en>;
