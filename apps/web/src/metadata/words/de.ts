import type en from './en.ts';

export default {
  groups: {
    camera: 'Kamera',
    date: 'Datum',
    author: 'Urheber',
    caption: 'Beschreibung',
    location: 'Ort',
    other: 'sonstige Angaben',
  },
  kept: '{kept} behalten',
  removed: '{removed} entfernt',
  kept_and_removed: '{kept} behalten, {removed} entfernt',
  none: 'Die Datei hat keine Metadaten',
  damaged: 'Ein Teil der Metadaten war nicht lesbar und fehlt deshalb',
  hdr_dropped: 'Der HDR-Anteil des Fotos bleibt nicht erhalten; die Farben sind die des normalen Bildes',
} satisfies typeof en;
