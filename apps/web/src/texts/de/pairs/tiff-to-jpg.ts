import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/tiff-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Scans und Druckdaten in handlicher Größe',
    description:
      'Scanner, Archive, Mikroskope und Druckereien arbeiten mit TIFF: gründlich, aber sperrig und schlecht zu verschicken. Als JPG passt dasselbe Bild in eine E-Mail und lässt sich in jedem Browser öffnen.',
    seo_title: 'TIFF zu JPG konvertieren: Scans und TIFs, gratis',
    seo_description:
      'Bis zu 20 TIFF- oder TIF-Dateien auf einmal zu JPG konvertieren, kostenlos und ohne Anmeldung. Auch Druckfarben (CMYK), 16-Bit-Scans und mehrere Seiten.',
    keywords:
      'tiff in jpg umwandeln, tif in jpg umwandeln, tiff zu jpg, tif zu jpg, tiff to jpg, scan in jpg, mehrseitiges tiff, cmyk in rgb, kostenlos',
    why_convert_points: [
      'Eingescannte Fotos werden so klein, dass du sie verschicken, teilen und aufs Handy nehmen kannst.',
      'Die meisten Browser zeigen kein TIFF an; ein JPG zeigt jeder.',
      'Farben für die Druckmaschine (CMYK) werden so umgerechnet, dass sie auf dem Bildschirm stimmen.',
      'Shops, Formulare und soziale Netzwerke erwarten JPG und lehnen TIFF oft ab.',
    ],
    when_use_points: [
      'Zum Ansehen, zum Verschicken und fürs Web.',
      'Für eingescannte Fotos. Kommt es bei Dokumenten auf jeden Buchstaben an, bleib bei TIFF oder PDF.',
      'Wenn das Original gesichert ist: Bearbeiten und Drucken in voller Farbtiefe bleibt Sache des TIFF.',
    ],
    cta_title: 'Scans, die in eine E-Mail passen',
    cta_description: 'Konvertiere bis zu 20 TIFF-Dateien auf einmal zu JPG.',
  },
  seo_content: {
    difference:
      'TIFF ist weniger ein Format als ein Werkzeugkasten: Eine Datei kann mehrere Seiten enthalten, 16\u00a0Bit je Kanal, Druckfarben, Ebenen oder Messwerte, auf eine von vielen Arten komprimiert oder gar nicht. Deshalb vertrauen ihm Archive und Druckereien, und deshalb lesen so wenige Programme alles davon. Ein JPG enthält ein Bild mit 8\u00a0Bit je Kanal, mit kleinem Verlust komprimiert. Wir runden 16-Bit-Werte richtig, rechnen die Farben mit dem eingebetteten Profil in sRGB um und speichern mit Qualität 90 von 100.',
    faq: [
      {
        question: 'Was passiert mit einem TIFF aus mehreren Seiten?',
        answer:
          'Du bekommst die erste Seite, und in der Zeile der Datei steht, wie viele es sind. Willst du auch die übrigen, wähle vor dem Konvertieren alle Seiten: Aus jeder wird ein eigenes JPG.',
      },
      {
        question: 'Ist „.tif“ dasselbe wie „.tiff“?',
        answer:
          'Ja. Die kurze Endung stammt aus der Zeit, als Endungen drei Buchstaben hatten. Hier funktionieren beide.',
      },
      {
        question: 'Wo werden meine Scans konvertiert?',
        answer: {
          with_server:
            'Auf unserem Server, sofern du nicht „Lieber in diesem Browser konvertieren“ wählst. Vor dem Klick auf den Button wird nichts gesendet, und wenn die Konvertierung endet, wird die hochgeladene Datei gelöscht.',
          without_server: 'Auf deinem eigenen Gerät, in deinem Browser. Deine Scans werden nicht hochgeladen.',
        },
      },
      {
        question: 'Ändern sich die Farben einer CMYK-Datei?',
        answer:
          'Sie werden mit dem Profil in der Datei von Druckfarben in Licht übersetzt, so genau es ein Bildschirm erlaubt. Ganz dieselben Farben können Druck und Bildschirm nicht zeigen, also behalte das TIFF für die Druckerei.',
      },
      {
        question: 'Wie viel Qualität geht verloren?',
        answer:
          'Bei Qualität 90 sehr wenig. Was wirklich wegfällt, ist Farbtiefe: Aus 16\u00a0Bit werden 8, und das merkst du erst, wenn du später dunkle Stellen aufhellst. Also erst bearbeiten, dann konvertieren.',
      },
      {
        question: 'Warum wird mein TIFF abgelehnt?',
        answer:
          'Manche Programme komprimieren auf seltene Weise. Können wir deine Datei nicht richtig lesen, nennt der Hinweis die Kompression; speichere das TIFF noch einmal mit LZW oder unkomprimiert, dann sollte es klappen.',
      },
    ],
  },
} satisfies Translation<typeof en>;
