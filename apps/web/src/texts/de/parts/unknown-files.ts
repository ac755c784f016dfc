import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/unknown-files.ts';

export default {
  archive: 'Die Datei scheint ein Archiv zu sein ({name}). Entpacke es und füge die Bilder daraus hinzu.',
  office:
    'Die Datei scheint ein Dokument zu sein ({name}). Speichere es in dem Programm, aus dem es stammt, als PDF und füge das PDF hinzu, oder nimm die Bilder daraus.',
  video: 'Die Datei scheint ein Video zu sein ({name}). Halte es an der richtigen Stelle an und mach einen Screenshot.',
  audio: 'Die Datei scheint eine Tondatei zu sein ({name}), also gibt es kein Bild zu konvertieren.',
  web_page:
    'Die Datei scheint eine Webseite zu sein ({name}), die unter dem Namen eines Bildes gespeichert wurde. Öffne die Seite und speichere das Bild selbst.',
  text: 'Die Datei scheint reiner Text zu sein ({name}). Vielleicht ist der Download schiefgegangen: Lade das Bild noch einmal herunter.',
  postscript:
    'Die Datei scheint {name} zu sein. Öffne sie in einem Zeichenprogramm und speichere sie als PDF oder SVG. Diese Formate können wir lesen.',
  other_picture:
    'Die Datei scheint ein Bild im Format {name} zu sein, das wir nicht lesen. Öffne es in dem Programm, aus dem es stammt, und speichere es als PNG.',
  mac_companion:
    'Die Datei scheint eine Begleitdatei zu sein ({name}), die ein Mac neben der echten anlegt. Nimm die Datei mit demselben Namen, aber ohne „._“ am Anfang.',
  other: 'Die Datei scheint etwas anderes zu sein ({name}), kein Bild.',
  damaged:
    'Die Datei endet auf {extension}, ist aber kein {name}. Wahrscheinlich ist sie beschädigt: Lade oder kopiere sie noch einmal.',
  unknown:
    'Wir können nicht erkennen, was für eine Datei das ist. Wenn es ein Bild ist, öffne es in dem Programm, aus dem es stammt, und speichere es als PNG.',
} satisfies Translation<typeof en>;
