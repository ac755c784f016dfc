import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/avif-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Bilder aus dem Netz, lesbar für jedes Programm',
    description:
      'Du speicherst ein Bild von einer Website, und es ist ein AVIF, mit dem weder dein Bildbetrachter noch Word noch das nächste Upload-Formular etwas anfangen kann. Als JPG kommt es überall durch.',
    seo_title: 'AVIF zu JPG konvertieren: bis zu 20 Dateien gratis',
    seo_description:
      'Bis zu 20 AVIF-Bilder auf einmal zu JPG konvertieren, kostenlos und ohne Upload. Klappt auch, wenn dein Browser kein AVIF zeigt. Transparentes wird weiß.',
    keywords:
      'avif in jpg umwandeln, avif zu jpg, avif to jpg, avif in jpeg umwandeln, avif öffnen, avif als jpg speichern, kostenlos, ohne upload',
    why_convert_points: [
      'AVIF ist jung: Viele Bildbetrachter, Office-Programme und Fotodienste können es noch nicht lesen.',
      'Druckereien und Online-Marktplätze verlangen JPG, AVIF so gut wie nie.',
      'Ein JPG setzt du in einen Brief, eine Präsentation oder einen Chat, ohne lange nachzudenken.',
      'Auch ältere Handys, Tablets und Fernseher zeigen JPG ganz ohne Update.',
    ],
    when_use_points: [
      'Wenn ein Programm dein AVIF mit „Unbekanntes Dateiformat“ abweist.',
      'Wenn du ein Bild drucken oder in ein Dokument einfügen willst.',
      'Wenn du weder Transparenz noch Animation brauchst: JPG kann beides nicht.',
    ],
    cta_title: 'Ein AVIF, das kein Programm öffnet?',
    cta_description: 'Konvertiere bis zu 20 davon zu JPG, ohne ein einziges hochzuladen.',
  },
  seo_content: {
    difference:
      'AVIF erschien 2019 und baut auf dem Videoformat AV1 auf. Websites nutzen es, weil es Bilder klein hält, und es kann, was JPG nicht kann: Transparenz, Animation und feinere Farbstufen als 8\u00a0Bit. JPG fehlt das alles, dafür können es Programme aus dreißig Jahren lesen. Wir rechnen in gewöhnliche sRGB-Farben um, legen Weiß hinter transparente Stellen und speichern mit Qualität 90 von 100. Das JPG wird meist die größere Datei.',
    faq: [
      {
        question: 'Warum bekomme ich ständig AVIF-Dateien?',
        answer:
          'Websites bieten deinem Browser das kleinste Bild an, das er anzeigen kann, und das ist heute oft ein AVIF. „Bild speichern unter“ gibt dir dann genau diese Datei.',
      },
      {
        question: 'Reicht es, „.avif“ in „.jpg“ umzubenennen?',
        answer:
          'Nein. Der Name ändert sich, aber drinnen bleibt es ein AVIF, und ein Programm, das nur JPG liest, scheitert weiterhin. Das Bild muss dekodiert und neu gespeichert werden, und das erledigt diese Seite.',
      },
      {
        question: 'Was wird aus einem HDR-Bild?',
        answer:
          'Steckt sein HDR-Anteil in einer Gain-Map wie bei Handyfotos, bleibt er im JPG und leuchtet auf HDR-Bildschirmen weiter. Sonst wird die Helligkeit an das angepasst, was ein gewöhnlicher Bildschirm zeigen kann: Helle Stellen behalten ihre Zeichnung, statt zu weißen Flecken zu werden.',
      },
      {
        question: 'Was wird aus einem animierten AVIF?',
        answer:
          'JPG kann nicht animiert sein. Du bekommst das erste Bild, und in der Zeile der Datei steht, wie viele es waren.',
      },
      {
        question: 'Wird dabei etwas hochgeladen?',
        answer: 'Nein. Dein Browser konvertiert AVIF-Dateien auf deinem Gerät.',
      },
    ],
  },
} satisfies Translation<typeof en>;
