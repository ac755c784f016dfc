import type en from './en.choices.ts';

export default {
  title: 'Was übernommen wird',
  pages: 'Seiten',
  pages_all: 'Alle Seiten',
  pages_first: 'Nur die erste',
  pages_range: 'Von … bis …',
  pages_from: 'Von Seite',
  pages_to: 'bis Seite',
  dpi: 'Punkte pro Zoll (dpi)',
  longest_side: 'Längste Seite in Pixeln',
  as_stated: 'wie in der Datei',
  camera_preview: 'Schnell: das Bild nehmen, das die Kamera gemacht hat',
} satisfies typeof en;
