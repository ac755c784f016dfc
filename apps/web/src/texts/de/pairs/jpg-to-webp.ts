import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-webp.ts';

export default {
  pair: {
    subtitle: 'Kleinere Dateien, schnellere Seiten',
    description:
      'Die meisten JPGs enthalten mehr, als das Auge sieht. Als WebP werden sie meist kleiner, ohne dass es groß auffällt, und deine Seiten laden schneller.',
    seo_title: 'JPG zu WebP konvertieren: kleinere Bilder, gratis',
    seo_description:
      'Bis zu 5 JPG-Dateien auf einmal zu WebP konvertieren, kostenlos und ohne Upload. Kleinere Bilder für schnellere Websites, in hoher Qualität, direkt im Browser.',
    keywords:
      'jpg in webp umwandeln, jpg zu webp, jpg to webp, jpeg in webp umwandeln, webp konverter, bilder verkleinern, kostenlos, ohne upload',
    why_convert_points: [
      'Laut einem Vergleich von Google sind verlustbehaftete WebP-Dateien 25 bis 34\u00a0% kleiner als JPGs gleicher Qualität. {measured}',
      'Seiten mit kleineren Bilddateien laden schneller, vor allem auf dem Handy.',
      'Alle aktuellen Browser zeigen WebP an.',
      'Du sparst Speicherplatz und Datenvolumen, und bei den meisten Bildern ist kaum ein Unterschied zu sehen.',
    ],
    when_use_points: [
      'Für Fotos auf Websites, in Shops und in Blogs.',
      'Wenn ein PageSpeed-Test moderne Bildformate empfiehlt.',
      'Wenn viele Bilder auf einer Seite stehen und jedes Kilobyte zählt.',
    ],
    cta_title: 'Mach deine Seiten schneller',
    cta_description: 'Konvertiere bis zu fünf JPG-Dateien auf einmal zu WebP.',
  },
  seo_content: {
    difference:
      'JPG gibt es seit 1992, WebP seit 2010. In der Zwischenzeit hat die Videokompression gelernt, Bildteile aus ihrer Umgebung vorherzusagen, und genau das nutzt WebP. Anders als JPG kann es auch transparent oder animiert sein. Bei gleichem Aussehen brauchte es in unserer eigenen Messung {share} der Bytes von JPG (Median von {photos} Fotos), das Format allein spart also kaum etwas. Kleiner werden deine Dateien, weil Kameras und Programme JPGs mit mehr Bytes schreiben, als das Auge braucht. Wir komprimieren mit Qualität 90 von 100, damit du die Ersparnis an der Dateigröße siehst und nicht am Bild.',
    faq: [
      {
        question: 'Wie viel kleiner werden meine Dateien?',
        answer:
          'Das hängt vom Bild ab. In Googles Vergleich waren es 25 bis 34\u00a0% bei gleicher Qualität. {measured} Nach dem Konvertieren siehst du für jede Datei die Größe vorher und nachher. Ein bereits stark komprimiertes JPG kann sogar größer werden.',
      },
      {
        question: 'Wird WebP überall angezeigt?',
        answer:
          'In allen aktuellen Versionen von Chrome, Firefox, Safari und Edge. Ältere Desktop-Programme kommen manchmal nicht damit klar, also behalte das JPG zum Verschicken per E-Mail.',
      },
      {
        question: 'Was wird aus Kameradaten wie dem Standort?',
        answer:
          'Normalerweise werden sie entfernt, und das WebP enthält nur das Bild. Unter „Einstellungen“ kannst du sie behalten, mit oder ohne Standort. Richtig herum bleibt das Foto in jedem Fall.',
      },
    ],
  },
} satisfies Translation<typeof en>;
