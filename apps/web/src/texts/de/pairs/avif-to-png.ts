import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-png.ts';

export default {
  pair: {
    subtitle: 'Exakte Pixel, Transparenz inklusive',
    description:
      'Logos, freigestellte Produkte und Illustrationen von modernen Websites sind oft AVIFs. Als PNG kannst du sie in praktisch jedem Grafikprogramm bearbeiten, und was transparent war, bleibt transparent.',
    seo_title: 'AVIF zu PNG konvertieren: mit Transparenz, gratis',
    seo_description:
      'Bis zu 20 AVIF-Dateien auf einmal zu PNG konvertieren, kostenlos und ohne Upload. Mit Transparenz und ohne weiteren Qualitätsverlust. Alles im Browser.',
    keywords:
      'avif in png umwandeln, avif zu png, avif to png, avif transparent in png, avif bearbeiten, avif öffnen, verlustfrei, kostenlos, ohne upload',
    why_convert_points: [
      'Dein Lieblingsprogramm kennt vielleicht kein AVIF, aber so gut wie sicher PNG.',
      'Weiche Schatten und halbtransparente Kanten kommen mit allen Abstufungen an.',
      'Gespeichert wird genau, was du siehst: Auf die erste Kompression folgt keine zweite.',
      'Präsentationen, Layouts und Website-Baukästen zeigen das PNG mit transparentem Hintergrund.',
    ],
    when_use_points: [
      'Für Logos, Icons und freigestellte Motive, die auf einem farbigen Hintergrund stehen sollen.',
      'Wenn du das Bild bearbeiten willst, womöglich mehr als einmal.',
      'Wenn scharfe Linien oder Schrift nicht verschwimmen dürfen. Bei Fotos spart JPG viel Platz.',
    ],
    cta_title: 'Mach dein AVIF bearbeitbar',
    cta_description: 'Konvertiere bis zu 20 AVIF-Dateien auf einmal zu PNG.',
  },
  seo_content: {
    difference:
      'Beide können transparent sein, aber sie haben verschiedene Aufgaben. AVIF liefert aus: Es macht Bilder für Websites so klein wie möglich und lässt dafür meist Details weg. PNG bewahrt: Es schreibt jedes Pixel auf, und Programme von den Neunzigern bis heute können es lesen. Beim Konvertieren sieht das Bild gleich aus, und die Datei wächst, oft um ein Vielfaches.',
    faq: [
      {
        question: 'Bleibt der Hintergrund transparent?',
        answer: 'Ja, jedes Pixel behält seine eigene Stufe, von ganz transparent bis ganz deckend.',
      },
      {
        question: 'Sieht das PNG besser aus als das AVIF?',
        answer:
          'Nein, es sieht gleich aus. Was schon beim Erstellen des AVIF wegfiel, ist weg; das PNG sorgt nur dafür, dass nicht noch mehr verloren geht.',
      },
      {
        question: 'Was geschieht mit HDR und erweiterten Farbräumen?',
        answer:
          'Die Farben werden in sRGB mit 8\u00a0Bit je Kanal umgerechnet, damit das PNG in jedem Programm richtig aussieht. Brauchst du den ganzen HDR-Umfang, behalte das AVIF.',
      },
      {
        question: 'Mein Browser zeigt kein AVIF. Klappt es trotzdem?',
        answer: 'Ja. Fehlt dem Browser der Decoder, lädt die Seite einen nach, sobald eine Datei ihn braucht.',
      },
      {
        question: 'Kann ich ein animiertes AVIF konvertieren?',
        answer: 'Du bekommst sein erstes Bild als PNG, mit dem Hinweis, dass es mehrere waren.',
      },
    ],
  },
} satisfies Translation<typeof en>;
