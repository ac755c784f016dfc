import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/png-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Aus großen PNGs werden handliche JPGs',
    description:
      'Als PNG gespeicherte Fotos sind oft um ein Vielfaches größer als nötig. Als JPG passen sie wieder in E-Mails, Formulare und Alben.',
    seo_title: 'PNG zu JPG konvertieren: kostenlos im Browser',
    seo_description:
      'PNG zu JPG konvertieren: kostenlos, ohne Upload, ohne Anmeldung. Transparente Stellen werden weiß, die Farben stimmen, und Fotos werden deutlich kleiner.',
    keywords:
      'png in jpg umwandeln, png zu jpg, png to jpg, png in jpeg umwandeln, png verkleinern, kostenlos, ohne upload',
    why_convert_points: [
      'Ein Foto braucht nur noch einen Bruchteil des Platzes, weil JPG Details weglässt, die dem Auge kaum auffallen.',
      'Upload-Formulare, Druckereien und ältere Programme, die PNG ablehnen, akzeptieren meist JPG.',
      'E-Mail-Anhänge und Nachrichten sind schneller verschickt.',
      'Deine Fotosammlung bleibt einheitlich, wenn Kamera und Handy ohnehin JPG speichern.',
    ],
    when_use_points: [
      'Bei Fotos und Bildern mit weichen Verläufen.',
      'Wenn dir eine Obergrenze für die Dateigröße im Weg steht.',
      'Wenn Transparenz keine Rolle spielt: Transparente Stellen werden weiß.',
    ],
    cta_title: 'Dein PNG ist zu groß?',
    cta_description: 'Wähle ein PNG aus, und schon hast du es als JPG, ohne es hochzuladen.',
  },
  seo_content: {
    difference:
      'PNG speichert jedes Pixel exakt und kann transparent sein. Für Logos und Screenshots ist das perfekt, Fotos werden damit aber groß. JPG wurde für Fotos gemacht: Es vereinfacht, was das Auge kaum wahrnimmt, und spart so den größten Teil des Speicherplatzes. Transparenz kennt es nicht, deshalb hinterlegen wir transparente Stellen mit Weiß. Komprimiert wird mit Qualität 90 von 100; Unterschiede sind da kaum zu erkennen.',
    faq: [
      {
        question: 'Was passiert mit transparenten Stellen?',
        answer:
          'JPG kann nicht transparent sein. Transparente Stellen werden weiß oder bekommen die Farbe, die du unter „Einstellungen“ wählst, und weiche Kanten gehen ohne dunkle Säume in den Hintergrund über.',
      },
      {
        question: 'Werden meine Bilder hochgeladen?',
        answer: {
          with_server:
            'PNG, JPG und WebP nicht: Sie werden von deinem Browser direkt auf deinem Gerät konvertiert. Ist die Seite einmal geladen, klappt das bei gewöhnlichen Dateien sogar ohne Internetverbindung; manche brauchen einen Teil des Konverters, der erst bei Bedarf geladen wird. HEIC und TIFF werden an unseren Server gesendet, wenn du auf den Button klickst, und dort gleich nach der Konvertierung gelöscht oder, falls die Verbindung vorher abbricht, spätestens nach zwei Minuten. Wählst du „Lieber in diesem Browser konvertieren“, werden auch sie nicht gesendet.',
          without_server:
            'Nein. Dein Browser konvertiert PNG, JPG und WebP direkt auf deinem Gerät. Ist die Seite einmal geladen, klappt das bei gewöhnlichen Dateien sogar ohne Internetverbindung; manche brauchen einen Teil des Konverters, der erst bei Bedarf geladen wird.',
        },
      },
      {
        question: 'Verliert das Bild an Qualität?',
        answer:
          'Ein wenig, wie bei jedem JPG. Bei Qualität 90, dem Standard, ist das auf Fotos kaum zu sehen. Bei Zeichnungen und Text behältst du am besten auch das PNG.',
      },
    ],
  },
} satisfies Translation<typeof en>;
