import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-png.ts';

export default {
  pair: {
    subtitle: 'Schluss mit Qualitätsverlust beim Speichern',
    description:
      'Jedes Mal, wenn du ein JPG bearbeitest und speicherst, geht ein wenig Qualität verloren. Konvertiere es einmal zu PNG, und ab da bleibt bei jedem Speichern jedes Pixel, wie es ist.',
    seo_title: 'JPG zu PNG konvertieren: bis zu 5 Dateien gratis',
    seo_description:
      'Bis zu 5 JPG-Dateien auf einmal zu PNG konvertieren, kostenlos und ohne Upload. Verlustfrei, richtig herum und in den richtigen Farben. Direkt im Browser.',
    keywords:
      'jpg in png umwandeln, jpg zu png, jpg to png, jpeg in png umwandeln, verlustfrei, kostenlos, ohne upload',
    why_convert_points: [
      'PNG bewahrt jedes Pixel: Bearbeite und speichere dein Bild, so oft du willst.',
      'Entfernst du später den Hintergrund, bleibt er im PNG transparent.',
      'Manche Shops, Spiele und Tools akzeptieren nur PNG.',
      'Text und Linien, die du später ergänzt, bleiben scharf, ohne die typischen JPG-Artefakte.',
    ],
    when_use_points: [
      'Bevor du ein Bild retuschierst, zuschneidest oder beschriftest.',
      'Für Screenshots, Diagramme und Logos, die als JPG bei dir gelandet sind.',
      'Wenn ein Programm PNG verlangt. Die Datei wird allerdings größer als das JPG.',
    ],
    cta_title: 'Ab jetzt bleibt jedes Pixel erhalten',
    cta_description: 'Konvertiere bis zu fünf JPG-Dateien auf einmal zu PNG.',
  },
  seo_content: {
    difference:
      'JPG wirft feine Details weg, damit Fotos klein bleiben, und das bei jedem Speichern aufs Neue. PNG wirft nichts weg. Was ein JPG schon verloren hat, bringt das Konvertieren nicht zurück, aber von da an bleibt das Bild genau so, wie es ist. Der Preis dafür ist die Größe: Ein Foto ist als PNG oft um ein Vielfaches größer.',
    faq: [
      {
        question: 'Wird das Bild als PNG besser?',
        answer:
          'Nein, verlorene Details kommen nicht zurück. Aber es wird auch nicht mehr schlechter, egal, wie oft du es speicherst.',
      },
      {
        question: 'Wird der Hintergrund transparent?',
        answer:
          'Nicht von allein: Ein JPG hat keine transparenten Stellen. Im PNG kannst du den Hintergrund mit einem Grafikprogramm entfernen, und er bleibt dann transparent.',
      },
      {
        question: 'Warum ist das PNG so viel größer?',
        answer:
          'Weil es jedes Pixel exakt speichert. Willst du das Foto nur zeigen oder verschicken, ist JPG oder WebP die bessere Wahl.',
      },
    ],
  },
} satisfies Translation<typeof en>;
