import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-avif.ts';

export default {
  pair: {
    subtitle: 'Transparente Bilder für richtig schnelle Seiten',
    description:
      'Große PNGs bremsen Websites, die sonst schnell wären. AVIF speichert Illustrationen, freigestellte Bilder und Fotos in viel kleineren Dateien, behält die Transparenz und wird von allen aktuellen Browsern angezeigt.',
    seo_title: 'PNG zu AVIF konvertieren: winzig, transparent, gratis',
    seo_description:
      'Bis zu 20 PNG-Dateien auf einmal zu AVIF konvertieren, kostenlos und ohne Upload. Transparenz bleibt, Dateien werden viel kleiner, Seiten schneller.',
    keywords:
      'png in avif umwandeln, png zu avif, png to avif, avif transparent, png komprimieren, avif konverter, avif erstellen, kostenlos, ohne upload',
    why_convert_points: [
      'Fotos und aufwendige Illustrationen, die als PNG mehrere Megabyte haben, werden leicht genug fürs Handy.',
      'Schatten, Leuchteffekte und weiche Kanten bleiben in jeder Abstufung transparent.',
      'Ein Format genügt für Fotos, freigestellte Bilder und Illustrationen, du musst JPG und PNG nicht mischen.',
      'Du musst nichts installieren: Komprimiert wird in deinem Browser.',
    ],
    when_use_points: [
      'Für große Titelbilder, freigestellte Produkte und Illustrationen auf deiner Website.',
      'Wenn ein PageSpeed-Test über zu schwere Bilder klagt.',
      'Nur zum Ausliefern. Behalte das PNG als Original, zum Bearbeiten und für Programme ohne AVIF.',
    ],
    cta_title: 'Nimm deiner Website Gewicht ab',
    cta_description: 'Konvertiere bis zu 20 PNG-Dateien auf einmal zu AVIF.',
  },
  seo_content: {
    difference:
      'PNG gibt jedes Pixel getreu wieder und ist leicht zu berechnen, kommt bei Fotos aber schnell auf mehrere Megabyte. AVIF stammt vom Videoformat AV1 ab, sagt große Teile eines Bildes aus ihrer Umgebung vorher und speichert nur, was davon abweicht. Das macht mehr Mühe, deshalb braucht ein großes Bild mehrere Sekunden. Das Ergebnis ist verlustbehaftet, mit Qualität 90 von 100, und so klein, dass sich die Geduld lohnt.',
    faq: [
      {
        question: 'Bleibt die Transparenz erhalten?',
        answer: 'Ja, in allen Stufen. Das Bild passt auf helle wie auf dunkle Hintergründe.',
      },
      {
        question: 'Ist AVIF hier verlustfrei?',
        answer:
          'Nein. Feine Strukturen werden etwas einfacher, in normaler Größe ist das selten zu sehen. Muss ein Logo aufs Pixel stimmen, bleib bei PNG, das einfache Grafiken ohnehin klein hält, oder zeichne es als SVG.',
      },
      {
        question: 'AVIF oder WebP für meine Website?',
        answer:
          'AVIF ergibt meist die kleinere Datei, WebP ist schneller erstellt und wird von mehr Programmen verstanden. Probiere beides mit deinen eigenen Bildern: In jeder Zeile siehst du die Größe vorher und nachher.',
      },
      {
        question: 'Warum dauert es länger als bei anderen Formaten?',
        answer:
          'Weil für jeden Teil des Bildes viele Möglichkeiten durchprobiert werden, ihn zu beschreiben. Das macht dein eigener Prozessor; die Seite kannst du währenddessen weiter benutzen.',
      },
      {
        question: 'Welche Browser zeigen AVIF an?',
        answer:
          'Die aktuellen Versionen von Chrome, Firefox, Safari und Edge. Für sehr alte bietest du zusätzlich ein PNG oder JPG an, zum Beispiel mit dem HTML-Element „picture“.',
      },
    ],
  },
} satisfies Translation<typeof en>;
