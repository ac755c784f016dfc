import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/pdf-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Aus jeder Seite wird ein Bild',
    description:
      'Ein Formular, das nur Bilder nimmt, eine Folie für den Gruppenchat, eine Seite für deine Website: Mach aus den Seiten eines PDF JPGs, aus allen oder nur aus denen, die du brauchst.',
    seo_title: 'PDF zu JPG konvertieren: jede Seite als Bild, gratis',
    seo_description:
      'PDF-Seiten zu JPG konvertieren, kostenlos und ohne Anmeldung. Alle Seiten oder nur einige, 150\u00a0dpi oder die Auflösung deiner Wahl, einzeln oder als ZIP.',
    keywords:
      'pdf in jpg umwandeln, pdf zu jpg, pdf to jpg, pdf in jpeg umwandeln, pdf seite als bild, pdf in bild umwandeln, pdf als jpg speichern, kostenlos',
    why_convert_points: [
      'Portale, die ein Foto eines Dokuments verlangen, lehnen PDF oft ab.',
      'In Chats und sozialen Netzwerken ist ein Bild sofort zu sehen, ohne dass man etwas öffnen muss.',
      'Eine einzelne Seite lässt sich in eine Präsentation, einen Brief oder eine Website einfügen.',
      'Das Aussehen steht fest: Schriften und Layout sind bei allen gleich.',
    ],
    when_use_points: [
      'Wenn eine Seite nur angesehen und nicht durchsucht, kopiert oder ausgefüllt werden soll.',
      'Wenn du aus einem langen Dokument wenige Seiten brauchst, etwa ein Zeugnis oder einen Fahrplan.',
      'Für Vorschaubilder. Bei Verträgen und allem, was gedruckt wird, bleibt das PDF das Original.',
    ],
    cta_title: 'Seiten zum Zeigen',
    cta_description: 'Wähle deine PDFs und die Seiten aus, und du bekommst von jeder ein JPG.',
  },
  seo_content: {
    difference:
      'Ein PDF beschreibt Seiten: Text, den du durchsuchen und kopieren kannst, Schriften, Zeichnungen, die in jeder Vergrößerung scharf bleiben, Bilder, Links und Formulare. Ein JPG ist ein einziges Bild aus Pixeln. Konvertieren ist, als würdest du die Seite sehr gleichmäßig abfotografieren: Was zu sehen ist, bleibt; was dahintersteckt, also Text, Links und Formularfelder, geht verloren. Wie scharf das Ergebnis wird, hängt von der Auflösung ab. Bei 150\u00a0dpi hat eine A4-Seite etwa 1.240 mal 1.754\u00a0Pixel.',
    faq: [
      {
        question: 'Bekomme ich alle Seiten?',
        answer:
          'Ja, jede als eigenes JPG. Brauchst du nur einige, gib vor dem Konvertieren einen Bereich wie 2–5 an. „Alle herunterladen“ packt alles in ein ZIP.',
      },
      {
        question: 'Welche Auflösung soll ich wählen?',
        answer:
          'Zum Lesen am Bildschirm genügen die voreingestellten 150\u00a0dpi. Zum Drucken nimm 300\u00a0dpi: Das Bild hat dann in jeder Richtung doppelt so viele Pixel, und die Datei wird entsprechend größer.',
      },
      {
        question: 'Wird mein Dokument hochgeladen?',
        answer: {
          with_server:
            'Normalerweise wird es beim Klick auf den Button an unseren Server gesendet und dort nach dem Ende der Konvertierung gelöscht. Für Vertrauliches wähle „Lieber in diesem Browser konvertieren“: Dann verlässt das Dokument dein Gerät nicht.',
          without_server:
            'Nein. Dein Browser zeichnet die Seiten selbst, auch vertrauliche Unterlagen bleiben also bei dir.',
        },
      },
      {
        question: 'Kann ich ein PDF mit Passwort konvertieren?',
        answer:
          'Nein. Lässt sich die Datei nur mit Passwort öffnen, bekommst du einen Hinweis darauf. Speichere zuerst eine Kopie ohne Passwort, sofern du das darfst.',
      },
      {
        question: 'Kann ich den Text danach noch markieren?',
        answer: 'Nein, aus den Buchstaben sind Pixel geworden. Behalte das PDF zum Suchen und Kopieren.',
      },
    ],
  },
} satisfies Translation<typeof en>;
