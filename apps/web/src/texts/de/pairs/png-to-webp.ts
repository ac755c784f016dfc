import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-webp.ts';

export default {
  pair: {
    subtitle: 'Transparenz bleibt, Dateigröße schrumpft',
    description:
      'Im Web leistet WebP dasselbe wie PNG, Transparenz inklusive, und das mit viel kleineren Dateien. Ideal für Logos, freigestellte Bilder und Screenshots auf deiner Website.',
    seo_title: 'PNG zu WebP konvertieren: klein, transparent, gratis',
    seo_description:
      'Bis zu 5 PNG-Dateien auf einmal zu WebP konvertieren, kostenlos und ohne Upload. Transparenz bleibt, Dateien werden kleiner, Seiten schneller. Alles im Browser.',
    keywords:
      'png in webp umwandeln, png zu webp, png to webp, webp transparent, png komprimieren, webp konverter, kostenlos, ohne upload',
    why_convert_points: [
      'Selbst verlustfrei gespeichert sind WebP-Dateien laut einem Vergleich von Google 26\u00a0% kleiner als PNGs; mit Qualität 90, dem Standard hier, schrumpfen Fotos noch viel stärker. {measured}',
      'Die Transparenz bleibt, samt weichen Schatten und Kanten.',
      'Shops und Portfolios voller freigestellter Bilder laden spürbar schneller.',
      'Alle aktuellen Browser zeigen WebP an.',
    ],
    when_use_points: [
      'Für Produktbilder und Logos mit transparentem Hintergrund.',
      'Wenn große PNG-Screenshots eine Seite ausbremsen.',
      'Für die Website. Das PNG hebst du als Original zum Bearbeiten auf.',
    ],
    cta_title: 'Klein und trotzdem transparent',
    cta_description: 'Konvertiere bis zu fünf PNG-Dateien auf einmal zu WebP.',
  },
  seo_content: {
    difference:
      'PNG bewahrt jedes Pixel und komprimiert verlustfrei, das macht die Dateien groß. WebP darf weglassen, was das Auge kaum bemerkt, und kann trotzdem transparent sein: eine Kombination, die weder PNG noch JPG bietet. Standard ist hier Qualität 90 von 100, das ist ideal fürs Web; unter „Einstellungen“ kannst du stattdessen verlustfrei wählen.',
    faq: [
      {
        question: 'Bleibt die Transparenz erhalten?',
        answer:
          'Ja, in allen Abstufungen. Schatten, Glaseffekte und weiche Kanten sehen auf jedem Hintergrund so aus wie beim PNG.',
      },
      {
        question: 'Ist die Konvertierung verlustfrei?',
        answer:
          'Wenn du willst, ja: Wähle unter „Einstellungen“ die Option „Verlustfrei“, und jedes Pixel bleibt genau so, wie es ist. Sonst komprimieren wir mit Qualität 90. Das ist bei den meisten Bildern kaum vom Original zu unterscheiden und spart deutlich mehr Platz.',
      },
      {
        question: 'Wie viele Dateien gehen auf einmal?',
        answer:
          'Bis zu fünf. Du kannst sie einzeln oder zusammen als ZIP herunterladen und dann mit den nächsten weitermachen.',
      },
    ],
  },
} satisfies Translation<typeof en>;
