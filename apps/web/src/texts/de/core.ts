import type { Translation } from '../../i18n/translation.ts';
import type en from '../en/core.ts';

export default {
  language: 'de',
  meta: {
    title: 'Bildkonverter für PNG, JPG und WebP: kostenlos und privat',
    description:
      'PNG, JPG und WebP im Browser konvertieren: kostenlos, ohne Upload, ohne Anmeldung. HEIC und TIFF werden zu JPG. Richtig herum und in den richtigen Farben.',
    keywords:
      'bildkonverter, bilder umwandeln, png in jpg umwandeln, jpg in png umwandeln, webp in jpg umwandeln, png in webp umwandeln, heic in jpg umwandeln, tiff in jpg umwandeln, kostenlos, ohne upload',
  },
  header: {
    title: 'Bildkonverter',
    free_badge: 'Kostenlos',
    language: 'Sprache wählen',
    skip: 'Zum Inhalt springen',
    all_formats: 'Alle Formate',
    any_number: 'Alle Formate, beliebig viele Dateien',
    conversions: 'Konverter',
    to: 'Zu {format}',
  },
  hero: {
    title: 'PNG, JPG und WebP ohne Upload konvertieren',
    subtitle: 'PNG, JPG und WebP in jede Richtung, HEIC und TIFF zu JPG',
    description:
      'Deine PNG-, JPG- und WebP-Dateien werden direkt in deinem Browser konvertiert und verlassen dein Gerät nie. Kein Konto, kein Wasserzeichen.',
    description_server:
      'Deine PNG-, JPG- und WebP-Dateien werden direkt in deinem Browser konvertiert und verlassen dein Gerät nie. HEIC und TIFF werden auf unserem Server konvertiert oder, wenn dir das lieber ist, in deinem Browser. Kein Konto, kein Wasserzeichen.',
  },
  upload: {
    options: 'Einstellungen',
    title: 'Dateien auswählen',
    subtitle: 'Bis zu {count} Dateien im Format {format}, je maximal {size}\u00a0MB',
    drag_active: 'Loslassen, um die Dateien hinzuzufügen',
    drag_inactive: '{format}-Dateien hier ablegen oder zum Auswählen klicken',
    max_files: 'Maximal {count} Dateien',
    file_count: '({count}/{max})',
    needs_script:
      'Zum Konvertieren braucht die Seite JavaScript, und das ist hier ausgeschaltet. Bitte schalte es ein und lade die Seite neu.',
    drop: '{format}-Dateien hier ablegen',
    choose: '{format}-Dateien auswählen',
    anywhere: 'oder irgendwo auf dieser Seite ablegen oder einfügen',
    room: 'noch Platz für {number}',
    single_title: 'Bild auswählen',
    single_subtitle: '{formats}, bis zu {size}\u00a0MB',
    single_drop: 'Bild hier ablegen',
    single_drag_active: 'Loslassen, um die Datei hinzuzufügen',
    single_anywhere: 'oder irgendwo auf dieser Seite ablegen oder einfügen',
    single_result: 'Wird als JPG gespeichert. JPGs bleiben unverändert.',
    single_result_other: 'Wird als {format} gespeichert.',
    add_more: 'Weitere Dateien hinzufügen',
    single_another: 'Anderes Bild auswählen',
    samples: 'Kein Bild zur Hand? Probier es mit einem von diesen:',
  },
  offered: {
    title: 'Verfügbare Konvertierungen',
    in_browser: 'Browser',
    on_server: 'Server',
    only_online: 'nur online',
  },
  notices: {
    close: 'Schließen',
    more: { one: '… und {count} weitere.', other: '… und {count} weitere.' },
    retry: 'Erneut versuchen',
    offline_title: 'Du bist offline',
    offline:
      'Du kannst weitermachen: Die meisten PNG-, JPG- und WebP-Dateien lassen sich wie gewohnt konvertieren, ebenso jedes Format, dessen Konverter schon auf diesem Gerät ist. Die übrigen brauchen einmal eine Verbindung.',
    load_failed_title: 'Die Seite konnte nicht geladen werden',
    load_failed_description:
      'Deine Dateien und Ergebnisse sind noch da. Prüfe deine Verbindung und versuche es noch einmal.',
    part_failed:
      'Ein Teil des Konverters konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    outdated_description:
      'Die Website wurde aktualisiert, seit du sie geöffnet hast. Deine Dateien und Ergebnisse sind noch da: Speichere, was du brauchst, und lade die Seite dann neu.',
    load_afresh: 'Seite neu laden',
  },
  features: {
    title: 'Darauf kannst du dich verlassen',
    items: [
      {
        title: 'Deine Bilder gehören dir',
        text: {
          with_server:
            'PNG, JPG und WebP werden auf deinem Gerät gelesen, konvertiert und gespeichert: Kein einziges Byte davon verlässt dein Gerät. HEIC, TIFF, RAW, PDF und AI werden gleich nach der Konvertierung von unserem Server gelöscht oder auf Wunsch gar nicht erst gesendet.',
          without_server:
            'PNG, JPG und WebP werden auf deinem Gerät gelesen, konvertiert und gespeichert. Kein einziges Byte davon verlässt dein Gerät.',
        },
      },
      {
        title: 'Richtig herum, in den richtigen Farben',
        text: 'Gekippte Handyfotos werden richtig herum gedreht, Farben aus erweiterten Farbräumen so umgerechnet, dass sie auf jedem Bildschirm stimmen, und Transparenz bleibt erhalten, sofern das neue Format sie zulässt.',
      },
      {
        title: 'Einfach loslegen',
        text: {
          with_server:
            'Du musst nichts installieren und dich nirgends anmelden. Dein Gerät erledigt die meiste Arbeit selbst und springt ein, wenn unser Server ausgelastet ist.',
          without_server:
            'Du musst nichts installieren und dich nirgends anmelden. Dein Gerät erledigt die ganze Arbeit selbst.',
        },
      },
      {
        title: 'Mehrere auf einmal',
        text: 'Seiten wie „JPG zu PNG“ nehmen bis zu fünf Dateien, andere wie „HEIC zu JPG“ bis zu zwanzig, „Alle Formate“ beliebig viele. Du lädst sie gesammelt als ZIP herunter.',
      },
      {
        title: 'Du entscheidest und behältst den Überblick',
        text: 'In den Einstellungen wählst du die Qualität, die Größe in Pixeln oder Megabyte und welche Metadaten erhalten bleiben; ein Vorher-Nachher-Vergleich zeigt den Unterschied, und in den Details jeder Datei steht alles, was gemacht wurde.',
      },
      {
        title: 'Auch offline',
        text: 'Nach deinem ersten Besuch lassen sich die meisten PNG-, JPG- und WebP-Dateien auch offline konvertieren; mit „Offline nutzen“ unten auf der Seite kommen alle anderen Formate dazu.',
      },
    ],
  },
  how_it_works: {
    title: 'So funktioniert’s',
    steps: [
      { title: 'Auswählen', text: 'Einfach auf die Seite ziehen oder auf deinem Gerät auswählen.' },
      {
        title: 'Konvertieren',
        text: {
          with_server: 'Ein Klick auf den Button genügt. Wo konvertiert wird, steht dabei.',
          without_server: 'Ein Klick auf den Button genügt. Den Rest erledigt dein Browser.',
        },
      },
      { title: 'Speichern', text: 'Lade das Ergebnis herunter, mehrere auch als ein ZIP.' },
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
  },
  faq: { title: 'Fragen und Antworten' },
  related: { title: 'Weitere Konverter' },
  pair_headings: {
    title: '{from} zu {to}',
    why_convert: 'Warum {from} zu {to} konvertieren?',
    when_use: 'Wann ist {to} die bessere Wahl?',
    difference: '{both}: Was ist der Unterschied?',
  },
  format_selector: {
    title: 'Welche Formate brauchst du?',
    from: 'Von',
    to: 'Nach',
    go: 'Zum Konverter',
    hint: 'Bitte wähle beide Formate aus',
    same: 'Bitte wähle zwei verschiedene Formate aus',
    more: 'Mehr als {number} Formate zur Auswahl',
  },
  cta: {
    title: 'Bild im falschen Format?',
    description: {
      with_server: 'Konvertiere es gleich hier, kostenlos und ohne Konto.',
      without_server: 'Konvertiere es gleich hier, ohne es aus der Hand zu geben.',
    },
    button: 'Jetzt konvertieren',
  },
  footer: {
    copyright: '© {year} {title}',
    api: 'API',
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
    no_upload_server: 'PNG, JPG und WebP: ohne Upload',
    your_choice: 'Server oder Browser: du wählst',
    privacy: 'Privat',
    free: 'Kostenlos',
    note: 'PNG-, JPG- und WebP-Dateien werden nie hochgeladen.',
    note_server:
      'PNG, JPG und WebP werden nie hochgeladen. HEIC und TIFF werden auf unserem Server konvertiert und gleich danach gelöscht. Auf Wunsch konvertiert sie dein Browser.',
    note_own: '{format}-Dateien werden in deinem Browser konvertiert und nicht hochgeladen.',
    note_own_server:
      '{format}-Dateien werden auf unserem Server konvertiert und gleich danach gelöscht. Auf Wunsch konvertiert sie dein Browser.',
  },
  measured: {
    time: 'Typische Dauer: {seconds}\u00a0s für ein Bild mit {megapixels}\u00a0Megapixeln, gemessen in {browser} auf {cores}\u00a0Prozessorkernen.',
    time_under_a_second:
      'Meist unter 1\u00a0Sekunde: {seconds}\u00a0s für ein Bild mit {megapixels}\u00a0Megapixeln, gemessen in {browser} auf {cores}\u00a0Prozessorkernen.',
    saving:
      'In unserer eigenen Messung mit der Option „Optisch gleich“ wurde die Hälfte von {files} {format}-Dateien um mindestens {half} kleiner, ein Viertel sogar um mindestens {quarter}; größer wurden {larger}.',
  },
  ads: { label: 'Anzeige' },
  consent: {
    title: 'Cookies: deine Entscheidung',
    ads: 'Dank Werbung von {name} bleibt dieser Konverter kostenlos.',
    analytics: '{name} zählt Besuche und zeigt uns, was wir besser machen können.',
    text: 'Nichts davon wird geladen, bevor du zustimmst; danach können Cookies gesetzt werden. Der Konverter funktioniert so oder so genau gleich.',
    accept: 'Zustimmen',
    reject: 'Ablehnen',
    accept_all: 'Allem zustimmen',
    reject_all: 'Alles ablehnen',
    choose: 'Auswählen',
    save: 'Auswahl speichern',
    ads_switch: 'Werbung von {name}',
    analytics_switch: 'Besuche zählen mit {name}',
    withdrawal:
      'Wenn du deine Einwilligung widerrufst, wird nichts mehr nachgeladen; was schon läuft, endet spätestens, wenn die Seite neu geladen wird.',
    more: 'Mehr zum Datenschutz',
  },
  not_found: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder im Link steckt ein Tippfehler.',
    link: 'Zur Startseite',
  },
} satisfies Translation<typeof en>;
