import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-jxl.ts';

export default {
  pair: {
    subtitle: 'Mehr Foto in weniger Bytes, für dein Archiv',
    description:
      'JPEG XL soll JPG einmal ablösen: feinere Details, keine Klötzchen, weniger Bytes. Konvertiere die Fotos, die du selbst behältst, und gib allen, deren Programme das neue Format noch nicht kennen, weiter das JPG.',
    seo_title: 'JPG zu JXL: JPEG XL kostenlos im Browser erstellen',
    seo_description:
      'Bis zu 20 JPG-Fotos auf einmal zu JPEG XL (JXL) konvertieren, kostenlos und ohne Upload. Mit wählbarer Qualität oder Dateigröße, auch verlustfrei.',
    keywords:
      'jpg in jxl umwandeln, jpg zu jxl, jpg to jxl, jpg in jpeg xl umwandeln, jpeg xl erstellen, jpeg xl konverter, kostenlos, ohne upload',
    why_convert_points: [
      'Große Fotos aus der Kamera schrumpfen kräftig, und ein glatter Himmel bleibt frei von Klötzchen und Streifen.',
      'Du hast die Wahl: eine Qualität von 1 bis 100, eine maximale Dateigröße oder jedes Pixel genau so, wie es ist.',
      'Kameradaten, Datum und Urheber bleiben, wenn du das willst; der Standort wird entfernt, wenn du ihn nicht behältst.',
      'Vorher und Nachher siehst du nebeneinander, auch wenn dein Browser JPEG XL nicht anzeigen kann.',
    ],
    when_use_points: [
      'Für Fotosammlungen, die du mit einem Programm ansiehst, das JPEG XL lesen kann.',
      'Für Websites, die jedem Besucher das Format anbieten, das sein Browser versteht.',
      'Nicht zum Verschicken: Wer die Datei bekommt, kann sie vielleicht nicht öffnen. Behalte auch das JPG.',
    ],
    cta_title: 'Schaff Platz für mehr Fotos',
    cta_description: 'Konvertiere bis zu 20 JPGs auf einmal zu JPEG XL.',
  },
  seo_content: {
    difference:
      'JPG ist von 1992 und arbeitet mit Quadraten von acht mal acht Pixeln. JPEG XL, 2022 genormt, nimmt Blöcke vieler Größen, setzt seine Bytes dort ein, wo das Auge hinsieht, und beherrscht auch verlustfreie Kompression, Transparenz und HDR. Bei gleichem Aussehen brauchte es in unserer eigenen Messung {share} der Bytes von JPG (Median von {photos} Fotos). Was JPG ihm voraushat: Es lässt sich überall öffnen.',
    faq: [
      {
        question: 'Wie viel kleiner werden meine Fotos?',
        answer: 'Das hängt davon ab, wie dein JPG gespeichert wurde. {measured} In jeder Zeile siehst du das Ergebnis.',
      },
      {
        question: 'Bekomme ich das JPG Bit für Bit zurück?',
        answer:
          'Aus diesen Dateien nicht. JPEG XL kann ein JPG so umpacken, dass es sich exakt wiederherstellen lässt, aber die Seite nutzt das nicht: Sie dekodiert das Foto und komprimiert es neu. Für den exakten Weg nimm cjxl, das Werkzeug des JPEG-XL-Projekts, und behalte bis dahin dein JPG.',
      },
      {
        question: 'Zeigt mein Browser JPEG XL an?',
        answer:
          'Noch nicht jeder Browser kann das, und es ändert sich gerade. Deshalb probiert die Seite es mit einem winzigen Bild aus und sagt es dir in der Zeile deiner Datei. Konvertieren kannst du in jedem Fall.',
      },
      {
        question: 'Soll ich verlustfrei wählen?',
        answer:
          'Bei einem JPG lohnt sich das kaum: Jedes Pixel bleibt, auch die Spuren der JPG-Kompression, und die Datei wird größer. Unsere Kamerafotos wurden damit zwei- bis dreimal so groß wie das JPG.',
      },
      {
        question: 'Werden meine Fotos hochgeladen?',
        answer: 'Nein. Der Encoder libjxl wird in deinen Browser geladen und arbeitet dort; die Fotos bleiben bei dir.',
      },
    ],
  },
} satisfies Translation<typeof en>;
