import type { DeviceWords } from './device-words.ts';

export default {
  open: 'Offline nutzen',
  title: 'Ohne Internetverbindung',
  always:
    'Die Seiten funktionieren in dieser Sprache auch ohne Verbindung. PNG, JPG und WebP konvertierst du dann wie sonst auch, und ebenso jedes andere Format, das du hier schon einmal konvertiert hast.',
  offer: 'Für alle Formate und alle Sprachen werden {size} heruntergeladen und auf diesem Gerät behalten.',
  keep: 'Alles offline verfügbar machen',
  keeping: 'Wird heruntergeladen: {percent}',
  kept: 'Alles ist auf diesem Gerät: Du kannst alle Formate ohne Verbindung konvertieren, in allen Sprachen.',
  remove: 'Von diesem Gerät entfernen',
  failed:
    'Es konnte nicht alles heruntergeladen werden. Prüfe deine Verbindung und versuche es erneut; was schon da ist, bleibt.',
  full: 'Auf diesem Gerät ist nicht genug Platz frei. Konvertieren kannst du weiterhin wie bisher.',
  install: 'Als App installieren',
  new_version_title: 'Eine neue Version ist da',
  new_version:
    'Du bekommst sie beim nächsten Besuch. Wenn du sie jetzt lädst, gehen die Dateien und Ergebnisse auf dieser Seite verloren; speichere vorher, was du brauchst.',
  load_now: 'Jetzt laden',
  offline_title: 'Du bist offline',
  offline:
    'Du kannst weitermachen: PNG, JPG und WebP lassen sich wie gewohnt konvertieren, ebenso Formate, die du hier schon einmal konvertiert hast. Für die übrigen braucht der Konverter einmal die Verbindung.',
  offline_kept:
    'Du kannst weitermachen: Alles ist auf diesem Gerät, also lassen sich alle Formate auch so konvertieren.',
} satisfies DeviceWords;
