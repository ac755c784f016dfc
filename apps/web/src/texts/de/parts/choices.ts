import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/choices.ts';

export default {
  title: 'Seiten und Auflösung',
  pages: 'Seiten',
  pages_all: 'Alle Seiten',
  pages_first: 'Nur die erste',
  pages_range: 'Von … bis …',
  pages_from: 'Von Seite',
  pages_to: 'bis Seite',
  dpi: 'Punkte pro Zoll (dpi)',
  longest_side: 'Längste Seite in Pixeln',
  as_stated: 'wie in der Datei',
  camera_preview: 'Schnell: Vorschau der Kamera verwenden',
  frames: 'Bilder der Animation',
  frames_first: 'Nur das erste',
  frames_all: 'Jedes als eigene Datei',
} satisfies Translation<typeof en>;
