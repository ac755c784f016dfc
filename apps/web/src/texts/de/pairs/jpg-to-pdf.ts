import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-pdf.ts';

export default {
  pair: {
    subtitle: 'Mehrere Fotos, ein Dokument',
    description:
      'Belege, Zeugnisse, Seiten aus dem Notizbuch: Du hast sie fotografiert, und jetzt heißt es „bitte als ein PDF“. Fasse bis zu 20 JPGs in einem Dokument zusammen, jedes auf einer eigenen Seite.',
    seo_title: 'JPG zu PDF: mehrere Bilder in einer Datei, gratis',
    seo_description:
      'Bis zu 20 JPGs in einem PDF zusammenfassen oder einzeln zu PDF konvertieren, kostenlos und ohne Upload. Ein Bild je Seite, ohne Qualitätsverlust.',
    keywords:
      'jpg in pdf umwandeln, jpg zu pdf, jpg to pdf, jpeg in pdf umwandeln, fotos in pdf, mehrere jpg in ein pdf, bilder in pdf, kostenlos, ohne upload',
    why_convert_points: [
      'Ämter, Versicherungen und Hochschulen wollen meist ein PDF und keine Handvoll Bilder.',
      'Die Seiten bleiben beisammen und in der richtigen Reihenfolge, so oft die Datei auch weitergeleitet wird.',
      'Ein PDF kann jeder öffnen und Seite für Seite ausdrucken.',
      'Deine Fotos werden unverändert übernommen: Nichts wird ein zweites Mal komprimiert.',
    ],
    when_use_points: [
      'Für Bewerbungen, Abrechnungen und alles, was in eine Akte kommt.',
      'Wenn mehrere Bilder zusammengehören, etwa die Seiten eines Vertrags.',
      'Wenn etwas gedruckt werden soll. Ein Foto fürs Album oder für eine Website bleibt besser ein JPG.',
    ],
    cta_title: 'Ein Dokument statt zwanzig Anhänge',
    cta_description: 'Wähle deine JPGs aus und speichere sie als PDF, ohne sie hochzuladen.',
  },
  seo_content: {
    difference:
      'Ein JPG ist ein einzelnes Bild. Ein PDF ist ein Stapel Seiten, auf denen Text, Zeichnungen oder, wie hier, Bilder stehen. Ein JPG kann es aufnehmen, ohne es zu ändern: Die Bilddaten werden unverändert eingebettet. Die Seite zeigt also, was das Foto zeigte, und das PDF ist kaum größer als die Fotos zusammen. Eine Texterkennung ist nicht dabei: Ein abfotografierter Brief bleibt das Bild eines Briefs.',
    faq: [
      {
        question: 'Wie bekomme ich alle Bilder in ein PDF?',
        answer:
          'Füge sie hinzu, konvertiere sie und klicke auf „Als ein PDF herunterladen“. Jedes Bild füllt eine eigene Seite, in der Reihenfolge der Liste. „Alle herunterladen“ gibt dir stattdessen ein ZIP mit einem PDF je Bild.',
      },
      {
        question: 'Leidet die Qualität?',
        answer:
          'Nein. Die Bilddaten eines JPG kommen so ins PDF, wie sie sind, ohne neue Kompression. Ausnahmen sind selten: Ein JPG in Druckfarben (CMYK) etwa wird vorher in Bildschirmfarben umgerechnet.',
      },
      {
        question: 'Wie groß sind die Seiten?',
        answer:
          'So groß wie das Bild bei 150\u00a0dpi, ohne Ränder und ohne dass etwas abgeschnitten wird. Bei einem Handyfoto ist das mehr als A4, also lass die Seite beim Drucken ans Papier anpassen.',
      },
      {
        question: 'Stehen die Fotos richtig herum?',
        answer: 'Ja. Wurde die Kamera quer gehalten, erscheint die Seite in jedem PDF-Programm richtig herum.',
      },
      {
        question: 'Verrät das PDF, wo ein Foto aufgenommen wurde?',
        answer: 'Nein. Standort, Datum und Kameradaten werden weggelassen; das PDF enthält nur das Bild selbst.',
      },
      {
        question: 'Werden meine Bilder hochgeladen?',
        answer:
          'Nein, das PDF entsteht in deinem Browser. Ausweise, Gehaltszettel und Arztbriefe bleiben auf deinem Gerät.',
      },
    ],
  },
} satisfies Translation<typeof en>;
