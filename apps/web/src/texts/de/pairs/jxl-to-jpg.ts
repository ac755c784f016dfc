import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jxl-to-jpg.ts';

export default {
  pair: {
    subtitle: 'JPEG XL schon heute öffnen, auf jedem Gerät',
    description:
      'JPEG XL ist seiner Zeit voraus: Fotoprogramme und Archive schreiben es schon, aber noch nicht jeder Browser und jedes Programm zeigt es an. Bis alle nachgezogen haben, mach aus deinem JXL ein JPG.',
    seo_title: 'JXL zu JPG: JPEG XL konvertieren, kostenlos',
    seo_description:
      'Bis zu 20 JPEG-XL-Dateien (JXL) auf einmal zu JPG konvertieren, kostenlos und ohne Upload. Auch in Browsern, die JPEG XL gar nicht anzeigen können.',
    keywords:
      'jxl in jpg umwandeln, jpeg xl in jpg umwandeln, jxl zu jpg, jxl to jpg, jxl öffnen, jpeg xl konverter, kostenlos, ohne upload',
    why_convert_points: [
      'Doppelklick auf ein JXL, und auf manchen Rechnern passiert nichts. Ein JPG öffnet sich einfach.',
      'Websites und Formulare, die von JPEG XL noch nie gehört haben, nehmen seinen Vorfahren.',
      'Du kannst deinen Export auch Leuten zeigen, die ein anderes Fotoprogramm benutzen.',
      'Fehlt dem Browser ein Decoder, bringt die Seite einen mit.',
    ],
    when_use_points: [
      'Wenn jemand anderes das Bild öffnen soll.',
      'Für Uploads, Abzüge und Office-Dokumente.',
      'Wenn ein einfaches Bild mit 8\u00a0Bit genügt. Für HDR, Transparenz oder eine exakte Archivkopie behalte das JXL.',
    ],
    cta_title: 'Mach dein JXL für alle lesbar',
    cta_description: 'Konvertiere bis zu 20 JPEG-XL-Dateien auf einmal zu JPG.',
  },
  seo_content: {
    difference:
      'Die Namen sind verwandt, die Dateien passen nicht zusammen. JPEG XL wurde 2022 als Nachfolger von JPG genormt: Es beherrscht verlustfreie Kompression, Transparenz, Animation und HDR und kann sogar ein vorhandenes JPG kleiner verpacken, ohne es zu verändern. Was ihm noch fehlt, ist die Verbreitung. JPG kann nur eines, nämlich Fotos mit geringem Verlust, das aber überall. Wir rechnen in gewöhnliche sRGB-Farben um, füllen transparente Stellen mit Weiß und speichern mit Qualität 90 von 100.',
    faq: [
      {
        question: 'Woher kommen JXL-Dateien?',
        answer:
          'Meist aus Fotoprogrammen wie Lightroom oder darktable, die das Format exportieren können, aus Archiven, die Platz sparen wollen, und von Leuten, die ihre eigene Sammlung konvertiert haben.',
      },
      {
        question: 'Mein JXL ist aus einem JPG entstanden. Bekomme ich genau dieses JPG zurück?',
        answer:
          'Du bekommst dasselbe Bild, aber nicht dieselben Bytes: Es wird dekodiert und mit Qualität 90 neu komprimiert. Das Original stellst du mit djxl Bit für Bit wieder her, dem Werkzeug des JPEG-XL-Projekts.',
      },
      {
        question: 'Mein Browser zeigt kein JXL. Kann er es trotzdem konvertieren?',
        answer:
          'Ja. Die Seite lädt dann einmal einen Decoder, sobald das erste JXL ihn braucht. Die Datei selbst wird nirgendwohin gesendet.',
      },
      {
        question: 'Was passiert mit Animation und Transparenz?',
        answer:
          'JPG kennt beides nicht. Von einer Animation bekommst du das erste Bild, und was transparent ist, wird weiß.',
      },
      {
        question: 'Gibt es eine Obergrenze?',
        answer:
          'Du kannst 20 Dateien auf einmal hinzufügen, jede bis zu 50\u00a0MB. Sind sie fertig, kommen die nächsten dran.',
      },
    ],
  },
} satisfies Translation<typeof en>;
