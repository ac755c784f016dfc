import type { Translation } from '../translation.ts';
import pairs from './de.pairs.ts';
import type en from './en.ts';

export default {
  meta: {
    title: 'Bildkonverter für PNG, JPG und WebP: kostenlos und privat',
    description:
      'PNG, JPG und WebP direkt im Browser umwandeln: kostenlos, ohne Upload, ohne Anmeldung. HEIC und TIFF werden zu JPG. Richtig herum und in den richtigen Farben.',
    keywords:
      'bildkonverter, bilder umwandeln, png in jpg umwandeln, jpg in png umwandeln, webp in jpg umwandeln, png in webp umwandeln, heic in jpg umwandeln, tiff in jpg umwandeln, kostenlos, ohne upload',
  },
  header: {
    title: 'Bildkonverter',
    free_badge: 'Kostenlos',
    language: 'Sprache wählen',
    skip: 'Zum Inhalt springen',
  },
  hero: {
    title: 'Bilder umwandeln, ohne sie hochzuladen',
    subtitle: 'PNG, JPG und WebP in jede Richtung, HEIC und TIFF zu JPG',
    description:
      'Deine PNG-, JPG- und WebP-Dateien werden direkt in deinem Browser umgewandelt und verlassen dein Gerät nie. Kein Konto, kein Wasserzeichen, keine Warteschlange.',
  },
  converter_place: 'Hier zieht gerade der Konverter ein.',
  upload: {
    title: 'Dateien auswählen',
    subtitle: 'Bis zu {count} {format}-Dateien, je maximal {size} MB',
    drag_active: 'Loslassen, um die Dateien hinzuzufügen',
    drag_inactive: '{format}-Dateien hier ablegen oder zum Auswählen klicken',
    max_files: 'Höchstzahl von 5 Dateien erreicht',
    file_count: '({count}/{max})',
  },
  conversion: {
    selected_files: 'Ausgewählte Dateien',
    converting: 'Wird konvertiert …',
    convert_all: 'Alle konvertieren',
    download_all: 'Alle herunterladen',
    browser_tag: 'In deinem Browser',
    success_title: 'Konvertierung erfolgreich!',
    success_description: '{filename} wurde zu {format} konvertiert.',
    error_title: 'Konvertierung fehlgeschlagen',
    error_description: 'Fehler bei {filename}',
    files_added_title: 'Dateien hinzugefügt',
    files_added_description: '{count} Datei(en) bereit zum Konvertieren',
    single_success_description: 'Deine {file} wurde erfolgreich zu JPG konvertiert.',
    single_error_description: 'Es gab einen Fehler bei der Konvertierung. Bitte versuche es erneut.',
  },
  features: {
    title: 'Darauf kannst du dich verlassen',
    items: [
      {
        title: 'Deine Bilder bleiben bei dir',
        text: 'PNG, JPG und WebP werden auf deinem Gerät gelesen, umgewandelt und gespeichert. Kein einziges Byte davon verlässt dein Gerät.',
      },
      {
        title: 'Richtig herum, in den richtigen Farben',
        text: 'Auf der Seite liegende Handyfotos werden richtig herum gedreht, Farben aus erweiterten Farbräumen für jeden Bildschirm umgerechnet, und Transparenz bleibt erhalten, sofern das neue Format sie zulässt.',
      },
      {
        title: 'Kein Anstehen, kein Konto',
        text: 'Du musst nichts installieren und dich nirgends anmelden. Gerechnet wird auf deinem Gerät, du musst also nie warten, bis andere fertig sind.',
      },
      {
        title: 'Fünf auf einmal',
        text: 'Auf Seiten wie „JPG zu PNG“ wandelst du bis zu fünf Dateien in einem Rutsch um und lädst sie gesammelt als ZIP herunter.',
      },
    ],
  },
  how_it_works: {
    title: 'So funktioniert’s',
    steps: [
      { title: 'Auswählen', text: 'Zieh deine Dateien auf die Seite oder wähle sie auf deinem Gerät aus.' },
      { title: 'Umwandeln', text: 'Ein Klick auf den Button genügt. Den Rest erledigt dein Browser.' },
      { title: 'Speichern', text: 'Lade deine Bilder einzeln herunter oder alle zusammen.' },
    ],
  },
  comparison: {
    caption: '{from} und {to} im Vergleich',
    property: 'Eigenschaft',
    rows: {
      compression: 'Kompression',
      transparency: 'Transparenz',
      animation: 'Animation',
      size: 'Dateigröße bei Fotos',
      best_for: 'Ideal für',
      support: 'Lässt sich öffnen',
    },
    formats: {
      png: {
        compression: 'Verlustfrei',
        transparency: 'Ja, mit weichen Kanten',
        animation: 'Als APNG',
        size: 'Groß',
        best_for: 'Logos, Screenshots, Zeichnungen, Text',
        support: 'Praktisch überall',
      },
      jpg: {
        compression: 'Verlustbehaftet',
        transparency: 'Nein',
        animation: 'Nein',
        size: 'Klein',
        best_for: 'Fotos',
        support: 'Praktisch überall',
      },
      webp: {
        compression: 'Verlustbehaftet oder verlustfrei',
        transparency: 'Ja, mit weichen Kanten',
        animation: 'Ja',
        size: 'Sehr klein',
        best_for: 'Bilder auf Websites',
        support: 'In allen aktuellen Browsern, nicht in jedem Programm',
      },
    },
  },
  faq: { title: 'Fragen und Antworten' },
  related: { title: 'Weitere Konverter', link: '{from} zu {to}' },
  format_selector: {
    title: 'Welche Formate brauchst du?',
    from: 'Von',
    to: 'Nach',
    choose: 'Auswählen',
    go: 'Zum Konverter',
    hint: 'Bitte wähle beide Formate aus',
  },
  cta: {
    title: 'Bild im falschen Format?',
    description: 'Wandle es gleich hier um, ohne es aus der Hand zu geben.',
    button: 'Jetzt umwandeln',
  },
  footer: {
    copyright: '© {year} {title}',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    cookie_settings: 'Cookie-Einstellungen',
    donate: 'Spendier uns einen Kaffee',
    languages: 'Sprachen',
    legal: 'Rechtliches',
  },
  trust_indicators: {
    label: 'Darauf kannst du zählen',
    secure: 'Sicher',
    fast: 'Schnell',
    no_upload: 'Ohne Upload',
    privacy: 'Privat',
    free: 'Kostenlos',
    note: '„Ohne Upload“ gilt bei PNG, JPG und WebP immer.',
  },
  languages: { de: 'Deutsch', en: 'English', es: 'Español', pt: 'Português' },
  ads: { label: 'Anzeige' },
  consent: {
    title: 'Cookies: deine Entscheidung',
    ads: 'Dank Werbung von {name} bleibt dieser Konverter kostenlos.',
    analytics: '{name} zählt Besuche und zeigt uns, was wir besser machen können.',
    text: 'Nichts davon wird geladen, bevor du zustimmst; danach können Cookies gesetzt werden. Der Konverter funktioniert so oder so genau gleich.',
    accept: 'Zustimmen',
    reject: 'Ablehnen',
    more: 'Mehr zum Datenschutz',
  },
  not_found: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder im Link steckt ein Tippfehler.',
    link: 'Zur Startseite',
  },
  ...pairs,
} satisfies Translation<typeof en>;
