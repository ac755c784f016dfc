import type { Translation } from '../translation.ts';
import type en from './en.pairs.ts';

/** What each landing page says about its own pair of formats. */
export default {
  pairs: {
    'png-to-jpg': {
      title: 'PNG zu JPG',
      subtitle: 'Aus großen PNGs werden handliche JPGs',
      description:
        'Als PNG gespeicherte Fotos sind oft um ein Vielfaches größer als nötig. Als JPG passen sie wieder in E-Mails, Formulare und Alben.',
      seo_title: 'PNG zu JPG konvertieren: kostenlos im Browser',
      seo_description:
        'PNG zu JPG konvertieren: kostenlos, ohne Upload, ohne Anmeldung. Transparente Stellen werden weiß, die Farben stimmen, und Fotos werden deutlich kleiner.',
      keywords:
        'png in jpg umwandeln, png zu jpg, png to jpg, png in jpeg umwandeln, png verkleinern, kostenlos, ohne upload',
      why_convert_title: 'Warum PNG zu JPG konvertieren?',
      why_convert_points: [
        'Ein Foto braucht nur noch einen Bruchteil des Platzes, weil JPG Details weglässt, die dem Auge kaum auffallen.',
        'Upload-Formulare, Druckereien und ältere Programme, die PNG ablehnen, akzeptieren meist JPG.',
        'E-Mail-Anhänge und Nachrichten sind schneller verschickt.',
        'Deine Fotosammlung bleibt einheitlich, wenn Kamera und Handy ohnehin JPG speichern.',
      ],
      when_use_title: 'Wann ist JPG die bessere Wahl?',
      when_use_points: [
        'Bei Fotos und Bildern mit weichen Verläufen.',
        'Wenn dir eine Obergrenze für die Dateigröße im Weg steht.',
        'Wenn Transparenz keine Rolle spielt: Transparente Stellen werden weiß.',
      ],
      cta_title: 'Dein PNG ist zu groß?',
      cta_description: 'Wähle ein PNG aus, und schon hast du es als JPG, ohne es hochzuladen.',
    },
    'jpg-to-png': {
      title: 'JPG zu PNG',
      subtitle: 'Schluss mit Qualitätsverlust beim Speichern',
      description:
        'Jedes Mal, wenn du ein JPG bearbeitest und speicherst, geht ein wenig Qualität verloren. Konvertiere es einmal zu PNG, und ab da bleibt bei jedem Speichern jedes Pixel, wie es ist.',
      seo_title: 'JPG zu PNG konvertieren: bis zu 5 Dateien gratis',
      seo_description:
        'Bis zu 5 JPG-Dateien auf einmal zu PNG konvertieren, kostenlos und ohne Upload. Verlustfrei, richtig herum und in den richtigen Farben. Direkt im Browser.',
      keywords:
        'jpg in png umwandeln, jpg zu png, jpg to png, jpeg in png umwandeln, verlustfrei, kostenlos, ohne upload',
      why_convert_title: 'Warum JPG zu PNG konvertieren?',
      why_convert_points: [
        'PNG bewahrt jedes Pixel: Bearbeite und speichere dein Bild, so oft du willst.',
        'Entfernst du später den Hintergrund, bleibt er im PNG transparent.',
        'Manche Shops, Spiele und Tools akzeptieren nur PNG.',
        'Text und Linien, die du später ergänzt, bleiben scharf, ohne die typischen JPG-Artefakte.',
      ],
      when_use_title: 'Wann ist PNG die bessere Wahl?',
      when_use_points: [
        'Bevor du ein Bild retuschierst, zuschneidest oder beschriftest.',
        'Für Screenshots, Diagramme und Logos, die als JPG bei dir gelandet sind.',
        'Wenn ein Programm PNG verlangt. Die Datei wird allerdings größer als das JPG.',
      ],
      cta_title: 'Ab jetzt bleibt jedes Pixel erhalten',
      cta_description: 'Konvertiere bis zu fünf JPG-Dateien auf einmal zu PNG.',
    },
    'jpg-to-webp': {
      title: 'JPG zu WebP',
      subtitle: 'Kleinere Dateien, schnellere Seiten',
      description:
        'WebP speichert dasselbe Foto in einer kleineren Datei. Konvertiere deine JPGs, bevor du sie online stellst, und deine Seiten laden schneller.',
      seo_title: 'JPG zu WebP konvertieren: kleinere Bilder, gratis',
      seo_description:
        'Bis zu 5 JPG-Dateien auf einmal zu WebP konvertieren, kostenlos und ohne Upload. Kleinere Bilder für schnellere Websites, in hoher Qualität, direkt im Browser.',
      keywords:
        'jpg in webp umwandeln, jpg zu webp, jpg to webp, jpeg in webp umwandeln, webp konverter, bilder verkleinern, kostenlos, ohne upload',
      why_convert_title: 'Warum JPG zu WebP konvertieren?',
      why_convert_points: [
        'Laut einem Vergleich von Google sind verlustbehaftete WebP-Dateien 25 bis 34\u00a0% kleiner als JPGs gleicher Qualität. {measured}',
        'Seiten mit kleineren Bilddateien laden schneller, vor allem auf dem Handy.',
        'Alle aktuellen Browser zeigen WebP an.',
        'Du sparst Speicherplatz und Datenvolumen, und bei den meisten Bildern ist kaum ein Unterschied zu sehen.',
      ],
      when_use_title: 'Wann ist WebP die bessere Wahl?',
      when_use_points: [
        'Für Fotos auf Websites, in Shops und in Blogs.',
        'Wenn ein PageSpeed-Test moderne Bildformate empfiehlt.',
        'Wenn viele Bilder auf einer Seite stehen und jedes Kilobyte zählt.',
      ],
      cta_title: 'Mach deine Seiten schneller',
      cta_description: 'Konvertiere bis zu fünf JPG-Dateien auf einmal zu WebP.',
    },
    'webp-to-jpg': {
      title: 'WebP zu JPG',
      subtitle: 'Bilder, die sich überall öffnen lassen',
      description:
        'Du hast ein Bild aus dem Netz gespeichert, und dein Programm öffnet es nicht? Mach aus dem WebP ein JPG, und praktisch jeder Bildbetrachter, jeder Drucker und jedes Formular kommt damit zurecht.',
      seo_title: 'WebP zu JPG konvertieren: bis zu 5 Dateien gratis',
      seo_description:
        'Bis zu 5 WebP-Dateien auf einmal zu JPG konvertieren, kostenlos und ohne Upload. Für fast jedes Programm und jeden Drucker. Transparente Stellen werden weiß.',
      keywords:
        'webp in jpg umwandeln, webp zu jpg, webp to jpg, webp in jpeg umwandeln, webp öffnen, webp als jpg speichern, kostenlos, ohne upload',
      why_convert_title: 'Warum WebP zu JPG konvertieren?',
      why_convert_points: [
        'JPG lässt sich in praktisch jedem Programm öffnen, ob alt oder neu.',
        'Druckereien, Office-Programme und Upload-Formulare nehmen es ohne Murren.',
        'Fernseher, digitale Bilderrahmen und Autodisplays kennen oft JPG, aber kein WebP.',
        'Fotos bleiben kompakt, anders als in einem verlustfreien Format.',
      ],
      when_use_title: 'Wann ist JPG die bessere Wahl?',
      when_use_points: [
        'Wenn du ein Bild weitergibst und nicht weißt, womit es geöffnet wird.',
        'Zum Drucken und für Dokumente und Präsentationen.',
        'Wenn es auf Transparenz und Animation nicht ankommt: JPG kann beides nicht.',
      ],
      cta_title: 'Öffne deine Bilder überall',
      cta_description: 'Konvertiere bis zu fünf WebP-Dateien auf einmal zu JPG.',
    },
    'webp-to-png': {
      title: 'WebP zu PNG',
      subtitle: 'Überall bearbeiten, Transparenz inklusive',
      description:
        'Manche Grafikprogramme tun sich mit WebP noch schwer. Als PNG lässt sich dein Bild praktisch überall öffnen, und Transparenz samt weichen Kanten bleibt erhalten.',
      seo_title: 'WebP zu PNG konvertieren: mit Transparenz, gratis',
      seo_description:
        'Bis zu 5 WebP-Dateien auf einmal zu PNG konvertieren, kostenlos und ohne Upload. Mit Transparenz und ohne weiteren Qualitätsverlust. Direkt im Browser.',
      keywords:
        'webp in png umwandeln, webp zu png, webp to png, webp transparent in png, webp öffnen, verlustfrei, kostenlos, ohne upload',
      why_convert_title: 'Warum WebP zu PNG konvertieren?',
      why_convert_points: [
        'Transparente Stellen bleiben transparent, bis in die weichste Kante.',
        'PNG ist verlustfrei: Weder beim Konvertieren noch beim späteren Speichern geht etwas verloren.',
        'Praktisch jedes Grafikprogramm öffnet und speichert PNG.',
        'Sticker, Logos und Icons lassen sich gleich in deine Entwürfe einbauen.',
      ],
      when_use_title: 'Wann ist PNG die bessere Wahl?',
      when_use_points: [
        'Wenn das Bild einen transparenten Hintergrund hat, den du behalten willst.',
        'Bevor du es in einem Programm bearbeitest, das WebP nicht kennt.',
        'Für Logos, Icons und Screenshots. Fotos werden als PNG groß.',
      ],
      cta_title: 'Freigestellt und überall nutzbar',
      cta_description: 'Konvertiere bis zu fünf WebP-Dateien auf einmal zu PNG.',
    },
    'png-to-webp': {
      title: 'PNG zu WebP',
      subtitle: 'Transparenz behalten, Gewicht verlieren',
      description:
        'Im Web leistet WebP dasselbe wie PNG, Transparenz inklusive, und das mit viel kleineren Dateien. Ideal für Logos, freigestellte Bilder und Screenshots auf deiner Website.',
      seo_title: 'PNG zu WebP konvertieren: klein, transparent, gratis',
      seo_description:
        'Bis zu 5 PNG-Dateien auf einmal zu WebP konvertieren, kostenlos und ohne Upload. Transparenz bleibt, Dateien werden kleiner, Seiten schneller. Alles im Browser.',
      keywords:
        'png in webp umwandeln, png zu webp, png to webp, webp transparent, png komprimieren, webp konverter, kostenlos, ohne upload',
      why_convert_title: 'Warum PNG zu WebP konvertieren?',
      why_convert_points: [
        'Selbst verlustfrei gespeichert sind WebP-Dateien laut einem Vergleich von Google 26\u00a0% kleiner als PNGs; bei Qualität 90 wie hier schrumpfen Fotos noch viel stärker. {measured}',
        'Die Transparenz bleibt, samt weichen Schatten und Kanten.',
        'Shops und Portfolios voller freigestellter Bilder laden spürbar schneller.',
        'Alle aktuellen Browser zeigen WebP an.',
      ],
      when_use_title: 'Wann ist WebP die bessere Wahl?',
      when_use_points: [
        'Für Produktbilder und Logos mit transparentem Hintergrund.',
        'Wenn große PNG-Screenshots eine Seite ausbremsen.',
        'Für die Website. Das PNG hebst du als Original zum Bearbeiten auf.',
      ],
      cta_title: 'Klein und trotzdem transparent',
      cta_description: 'Konvertiere bis zu fünf PNG-Dateien auf einmal zu WebP.',
    },
  },
  seo_content: {
    'png-to-jpg': {
      difference_title: 'PNG und JPG: Was ist der Unterschied?',
      difference:
        'PNG speichert jedes Pixel exakt und kann transparent sein. Für Logos und Screenshots ist das perfekt, Fotos werden damit aber groß. JPG wurde für Fotos gemacht: Es vereinfacht, was das Auge kaum wahrnimmt, und spart so den größten Teil des Speicherplatzes. Transparenz kennt es nicht, deshalb hinterlegen wir transparente Stellen mit Weiß. Komprimiert wird mit Qualität 90 von 100; Unterschiede sind da kaum zu erkennen.',
      faq: [
        {
          question: 'Was passiert mit transparenten Stellen?',
          answer:
            'JPG kann nicht transparent sein. Transparente Stellen werden weiß, und weiche Kanten gehen ohne dunkle Säume ins Weiß über.',
        },
        {
          question: 'Werden meine Bilder hochgeladen?',
          answer: {
            with_server:
              'PNG, JPG und WebP nicht: Die konvertiert dein Browser direkt auf deinem Gerät. Ist die Seite einmal geladen, klappt das bei gewöhnlichen Dateien sogar ohne Internetverbindung; manche brauchen einen Teil des Konverters, der erst bei Bedarf geladen wird. HEIC und TIFF werden an unseren Server gesendet, wenn du auf den Button klickst, und dort gleich nach der Konvertierung gelöscht oder, falls die Verbindung vorher abbricht, spätestens nach zwei Minuten. Wählst du „Lieber in diesem Browser konvertieren“, werden auch sie nicht gesendet.',
            without_server:
              'Nein. PNG, JPG und WebP konvertiert dein Browser direkt auf deinem Gerät. Ist die Seite einmal geladen, klappt das bei gewöhnlichen Dateien sogar ohne Internetverbindung; manche brauchen einen Teil des Konverters, der erst bei Bedarf geladen wird.',
          },
        },
        {
          question: 'Verliert das Bild an Qualität?',
          answer:
            'Ein wenig, wie bei jedem JPG. Bei Qualität 90 ist das auf Fotos kaum zu sehen. Bei Zeichnungen und Text behältst du am besten auch das PNG.',
        },
      ],
    },
    'jpg-to-png': {
      difference_title: 'JPG und PNG: Was ist der Unterschied?',
      difference:
        'JPG wirft feine Details weg, damit Fotos klein bleiben, und das bei jedem Speichern aufs Neue. PNG wirft nichts weg. Was ein JPG schon verloren hat, bringt das Konvertieren nicht zurück, aber von da an bleibt das Bild genau so, wie es ist. Der Preis dafür ist die Größe: Ein Foto ist als PNG oft um ein Vielfaches größer.',
      faq: [
        {
          question: 'Wird das Bild als PNG besser?',
          answer:
            'Nein, verlorene Details kommen nicht zurück. Aber es wird auch nicht mehr schlechter, egal, wie oft du es speicherst.',
        },
        {
          question: 'Wird der Hintergrund transparent?',
          answer:
            'Nicht von allein: Ein JPG hat keine transparenten Stellen. Im PNG kannst du den Hintergrund mit einem Grafikprogramm entfernen, und er bleibt dann transparent.',
        },
        {
          question: 'Warum ist das PNG so viel größer?',
          answer:
            'Weil es jedes Pixel exakt speichert. Willst du das Foto nur zeigen oder verschicken, ist JPG oder WebP die bessere Wahl.',
        },
      ],
    },
    'jpg-to-webp': {
      difference_title: 'JPG und WebP: Was ist der Unterschied?',
      difference:
        'JPG gibt es seit 1992, WebP seit 2010. In der Zwischenzeit hat die Videokompression gelernt, Bildteile aus ihrer Umgebung vorherzusagen, und genau das nutzt WebP. Dasselbe Foto braucht weniger Bytes, und anders als JPG kann WebP auch transparent oder animiert sein. Wir komprimieren mit Qualität 90 von 100, damit du die Ersparnis an der Dateigröße siehst und nicht am Bild.',
      faq: [
        {
          question: 'Wie viel kleiner werden meine Dateien?',
          answer:
            'Das hängt vom Bild ab. In Googles Vergleich waren es 25 bis 34\u00a0% bei gleicher Qualität. {measured} Nach dem Konvertieren siehst du für jede Datei die Größe vorher und nachher. Ein bereits stark komprimiertes JPG kann sogar größer werden.',
        },
        {
          question: 'Wird WebP überall angezeigt?',
          answer:
            'In allen aktuellen Versionen von Chrome, Firefox, Safari und Edge. Ältere Desktop-Programme kommen manchmal nicht damit klar, also behalte das JPG zum Verschicken per E-Mail.',
        },
        {
          question: 'Was wird aus Kameradaten wie dem Standort?',
          answer:
            'Sie werden nicht übernommen: Das WebP enthält nur das Bild. Gedreht wird vorher, damit das Foto richtig herum bleibt.',
        },
      ],
    },
    'webp-to-jpg': {
      difference_title: 'WebP und JPG: Was ist der Unterschied?',
      difference:
        'WebP packt Fotos kompakter als JPG und kann auch transparent oder animiert sein. Websites lieben es, viele Programme und Geräte fremdeln noch damit. JPG dagegen wird seit Jahrzehnten überall verstanden. Das Konvertieren kostet dich etwas Speicherplatz und, falls vorhanden, Transparenz und Animation. Dafür bekommst du eine Datei, die sich einfach öffnen lässt.',
      faq: [
        {
          question: 'Was passiert mit transparenten Stellen?',
          answer:
            'JPG kennt keine Transparenz, solche Stellen werden also weiß. Brauchst du die Transparenz, nimm stattdessen PNG.',
        },
        {
          question: 'Kann ich ein animiertes WebP konvertieren?',
          answer:
            'Ja, aber nur als Standbild: Du bekommst das erste Bild der Animation als JPG und dazu einen Hinweis, dass die übrigen wegfallen.',
        },
        {
          question: 'Warum ist das JPG größer als das WebP?',
          answer:
            'Weil JPG für dasselbe Bild mehr Bytes braucht. Mit Qualität 90 halten wir lieber den Unterschied zum Original klein als die Datei.',
        },
      ],
    },
    'webp-to-png': {
      difference_title: 'WebP und PNG: Was ist der Unterschied?',
      difference:
        'Transparent sein können beide. WebP ist auf kleine Dateien ausgelegt und wird meist mit etwas Verlust gespeichert; PNG ist immer exakt und wird von viel mehr Programmen verstanden. Beim Konvertieren landen genau die Pixel im PNG, die das WebP gezeigt hat, mit jeder Abstufung der Transparenz. Meist wird die Datei größer: Genauigkeit hat ihren Preis.',
      faq: [
        {
          question: 'Bleibt der transparente Hintergrund erhalten?',
          answer:
            'Ja. PNG kennt für jedes Pixel 256 Transparenzstufen, genau wie WebP. Weiche Kanten bleiben also weich.',
        },
        {
          question: 'Geht Qualität verloren?',
          answer:
            'Nein. Was das WebP zeigt, wird Pixel für Pixel gespeichert. Was vorher schon verloren war, kann PNG nicht zurückholen.',
        },
        {
          question: 'Was wird aus einem animierten WebP?',
          answer:
            'Ein Standbild: Du bekommst das erste Bild der Animation als PNG und dazu einen Hinweis, dass die übrigen wegfallen.',
        },
      ],
    },
    'png-to-webp': {
      difference_title: 'PNG und WebP: Was ist der Unterschied?',
      difference:
        'PNG bewahrt jedes Pixel und komprimiert verlustfrei, das macht die Dateien groß. WebP darf weglassen, was das Auge kaum bemerkt, und kann trotzdem transparent sein: eine Kombination, die weder PNG noch JPG bietet. Wir komprimieren mit Qualität 90 von 100, das ist ideal fürs Web. Ein Original, das du noch bearbeiten willst, behältst du besser als PNG.',
      faq: [
        {
          question: 'Bleibt die Transparenz erhalten?',
          answer:
            'Ja, in allen Abstufungen. Schatten, Glaseffekte und weiche Kanten sehen auf jedem Hintergrund so aus wie beim PNG.',
        },
        {
          question: 'Ist die Konvertierung verlustfrei?',
          answer:
            'Nein, wir komprimieren mit Qualität 90. Das ist bei den meisten Bildern kaum vom Original zu unterscheiden und spart deutlich mehr Platz; nur einfache Grafiken mit wenigen Farben können als PNG kleiner sein. Behalte das PNG, wenn du jedes Pixel brauchst.',
        },
        {
          question: 'Wie viele Dateien gehen auf einmal?',
          answer:
            'Bis zu fünf. Du kannst sie einzeln oder zusammen als ZIP herunterladen und dann mit den nächsten weitermachen.',
        },
      ],
    },
  },
} satisfies Translation<typeof en>;
