import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/bmp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Aus rohen Bitmaps werden Dateien zum Verschicken',
    description:
      'Alte Windows-Programme, Messgeräte und manche Scanner schreiben BMP: jedes einzelne Pixel, ganz ohne Kompression. Als JPG braucht dasselbe Bild nur einen Bruchteil des Platzes.',
    seo_title: 'BMP zu JPG konvertieren: Bitmaps verkleinern, gratis',
    seo_description:
      'Bis zu 20 BMP-Dateien auf einmal zu JPG konvertieren, kostenlos und ohne Upload. Aus riesigen Bitmaps werden kleine Bilder für E-Mail, Formular und Web.',
    keywords:
      'bmp in jpg umwandeln, bmp zu jpg, bmp to jpg, bmp in jpeg umwandeln, bitmap in jpg, bmp verkleinern, paint bmp, kostenlos, ohne upload',
    why_convert_points: [
      'Eine Bitmap braucht für jedes Pixel meist drei Bytes, so einfach das Bild auch ist.',
      'Postfächer und Upload-Grenzen, die ein BMP sprengt, sind für ein JPG kein Problem.',
      'Handys, Websites und Fotodienste erwarten JPG; BMP kennen viele gar nicht mehr.',
      'Eine Sammlung alter Bitmaps passt wieder auf einen USB-Stick.',
    ],
    when_use_points: [
      'Für Fotos und Scans, die nur deshalb BMPs sind, weil nichts anderes zur Wahl stand.',
      'Wenn du Bilder verschicken oder online stellen willst.',
      'Wenn winzige Abweichungen nicht stören. Für Messbilder, Pixelgrafik und Screenshots nimm PNG.',
    ],
    cta_title: 'Ein paar Megabyte zu viel?',
    cta_description: 'Konvertiere bis zu 20 Bitmaps auf einmal zu JPG, auf deinem eigenen Gerät.',
  },
  seo_content: {
    difference:
      'BMP stammt aus den Anfängen von Windows und tut kaum mehr, als die Pixel Zeile für Zeile aufzuzählen. Das ist leicht zu programmieren, und deshalb schreiben bis heute so viele Geräte und kleine Programme BMP. JPG betrachtet Blöcke von Pixeln und beschreibt sie mit viel weniger Zahlen; was dem Auge kaum auffällt, lässt es weg. Bei Qualität 90, wie hier, ändert sich ein Foto sehr wenig und wird den größten Teil seines Gewichts los.',
    faq: [
      {
        question: 'Wie viel kleiner wird die Datei?',
        answer:
          'Das kommt auf das Bild an; bei Fotos ist es fast immer sehr viel. In jeder Zeile steht die Größe vorher und nachher.',
      },
      {
        question: 'Mein BMP ist ein Screenshot. Ist JPG richtig dafür?',
        answer:
          'Oft nicht: Um Text und dünne Linien herum hinterlässt JPG leichte Schlieren. PNG ist bei Screenshots kompakt und bewahrt jedes Pixel.',
      },
      {
        question: 'Gehen auch alte Bitmaps mit 16 oder 256 Farben?',
        answer: 'Ja, ebenso schwarz-weiße und solche mit einfacher Lauflängenkompression.',
      },
      {
        question: 'Und wenn mein BMP transparente Stellen hat?',
        answer: 'Das ist selten, kommt aber vor. Sie werden weiß, denn JPG kennt keine Transparenz.',
      },
      {
        question: 'Muss ich die großen Dateien hochladen?',
        answer: 'Nein. Dein Browser liest das BMP auf deinem Gerät und konvertiert es an Ort und Stelle.',
      },
    ],
  },
} satisfies Translation<typeof en>;
