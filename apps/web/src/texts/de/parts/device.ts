import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/device.ts';

export default {
  open: 'Offline nutzen',
  title: 'Ohne Internetverbindung',
  always:
    'In dieser Sprache funktionieren die Seiten auch ohne Verbindung. PNG, JPG und WebP konvertierst du dann wie gewohnt, ebenso jedes andere Format, das du hier schon einmal konvertiert hast.',
  offer: 'Für alle Formate und alle Sprachen werden {size} heruntergeladen und auf diesem Gerät gespeichert.',
  keep: 'Alles offline verfügbar machen',
  keeping: 'Wird heruntergeladen: {percent}',
  kept: 'Alles ist auf diesem Gerät gespeichert: Du kannst alle Formate ohne Verbindung konvertieren, in allen Sprachen.',
  remove: 'Von diesem Gerät entfernen',
  failed:
    'Es konnte nicht alles heruntergeladen werden. Prüfe deine Verbindung und versuche es erneut; was schon da ist, bleibt erhalten.',
  full: 'Auf diesem Gerät ist nicht genug Platz frei. Konvertieren kannst du trotzdem wie bisher.',
  install: 'Als App installieren',
  new_version_title: 'Eine neue Version ist da',
  new_version:
    'Du bekommst sie beim nächsten Besuch. Wenn du sie jetzt lädst, können die Dateien und Ergebnisse auf dieser Seite verloren gehen; speichere vorher, was du brauchst.',
  load_now: 'Jetzt laden',
} satisfies Translation<typeof en>;
