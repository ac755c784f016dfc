import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-png.ts';

export default {
  pair: {
    subtitle: 'iPhone-Fotos, bereit zum Bearbeiten',
    description:
      'Du willst ein Foto vom iPhone freistellen, beschriften oder in eine Collage setzen? Mach aus dem HEIC erst ein PNG: Praktisch jedes Grafikprogramm öffnet es, und beim Speichern geht nichts mehr verloren.',
    seo_title: 'HEIC zu PNG konvertieren: verlustfrei und gratis',
    seo_description:
      'Bis zu 20 HEIC-Fotos auf einmal zu PNG konvertieren, kostenlos und ohne Anmeldung. Ohne weiteren Verlust, mit Transparenz und richtig herum.',
    keywords:
      'heic in png umwandeln, heic zu png, heic to png, heif in png umwandeln, iphone foto in png, heic verlustfrei, heic transparent, kostenlos',
    why_convert_points: [
      'Viele Grafikprogramme, Spiele und Design-Tools nehmen PNG, können aber mit HEIC nichts anfangen.',
      'PNG komprimiert verlustfrei, beim Konvertieren kommen also keine neuen Bildfehler dazu.',
      'Stellst du danach eine Person oder ein Produkt frei, kann der Hintergrund transparent bleiben.',
      'Du kannst heute zuschneiden, morgen retuschieren und immer wieder speichern, ohne dass das Bild leidet.',
    ],
    when_use_points: [
      'Als Ausgangspunkt für Retusche, Collagen und freigestellte Motive.',
      'Für abfotografierte Dokumente und Whiteboards, auf denen kleine Schrift scharf bleiben muss.',
      'Wenn ein Tool auf PNG besteht. Nur zum Ansehen oder Verschicken ist JPG viel kleiner.',
    ],
    cta_title: 'Vom Fotoalbum auf die Arbeitsfläche',
    cta_description: 'Konvertiere bis zu 20 HEIC-Fotos auf einmal zu PNG.',
  },
  seo_content: {
    difference:
      'Die beiden sind Gegensätze. HEIC soll auf dem Handy Platz sparen: Es lässt weg, was dem Auge kaum fehlt, und presst den Rest mit den Methoden moderner Videos zusammen. PNG soll genau sein: Es speichert jedes Pixel, wie es ist, und bezahlt dafür mit Megabytes. Auf dem Weg von HEIC zu PNG wird ein Foto deshalb um einiges größer, ohne besser auszusehen. Dafür hast du dann eine Datei, die praktisch jedes Grafikprogramm versteht und die nichts mehr verliert.',
    faq: [
      {
        question: 'Warum ist das PNG so groß?',
        answer:
          'Ein Foto hat Millionen Pixel, von denen kaum zwei gleich sind, und PNG bewahrt sie alle. Ist dir eine kleine Datei wichtiger, konvertiere zu JPG.',
      },
      {
        question: 'Ist die Konvertierung wirklich verlustfrei?',
        answer:
          'Das PNG enthält jedes Pixel so, wie es dekodiert wurde, mit den Farben in sRGB. Was das Handy schon beim Speichern des HEIC weggelassen hat, kommt nicht zurück.',
      },
      {
        question: 'Verlassen die Fotos mein Gerät?',
        answer: {
          with_server:
            'Wenn du nichts anderes wählst, werden sie auf unserem Server konvertiert: Sie werden gesendet, wenn du auf den Button klickst, und gelöscht, sobald die Konvertierung endet. Mit „Lieber in diesem Browser konvertieren“ bleiben sie, wo sie sind.',
          without_server: 'Nein, alles geschieht in deinem Browser.',
        },
      },
      {
        question: 'Bleibt ein transparenter Hintergrund erhalten?',
        answer:
          'Ja, falls das HEIC einen hat. Gewöhnliche Kamerafotos haben keinen: Transparent wird ihr Hintergrund erst, wenn du ihn in einem Grafikprogramm entfernst.',
      },
      {
        question: 'Welche Dateien kann ich auswählen?',
        answer:
          'Dateien mit der Endung „.heic“ oder „.heif“, bis zu 20 auf einmal und je bis zu 50\u00a0MB. Die PNGs lädst du einzeln herunter oder zusammen als ZIP.',
      },
    ],
  },
} satisfies Translation<typeof en>;
