import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/text-pages.ts';

/** API page, imprint and privacy notice. Loaded on those pages only. */
export default {
  api: {
    title: 'API',
    subtitle:
      'Deine Programme können Bilder genauso konvertieren wie diese Website. Ein einziger Aufruf an deinen eigenen Server genügt. Der Konverter ist freie Software unter der MIT-Lizenz.',
    description:
      'HEIC, TIFF, PDF und Raw-Fotos aus eigenen Programmen konvertieren: eigenen Server starten, ein Aufruf genügt. Mit Beispielen für curl, JavaScript und Python.',
    keywords:
      'API Bilder konvertieren, HEIC in JPG API, Bildkonverter selbst hosten, REST-API, curl, JavaScript, Python',
    copy: 'Kopieren',
    copied: 'Kopiert',
    own: {
      title: 'Eigenen Server starten',
      code: 'Shell',
      text: 'Du brauchst nur den Quelltext, Node.js ab Version 20 und npm. Die Schnittstelle für Programme ist abgeschaltet, bis du mindestens einen Schlüssel festlegst. Halte ihn geheim: Wer ihn hat, kann deinen Server benutzen.',
      more: 'Der Ordner „docs“ im Quelltext erklärt alle Einstellungen und den Betrieb mit Docker, Kubernetes, PostgreSQL und S3.',
    },
    one: {
      title: 'Eine Datei mit einem Aufruf konvertieren',
      text: 'Schick ein Formular, dessen letztes Feld „{file}“ die Datei enthält. Zurück kommt das Bild; der Header {report} gibt an, wie es entstanden ist. Mehrere Bilder, zum Beispiel die Seiten eines PDFs, kommen als ZIP.',
      deleted:
        'Die hochgeladene Datei wird gelöscht, bevor das Bild abgeschickt wird. Weder ihr Name noch das Ergebnis werden gespeichert.',
      reads: 'Eingabeformate',
      writes: 'Ausgabeformate',
      options: 'Optionen',
      options_text:
        'Das Zielformat steht in „target_format“; ohne Angabe bekommst du ein JPG. Optionen schickst du als einzelne Felder oder gesammelt als JSON im Feld „options“. Welche Werte möglich sind, steht im OpenAPI-Dokument.',
    },
    limits: {
      title: 'Limits',
      size: 'Maximale Dateigröße',
      at_once: 'Gleichzeitige Konvertierungen pro Schlüssel',
      per_minute: 'Aufrufe pro Minute und Schlüssel',
      pages: 'Seiten einer Datei pro Aufruf',
      text: 'Die ersten drei sind Standardwerte; auf deinem Server kannst du sie in den Einstellungen ändern.',
    },
    errors: {
      title: 'Fehler',
      text: 'Fehler kommen als JSON mit Code, Meldung und Anfrage-ID. Bei 429 und 503 gibt der Header Retry-After an, wie viele Sekunden du warten solltest.',
    },
    pages: {
      title: 'Wie die Website den Server aufruft',
      text: 'Lässt die Website eine Datei auf ihrem Server konvertieren, nutzt sie diese Aufrufe. Jeder enthält den öffentlichen Schlüssel der Website im Header {header}. Mehrere Bilder kommen hintereinander; der Header {parts} gibt an, wo jedes endet.',
      steps: [
        'Kündigt die Datei an und reserviert einen Platz. Die Antwort enthält die ID des Auftrags.',
        'Lädt die Datei hoch (nur einmal möglich).',
        'Meldet, dass der Upload vollständig ist.',
        'Konvertiert die Datei und antwortet mit dem Bild (nur einmal möglich). Der Upload wird gelöscht.',
        'Protokolliert Konvertierungen, die im Browser liefen.',
        'Bricht einen Auftrag ab und löscht seinen Upload sofort.',
      ],
      openapi: 'OpenAPI-Dokument dieses Servers',
    },
  },
  operator: {
    unset: 'Noch nicht angegeben. Wer diese Website betreibt, trägt die Angabe in der Einstellung {setting} ein.',
    email: 'E-Mail:',
  },
  impress: {
    title: 'Impressum',
    description:
      'Wer hinter diesem Bildkonverter steht, wie du uns erreichst und was bei Haftung und Urheberrecht gilt.',
    keywords: 'impressum, anbieterkennzeichnung, betreiber, kontakt, bildkonverter',
    operator_title: 'Wer diese Website betreibt',
    operator_note: 'Angaben gemäß §\u00a05\u00a0DDG (Digitale-Dienste-Gesetz)',
    contact_title: 'Kontakt',
    sections: [
      {
        title: 'Haftung für Inhalte',
        text: 'Wir schreiben und prüfen die Inhalte dieser Seiten sorgfältig, können aber nicht garantieren, dass sie jederzeit vollständig, richtig und aktuell sind. Den Konverter stellen wir kostenlos und ohne Gewähr bereit: Bitte behalte deine Originale, bis du dir die Ergebnisse angesehen hast. Die gesetzliche Haftung, insbesondere für Vorsatz und grobe Fahrlässigkeit, bleibt unberührt.',
      },
      {
        title: 'Haftung für Links',
        text: 'Wo wir auf fremde Seiten verlinken, haben wir keinen Einfluss auf deren Inhalte; verantwortlich ist, wer sie betreibt. Als wir die Links gesetzt haben, war dort nichts Rechtswidriges zu erkennen. Erfahren wir von einem Rechtsverstoß, entfernen wir den Link umgehend.',
      },
      {
        title: 'Urheberrecht',
        text: 'Die Texte und die Gestaltung dieser Seiten sind urheberrechtlich geschützt. Deine Bilder gehören weiterhin dir: Wenn du sie konvertierst, räumst du uns keinerlei Rechte daran ein.',
      },
    ],
    software: {
      title: 'Software von Dritten',
      text: 'Der Konverter enthält freie Software von Dritten, darunter libheif und libde265 (GNU LGPL).',
      link: 'Lizenzen und Hinweise',
    },
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Was in diesem Bildkonverter mit deinen Bildern und deinen Daten geschieht: kurz gesagt, so wenig wie möglich.',
    keywords: 'datenschutz, datenschutzerklärung, dsgvo, cookies, bildkonverter, ohne upload',
    intro: {
      with_server:
        'In dieser Datenschutzerklärung steht, welche Daten diese Website verarbeitet, wozu sie das tut und welche Rechte du hast. Die Kurzfassung: PNG, JPG, WebP und die meisten anderen Formate werden auf deinem Gerät konvertiert, HEIC, TIFF, Kamera-RAW, PDF und AI (Illustrator) auf unserem Server, sofern du nichts anderes wählst. Wir behalten keines deiner Bilder, und niemand muss wissen, wer du bist.',
      without_server:
        'In dieser Datenschutzerklärung steht, welche Daten diese Website verarbeitet, wozu sie das tut und welche Rechte du hast. Die Kurzfassung: Deine Bilder werden auf deinem Gerät konvertiert, und wer du bist, muss dafür niemand wissen.',
    },
    controller: {
      title: 'Wer verantwortlich ist',
      text: 'Verantwortlich für die Datenverarbeitung auf dieser Website im Sinne der Datenschutz-Grundverordnung (DSGVO):',
    },
    file_uploads: {
      title: 'Deine Dateien',
      text: {
        with_server: [
          'PNG, JPG, WebP und alle anderen Formate, die der nächste Absatz nicht nennt, werden in deinem Browser konvertiert: auf deinem Gerät gelesen, dort konvertiert und dir zum Herunterladen angeboten. Sie werden nicht hochgeladen; wir sehen sie nicht und speichern sie nicht.',
          'HEIC-, TIFF-, Kamera-RAW- und PDF-Dateien (auch Illustrator-Dateien, in denen ein PDF steckt) werden an unseren Server gesendet, wenn du auf den Button zum Konvertieren klickst, es sei denn, du hast „Lieber in diesem Browser konvertieren“ gewählt. Die hochgeladene Datei wird gelöscht, sobald die Konvertierung beendet ist, ob sie gelungen ist oder nicht; bricht die Verbindung vorher ab, spätestens nach zwei Minuten; stürzt der Server währenddessen ab, spätestens zehn Minuten danach. Der Dateiname wird gar nicht erst gespeichert. Das Ergebnis geht direkt an dich und wird nie gespeichert. Klappt es auf dem Server nicht, konvertiert dein Browser die Datei. Rechtsgrundlage ist unser berechtigtes Interesse daran, die von dir gewünschte Konvertierung auszuführen (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
          'Die Ergebnisse liegen im Arbeitsspeicher der geöffneten Seite. Sobald du sie entfernst oder die Website verlässt, sind sie weg. Nur auf der Seite für alle Formate behält dein Browser sie zusätzlich auf deinem Gerät, siehe „Cookies und Speicherung auf deinem Gerät“.',
        ],
        without_server: [
          'Konvertiert wird in deinem Browser. Deine Bilder werden auf deinem Gerät gelesen, dort konvertiert und dir zum Herunterladen angeboten. Sie werden nicht hochgeladen; wir sehen sie nicht und speichern sie nicht.',
          'Die Ergebnisse liegen im Arbeitsspeicher der geöffneten Seite. Sobald du sie entfernst oder die Website verlässt, sind sie weg. Nur auf der Seite für alle Formate behält dein Browser sie zusätzlich auf deinem Gerät, siehe „Cookies und Speicherung auf deinem Gerät“.',
        ],
      },
    },
    conversion_log: {
      title: 'Protokoll der Konvertierungen',
      entry:
        'Nach jeder Konvertierung, ob in deinem Browser oder auf unserem Server, speichern wir einen Eintrag, der uns zeigt, ob der Konverter funktioniert und wofür er genutzt wird: die beiden Formate, die Dateigröße, ob im Browser oder auf dem Server konvertiert wurde, ob es geklappt hat, wann das war und wie lange es gedauert hat, und wie sich dein Browser selbst bezeichnet (User-Agent). Dateiname und IP-Adresse stehen nicht darin, eine Kennung auch nicht. Nach {days} Tagen werden die Einträge entfernt; übrig bleiben nur Tagessummen ohne User-Agent.',
      abuse:
        'Zum Schutz vor Missbrauch zählt unser Server, wie viele Anfragen von einer IP-Adresse kommen; diese Zahlen liegen nur für kurze Zeit im Arbeitsspeicher. Solange eine deiner Dateien auf unserem Server konvertiert wird, trägt der Auftrag außerdem einen Hashwert deiner IP-Adresse, gebildet mit einem Schlüssel, der täglich wechselt, damit niemand alle Plätze belegen kann. Er wird entfernt, sobald der Auftrag endet. Rechtsgrundlage ist in beiden Fällen unser berechtigtes Interesse an einem funktionierenden Angebot (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
    },
    technical_data: {
      title: 'Technische Daten',
      text: 'Wenn du eine Seite aufrufst, sendet dein Browser technische Daten, die für die Auslieferung nötig sind: deine IP-Adresse, die Uhrzeit, die aufgerufene Adresse und Angaben zu deinem Browser. Die Software dieser Website schreibt deine IP-Adresse nicht in ihre Protokolle. Rechtsgrundlage ist unser berechtigtes Interesse daran, die Website sicher auszuliefern (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
    },
    hosting: {
      title: 'Hosting',
      text: 'Diese Website wird von Servern des folgenden Anbieters ausgeliefert, der die technischen Daten in unserem Auftrag verarbeitet und sie unter Umständen für kurze Zeit in eigenen Protokollen speichert: {provider}',
    },
    analytics: {
      title: 'Statistik',
      on: 'Wenn du zustimmst, zählen wir mit {name} die Besuche und erfahren, welche Seiten weiterhelfen. Das Skript wird erst nach deiner Einwilligung geladen. Rechtsgrundlage ist deine Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Du kannst sie jederzeit über „Cookie-Einstellungen“ unten auf jeder Seite widerrufen.',
      off: 'Wir verwenden kein Analysetool und verfolgen nicht, was du anklickst.',
    },
    advertising: {
      title: 'Werbepartner',
      on: 'Wenn du zustimmst, zeigt {name} auf dieser Website Werbung. Erst dann wird das Skript dieses Anbieters geladen; es kann dann deine IP-Adresse lesen, Cookies setzen und damit Werbung auswählen und ihre Wirkung messen. Rechtsgrundlage ist deine Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Du kannst sie jederzeit über „Cookie-Einstellungen“ unten auf jeder Seite widerrufen.',
      off: 'Wir arbeiten mit keinem Werbenetzwerk zusammen. Die mit „Anzeige“ gekennzeichneten Flächen sind leer und laden nichts von Dritten.',
    },
    donations: {
      title: 'Spenden',
      on: 'Der Spendenbutton ist ein einfacher Link auf eine externe Website ({url}). Bevor du ihn anklickst, wird nichts dorthin übertragen; danach gilt die Datenschutzerklärung der externen Website.',
      off: 'Auf dieser Website gibt es keinen Spendenbutton.',
    },
    cookies: {
      title: 'Cookies und Speicherung auf deinem Gerät',
      on: 'Ohne deine Einwilligung wird kein Cookie gesetzt. Deine Entscheidung selbst merkt sich dein Browser in seinem lokalen Speicher (Local Storage), damit wir nicht noch einmal fragen müssen; eine Kennung enthält der Eintrag nicht. Cookies der oben genannten Partner werden erst gesetzt, wenn du zugestimmt hast. Widerrufst du deine Einwilligung, entfernen wir ihre Skripte samt den Cookies und Einträgen, die sie auf dieser Website hinterlassen haben, und rufen nichts mehr von ihnen ab; Code, der schon läuft, endet endgültig mit dem nächsten Laden der Seite.',
      off: 'Wir setzen keine Cookies und müssen dich deshalb auch nicht um deine Einwilligung bitten.',
      choice:
        'Wählst du „Lieber in diesem Browser konvertieren“, merkt sich dein Browser das in seinem lokalen Speicher (Local Storage), bis du es wieder änderst. Eine Kennung enthält der Eintrag nicht.',
      options:
        'Auch was du unter „Einstellungen“ änderst, merkt sich dein Browser in seinem lokalen Speicher (Local Storage), bis du es auf Standard zurücksetzt, und deine Vorlagen, bis du sie löschst. Dort steht nur, wie Bilder gespeichert werden sollen.',
      kept: 'Damit diese Website auch ohne Verbindung funktioniert, behält dein Browser ihre Seiten und Teile des Konverters auf deinem Gerät. Was du für alle Formate heruntergeladen hast, kannst du über „Offline nutzen“ unten auf jeder Seite wieder entfernen, alles auf einmal in den Einstellungen deines Browsers. Nichts davon enthält eine Kennung oder sagt etwas über dich aus. Bilder, die ein anderes Programm mit dieser Website teilt, nimmt dein Browser entgegen und reicht sie an die Seite weiter; dabei werden sie nirgendwohin gesendet.',
      batch:
        'Auf der Seite für alle Formate behält dein Browser auch deine Dateien und Ergebnisse auf deinem Gerät, bis du die Liste leerst, damit du nach einem Absturz weitermachen kannst. Was älter als ein Tag ist, wird bei deinem nächsten Besuch dieser Website gelöscht. Abschalten kannst du das auf derselben Seite; dann wird sofort gelöscht, was dein Browser davon behalten hat, und er merkt sich nur noch, dass es abgeschaltet ist.',
    },
    rights: {
      title: 'Deine Rechte',
      text: 'Du hast das Recht auf Auskunft über deine Daten, auf ihre Berichtigung oder Löschung, auf Einschränkung der Verarbeitung, auf Datenübertragbarkeit und auf Widerspruch gegen die Verarbeitung. Eine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an deinem Wohnort.',
    },
    ssl: {
      title: 'Verschlüsselung',
      text: 'Über HTTPS wird alles, was zwischen deinem Browser und dieser Website übertragen wird, verschlüsselt (SSL/TLS). Du erkennst das daran, dass die Adresse mit „https://“ beginnt.',
    },
    changes: {
      title: 'Änderungen',
      text: 'Wenn sich die Website oder die Rechtslage ändert, passen wir diese Datenschutzerklärung an. Es gilt jeweils die hier veröffentlichte Fassung.',
    },
  },
} satisfies Translation<typeof en>;
