import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/heic-to-jpg.ts';

export default {
  pair: {
    subtitle: 'iPhone-Fotos, die alle öffnen können',
    description:
      'Dein iPhone speichert Fotos als HEIC, und viele Formulare, Programme und ältere Rechner können damit nichts anfangen. Als JPG lassen sie sich praktisch überall öffnen.',
    seo_title: 'HEIC zu JPG konvertieren: iPhone-Fotos, kostenlos',
    seo_description:
      'Bis zu 20 HEIC-Fotos vom iPhone auf einmal zu JPG konvertieren, kostenlos und ohne Anmeldung. Richtig herum, in den richtigen Farben und ohne Standort.',
    keywords:
      'heic in jpg umwandeln, heic zu jpg, heic to jpg, heic in jpeg umwandeln, iphone fotos in jpg, heif in jpg, heic öffnen, kostenlos',
    why_convert_points: [
      'Bewerbungsportale, Marktplätze und Fotodienste, die HEIC ablehnen, nehmen fast immer JPG.',
      'Windows braucht für HEIC unter Umständen erst eine Erweiterung; ein JPG öffnet es einfach.',
      'Wer deine Fotos bekommt, kann sie ansehen, egal mit welchem Handy oder Rechner.',
      'Der Standort wird entfernt, solange du ihn nicht behalten willst: Ein Foto von zu Hause verrät also nicht deine Adresse.',
    ],
    when_use_points: [
      'Wenn Fotos die Apple-Welt verlassen, per E-Mail, im Formular oder auf dem USB-Stick.',
      'Für Abzüge, Fotobücher und digitale Bilderrahmen.',
      'Wenn dir das Bild selbst reicht. Extras wie Tiefendaten bleiben im HEIC zurück, also heb es auf.',
    ],
    cta_title: 'Hol deine Fotos aus dem HEIC',
    cta_description: 'Konvertiere bis zu 20 iPhone-Fotos auf einmal zu JPG.',
  },
  seo_content: {
    difference:
      'Seit 2017 speichert Apple iPhone-Fotos als HEIC. Komprimiert wird dabei wie bei modernen Videos, deshalb belegen die Fotos weniger Platz auf dem Handy; außerdem passen Tiefendaten oder ein zweites Bild in dieselbe Datei. JPG ist ein Vierteljahrhundert älter und kann viel weniger, dafür lässt es sich praktisch überall öffnen. Wir nehmen das Hauptbild, drehen es richtig herum, rechnen die Farben aus dem erweiterten Farbraum in sRGB um und speichern mit Qualität 90 von 100.',
    faq: [
      {
        question: 'Werden meine Fotos hochgeladen?',
        answer: {
          with_server:
            'Normalerweise ja: Sobald du auf den Button klickst, gehen sie an unseren Server, werden dort konvertiert und am Ende der Konvertierung gelöscht. Sollen sie dein Gerät nicht verlassen, wähle vorher „Lieber in diesem Browser konvertieren“.',
          without_server: 'Nein. Dein Browser liest jedes HEIC und schreibt das JPG direkt auf deinem Gerät.',
        },
      },
      {
        question: 'Kann mein iPhone nicht gleich JPGs aufnehmen?',
        answer:
          'Doch. Öffne in den Einstellungen „Kamera“, dann „Formate“, und wähle „Maximale Kompatibilität“. Neue Fotos sind dann JPGs; die vorhandenen bleiben HEIC, bis du sie konvertierst.',
      },
      {
        question: 'Sieht man einen Unterschied?',
        answer:
          'Kaum. Beide Formate sind verlustbehaftet, eine Spur Detail geht also verloren, aber bei Qualität 90 musst du danach suchen. Was auf einem HDR-Bildschirm leuchtet, leuchtet weiter, denn der HDR-Anteil des Fotos bleibt im JPG.',
      },
      {
        question: 'Warum ist das JPG größer als das HEIC?',
        answer:
          'Weil vom Foto kaum etwas verloren gehen soll: Standard ist Qualität 90, und die braucht mehr Bytes, als das iPhone nutzt. Dafür bekommst du eine Datei, die sich fast überall öffnen lässt.',
      },
      {
        question: 'Was ist mit Live Photos?',
        answer:
          'Du bekommst das Standbild. Der bewegte Teil war nie im HEIC: Das iPhone legt ihn als eigenes Video ab.',
      },
      {
        question: 'Bleiben Datum und Standort erhalten?',
        answer:
          'Nur, wenn du es möchtest. Normalerweise werden alle Metadaten entfernt: Standort, Datum und Kameradaten. Unter „Einstellungen“ kannst du sie behalten, mit oder ohne Standort, damit dein Album weiter nach Datum sortieren kann.',
      },
      {
        question: 'Wird das HEIC exakt dekodiert?',
        answer:
          'Ja, jeder einzelne Wert kommt so heraus, wie es der Standard festlegt. Das prüfen wir gegen ffmpeg. Der Decoder, auf dem Konverter im Browser üblicherweise aufbauen, überspringt den letzten Schritt, der die Nähte zwischen den Bildblöcken glättet. Wir führen ihn aus, und unseres Wissens tut das sonst kein Konverter im Browser.',
      },
    ],
  },
} satisfies Translation<typeof en>;
