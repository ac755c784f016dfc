import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-png.ts';

export default {
  pair: {
    subtitle: 'Überall bearbeiten, Transparenz inklusive',
    description:
      'Manche Grafikprogramme tun sich mit WebP noch schwer. Als PNG lässt sich dein Bild praktisch überall öffnen, und Transparenz samt weichen Kanten bleibt erhalten.',
    seo_title: 'WebP zu PNG konvertieren: mit Transparenz, gratis',
    seo_description:
      'Bis zu 5 WebP-Dateien auf einmal zu PNG konvertieren, kostenlos und ohne Upload. Mit Transparenz und ohne weiteren Qualitätsverlust. Direkt im Browser.',
    keywords:
      'webp in png umwandeln, webp zu png, webp to png, webp transparent in png, webp öffnen, verlustfrei, kostenlos, ohne upload',
    why_convert_points: [
      'Transparente Stellen bleiben transparent, bis in die weichste Kante.',
      'PNG ist verlustfrei: Weder beim Konvertieren noch beim späteren Speichern geht etwas verloren.',
      'Praktisch jedes Grafikprogramm öffnet und speichert PNG.',
      'Sticker, Logos und Icons lassen sich gleich in deine Entwürfe einbauen.',
    ],
    when_use_points: [
      'Wenn das Bild einen transparenten Hintergrund hat, den du behalten willst.',
      'Bevor du es in einem Programm bearbeitest, das WebP nicht kennt.',
      'Für Logos, Icons und Screenshots. Fotos werden als PNG groß.',
    ],
    cta_title: 'Freigestellt und überall nutzbar',
    cta_description: 'Konvertiere bis zu fünf WebP-Dateien auf einmal zu PNG.',
  },
  seo_content: {
    difference:
      'Beide können transparent sein. WebP ist auf kleine Dateien ausgelegt und wird meist mit etwas Verlust gespeichert; PNG ist immer exakt und wird von viel mehr Programmen verstanden. Beim Konvertieren landen genau die Pixel im PNG, die das WebP gezeigt hat, mit jeder Abstufung der Transparenz. Meist wird die Datei größer: Genauigkeit hat ihren Preis.',
    faq: [
      {
        question: 'Bleibt der transparente Hintergrund erhalten?',
        answer:
          'Ja. PNG kennt für jedes Pixel 256 Transparenzstufen, genau wie WebP. Weiche Kanten bleiben also weich.',
      },
      {
        question: 'Geht Qualität verloren?',
        answer:
          'Nein. Was das WebP zeigt, wird Pixel für Pixel gespeichert. Was vorher schon verloren war, kann PNG nicht zurückholen.',
      },
      {
        question: 'Was wird aus einem animierten WebP?',
        answer:
          'Ein Standbild: Du bekommst das erste Bild der Animation als PNG und dazu einen Hinweis, dass die übrigen wegfallen.',
      },
    ],
  },
} satisfies Translation<typeof en>;
