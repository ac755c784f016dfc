import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/presets.ts';

export default {
  legend: 'Vorlage wählen',
  names: { web: 'Webseite', email: 'E-Mail', upload: 'Upload-Formular', passport: 'Passfoto' },
  face: '35 × 45\u00a0mm im Druck. Mit „Zuschneiden & drehen“ rückst du das Gesicht an die richtige Stelle.',
  none: 'Noch nichts gespeichert. Die fertigen Vorlagen sind für andere Formate.',
  save_as: 'Speichern als …',
  name: 'Name der Vorlage',
  save: 'Speichern',
  replace: 'Ersetzen',
  exists: '„{name}“ existiert schon und wird ersetzt.',
  saved: '„{name}“ ist auf diesem Gerät gespeichert.',
  full: 'Du kannst {most} Vorlagen speichern. Lösche eine, um Platz zu schaffen.',
  blocked: 'Die Vorlage wurde nicht gespeichert: Dein Browser hat keinen Platz dafür oder erlaubt es nicht.',
  share: 'Link zur Vorlage kopieren',
  delete: 'Vorlage löschen',
  deleted: '„{name}“ ist gelöscht.',
  undo: 'Rückgängig',
  check: {
    met: 'Passt für „{name}“: {width} × {height}\u00a0px, {size}',
    bytes: 'Passt nicht für „{name}“: {size} sind {excess} mehr als {most}',
    pixels: 'Passt nicht für „{name}“: {width} × {height}\u00a0px, aber höchstens {most}\u00a0px pro Seite',
    small:
      'Passt nicht für „{name}“: Das Bild ist zu klein. {width} × {height}\u00a0px statt {wanted}, denn Bilder werden nicht vergrößert',
    other: 'Passt nicht für „{name}“: {width} × {height}\u00a0px statt {wanted}',
    density: 'Passt nicht für „{name}“: In der Datei stehen keine {wanted}\u00a0dpi',
  },
} satisfies Translation<typeof en>;
