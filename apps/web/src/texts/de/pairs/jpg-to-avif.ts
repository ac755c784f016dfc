import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-avif.ts';

export default {
  pair: {
    subtitle: 'Dieselben Fotos mit weniger Bytes',
    description:
      'Fotos sind auf vielen Webseiten der schwerste Teil. Bei ähnlichem Aussehen braucht AVIF meist weniger Bytes als JPG. Konvertiere deine JPGs, bevor du sie auf deine Website stellst.',
    seo_title: 'JPG zu AVIF konvertieren: leichtere Fotos, gratis',
    seo_description:
      'Bis zu 20 JPG-Fotos auf einmal zu AVIF konvertieren, kostenlos und ohne Upload. Kleinere Dateien für schnellere Websites, erstellt von deinem Browser.',
    keywords:
      'jpg in avif umwandeln, jpg zu avif, jpg to avif, jpeg in avif umwandeln, avif konverter, fotos für website verkleinern, kostenlos, ohne upload',
    why_convert_points: [
      'Eine Galerie aus AVIFs ist schneller da und schont das Datenvolumen deiner Besucher.',
      'Müssen Dateien winzig sein, wird AVIF weich, wo JPG Klötzchen zeigen würde.',
      'Standort und Kameradaten werden entfernt, wenn du sie nicht behalten willst. Deine Website veröffentlicht sie also nicht aus Versehen.',
      'Du sparst einmal Speicherplatz und bei jedem Aufruf Datenverkehr.',
    ],
    when_use_points: [
      'Für Fotos in Shops, Portfolios und Blogs.',
      'Wenn dein CMS oder dein Bilderdienst AVIF annimmt.',
      'Nur fürs Web. Zum Mailen, Drucken und Bearbeiten ist das JPG weiterhin die sichere Wahl.',
    ],
    cta_title: 'Leichte Fotos, flotte Seiten',
    cta_description: 'Konvertiere bis zu 20 JPGs auf einmal zu AVIF.',
  },
  seo_content: {
    difference:
      'JPG zerlegt ein Foto in Quadrate von acht mal acht Pixeln und vereinfacht jedes davon; bei niedriger Qualität sieht man die Quadrate. AVIF, fast dreißig Jahre jünger, arbeitet mit Blöcken vieler Größen, sagt sie aus ihren Nachbarn vorher und glättet die Nähte. Bei gleichem Aussehen brauchte es in unserer eigenen Messung {share} der Bytes von JPG (Median von {photos} Fotos). Beide verlieren bei jedem Komprimieren ein wenig, also nimm das beste JPG, das du hast, und konvertiere es nur einmal.',
    faq: [
      {
        question: 'Wie klein werden meine Fotos?',
        answer:
          'Das hängt vom Foto ab und davon, wie stark das JPG schon komprimiert ist. {measured} Nach dem Konvertieren zeigt dir jede Zeile die Ersparnis. Ein bereits winziges JPG schrumpft womöglich kaum noch.',
      },
      {
        question: 'Sehen die Fotos schlechter aus?',
        answer:
          'Im vergrößerten Vergleich findest du vielleicht Stellen, an denen feines Korn glatter ist. Auf einer Webseite fällt das kaum jemandem auf. Was auf einem HDR-Bildschirm leuchtet, leuchtet weiter, denn der HDR-Anteil des Fotos bleibt im AVIF.',
      },
      {
        question: 'Dauert das lange?',
        answer:
          'Ein Foto direkt aus der Kamera braucht mehrere Sekunden, denn AVIF ist aufwendig zu berechnen. In der Zeile der Datei siehst du, dass daran gearbeitet wird, und du kannst jederzeit abbrechen.',
      },
      {
        question: 'Muss ich mir um alte Browser Gedanken machen?',
        answer:
          'Chrome, Firefox, Safari und Edge zeigen AVIF in ihren aktuellen Versionen. Kommen Besucher mit viel älteren, lass die Seite auf das JPG ausweichen.',
      },
      {
        question: 'Werden meine Fotos dafür hochgeladen?',
        answer: 'Nein. Der Encoder wird in deinen Browser geladen und arbeitet dort; die Fotos bleiben bei dir.',
      },
    ],
  },
} satisfies Translation<typeof en>;
