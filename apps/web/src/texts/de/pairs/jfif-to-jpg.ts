import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jfif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Dasselbe Bild, mit einem Namen, den alle kennen',
    description:
      'Du speicherst ein Foto aus dem Netz, Windows nennt es „.jfif“, und das nächste Formular lehnt es ab. Mit dem Bild ist alles in Ordnung: Es ist längst ein JPG. Hier bekommt es seinen üblichen Namen zurück.',
    seo_title: 'JFIF zu JPG: gleiches Bild, richtiger Name, gratis',
    seo_description:
      'Aus bis zu 20 JFIF-Dateien auf einmal JPGs machen, kostenlos, ohne Upload und ohne Verlust: Nichts wird neu komprimiert, nur der Name ändert sich.',
    keywords:
      'jfif in jpg umwandeln, jfif zu jpg, jfif to jpg, jfif in jpeg umwandeln, was ist jfif, jfif öffnen, jfif umbenennen, kostenlos, ohne upload',
    why_convert_points: [
      'Viele Upload-Formulare gehen nach der Endung, und „.jfif“ steht nicht auf ihrer Liste.',
      'Manche Programme bieten die Datei erst zum Öffnen an, wenn sie „.jpg“ heißt.',
      'Wer sie bekommt, muss nicht rätseln, was für eine Datei du da geschickt hast.',
      'Es kostet dich nichts: Jedes Pixel bleibt, wie es ist.',
    ],
    when_use_title: 'Wann ist „.jpg“ der bessere Name?',
    when_use_points: [
      'Praktisch immer: „.jpg“ ist das, was Menschen und Programme erwarten.',
      'Wenn eine Website zu deinem „.jfif“ meint, der Dateityp werde nicht unterstützt.',
      'Wenn du viele solche Dateien hast und sie nicht einzeln umbenennen willst.',
    ],
    cta_title: 'Im Handumdrehen ein neuer Name',
    cta_description: 'Füge bis zu 20 JFIF-Dateien hinzu, und du bekommst sie als JPGs zurück.',
  },
  seo_content: {
    difference:
      'Es gibt kaum einen. JFIF, das JPEG File Interchange Format, regelt, wie JPEG-Bilddaten in einer Datei stehen, und viele Dateien namens „.jpg“ halten sich daran. Auf manchen Windows-Rechnern ist dieser Bildtyp mit der Endung „.jfif“ verknüpft, und dann speichert der Browser ihn unter diesem Namen. Wir sehen in jeder Datei nach, ob sie wirklich ein JPG ist, und geben sie mit der Endung „.jpg“ und unveränderten Bilddaten zurück.',
    faq: [
      {
        question: 'Geht dabei Qualität verloren?',
        answer:
          'Nein. Nichts wird dekodiert und nichts neu komprimiert, das Bild ist also genau dasselbe. Auch Kameradaten bleiben darin, falls es welche gibt.',
      },
      {
        question: 'Könnte ich die Datei nicht einfach selbst umbenennen?',
        answer:
          'Doch. Ist sie wirklich ein JPEG, genügt es, aus „.jfif“ „.jpg“ zu machen. Diese Seite hilft bei vielen Dateien auf einmal, auf dem Handy und auf Rechnern, die Endungen verstecken; und sie merkt, wenn etwas anderes drinsteckt.',
      },
      {
        question: 'Warum speichert mein Rechner Bilder als JFIF?',
        answer:
          'Eine Einstellung in Windows legt fest, welche Endung zu JPEG-Bildern gehört, und auf manchen Rechnern ist das „.jfif“. Browser richten sich beim Speichern danach.',
      },
      {
        question: 'Und wenn mein „.jfif“ doch kein JPG ist?',
        answer: 'Dann erfährst du, was es wirklich ist und wo du es konvertieren kannst.',
      },
      {
        question: 'Werden die Dateien hochgeladen?',
        answer: 'Nein, dein Browser sieht sie sich an und benennt sie auf deinem eigenen Gerät um.',
      },
    ],
  },
} satisfies Translation<typeof en>;
