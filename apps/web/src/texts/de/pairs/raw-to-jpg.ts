import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/raw-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Fotos aus deiner Kamera entwickeln',
    description:
      'CR2, DNG oder KDC: Eine Rohdatei enthält, was der Sensor gesehen hat, und die meisten Programme können sie nicht zeigen. Hier wird sie mit dem Weißabgleich deiner Kamera entwickelt und als JPG gespeichert.',
    seo_title: 'RAW zu JPG: CR2, DNG und KDC, kostenlos',
    seo_description:
      'Bis zu 20 RAW-Fotos auf einmal zu JPG entwickeln: CR2, DNG und KDC, mit dem Weißabgleich der Kamera. Kostenlos und ohne Installation.',
    keywords:
      'raw in jpg umwandeln, cr2 in jpg umwandeln, nef in jpg umwandeln, arw in jpg umwandeln, dng in jpg umwandeln, raw zu jpg, kdc in jpg, raw öffnen, kostenlos',
    why_convert_points: [
      'Kaum ein Bildbetrachter, kaum eine Website oder Druckerei kann mit Rohdateien etwas anfangen.',
      'Du gibst ein ganzes Shooting weiter, ohne erst einen RAW-Konverter zu installieren.',
      'Ein JPG ist viel kleiner, eine Auswahl passt also in eine E-Mail oder aufs Handy.',
      'Kameradaten und Standort werden aus dem Bild entfernt, das du weitergibst, wenn du sie nicht behalten willst.',
    ],
    when_use_points: [
      'Um Fotos zu sichten, auszuwählen und herumzuschicken.',
      'Wenn das Bild so stimmt, wie die Kamera es gemessen hat, und keine Nacharbeit braucht.',
      'Für alles Fertige. Um Lichter zu retten oder den Weißabgleich zu ändern, geh zurück zur Rohdatei.',
    ],
    cta_title: 'Entwickle deine RAW-Fotos hier',
    cta_description: 'Konvertiere bis zu 20 RAW-Dateien auf einmal zu JPG.',
  },
  seo_content: {
    difference:
      'Eine Rohdatei ist ein digitales Negativ: ein Helligkeitswert für jeden Punkt des Sensors, meist mit 12 oder 14\u00a0Bit, und noch kein Bild. Farben entstehen erst beim Entwickeln. In einem RAW-Konverter redest du dabei mit; hier gilt der Weißabgleich der Kamera, und das Foto wird richtig herum gedreht und in sRGB mit Qualität 90 von 100 gespeichert. Ein JPG ist der Abzug: fertig zum Zeigen, mit 8\u00a0Bit je Farbe und wenig Spielraum für spätere Korrekturen.',
    faq: [
      {
        question: 'Welche Kameras werden unterstützt?',
        answer:
          'Kameras, die CR2 (Canon), KDC (Kodak) oder DNG schreiben; DNG verwenden Handys und mehrere Kameramarken. Dass wir diese Formate richtig entwickeln, haben Tests mit echten Dateien gezeigt. Von NEF (Nikon) und ARW (Sony) bekommst du die Vorschau, die die Kamera selbst in der Datei abgelegt hat, denn das Entwickeln ist dort noch nicht erprobt. Die Seite für alle Formate macht es genauso mit CR3 (Canon), RAF (Fujifilm), ORF (Olympus), RW2 (Panasonic), PEF (Pentax), SRW (Samsung) und X3F (Sigma).',
      },
      {
        question: 'Warum sieht das JPG anders aus als auf dem Kameradisplay?',
        answer:
          'Die Kamera fügt eigenen Kontrast, Schärfe und einen Farbstil hinzu. In den Rohdaten steckt davon nichts, deshalb wirkt unser Ergebnis schlichter. Willst du die Fassung der Kamera, nimm die eingebettete Vorschau: das Bild, das die Kamera selbst gemacht hat.',
      },
      {
        question: 'Was ist die eingebettete Vorschau?',
        answer:
          'Ein fertiges JPG, das die Kamera in die Rohdatei legt. Damit geht es viel schneller als mit dem Entwickeln, und das Bild sieht aus wie auf der Kamera, hat aber womöglich weniger Pixel.',
      },
      {
        question: 'Wo werden meine Fotos entwickelt?',
        answer: {
          with_server:
            'Auf unserem Server, denn Entwickeln braucht viel Rechenleistung: Sie werden gesendet, wenn du auf den Button klickst, und gelöscht, sobald die Konvertierung endet. Wählst du „Lieber in diesem Browser konvertieren“, übernimmt dein eigenes Gerät, und die Fotos bleiben dort.',
          without_server:
            'Auf deinem eigenen Gerät. Entwickeln braucht viel Rechenleistung und dauert für jedes Foto ein paar Augenblicke.',
        },
      },
      {
        question: 'Kann ich hier Belichtung oder Weißabgleich korrigieren?',
        answer:
          'Nein, du bekommst das Foto so, wie die Kamera es gemessen hat. Für Korrekturen nimm einen RAW-Konverter.',
      },
    ],
  },
} satisfies Translation<typeof en>;
