import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/psd-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Photoshop-Dateien ansehen, ohne Photoshop',
    description:
      'Die Agentur hat ein PSD geschickt, und du hast kein Photoshop? Konvertiere es zu JPG und sieh dir den Entwurf an, leite ihn weiter oder druck ihn aus. Alle Ebenen erscheinen vereint, wie beim letzten Speichern.',
    seo_title: 'PSD zu JPG konvertieren: ohne Photoshop, gratis',
    seo_description:
      'Bis zu 20 Photoshop-Dateien (PSD) auf einmal zu JPG konvertieren: kostenlos, ohne Upload und ohne Photoshop. Alle Ebenen in einem Bild, in den richtigen Farben.',
    keywords:
      'psd in jpg umwandeln, psd zu jpg, psd to jpg, psd in jpeg umwandeln, psd öffnen ohne photoshop, photoshop datei in jpg, psd viewer, kostenlos, ohne upload',
    why_convert_points: [
      'Du siehst den Entwurf auf jedem Gerät, ganz ohne Abo.',
      'Wer ihn freigeben soll, bekommt ein Bild, das sich einfach öffnen lässt, und keine Datei, die Spezialsoftware verlangt.',
      'Ein PSD mit vielen Ebenen ist riesig; das vereinte Bild passt als JPG in jede E-Mail.',
      'Ebenen, Masken und verworfene Ideen behältst du für dich: Im JPG ist nur das fertige Bild.',
    ],
    when_use_points: [
      'Um einen Entwurf zu zeigen und abstimmen zu lassen.',
      'Für Websites, soziale Medien und schnelle Ausdrucke.',
      'Wenn die Arbeit getan ist. Zum Weiterbearbeiten brauchst du das PSD mit seinen Ebenen.',
    ],
    cta_title: 'Kein Photoshop? Kein Problem',
    cta_description: 'Konvertiere bis zu 20 PSD-Dateien zu JPG, ohne sie hochzuladen.',
  },
  seo_content: {
    difference:
      'Ein PSD ist eine Werkstatt: Ebenen, Masken, Effekte, bearbeitbarer Text und Hilfslinien, alles aufbewahrt, damit es morgen weitergehen kann. Ein JPG ist das Foto des fertigen Stücks. Neben den Ebenen speichert Photoshop in der Regel ein vereintes Bild für andere Programme, und genau das konvertieren wir: in sRGB, auf Weiß, wo der Entwurf transparent ist, mit Qualität 90 von 100. Effekte und Füllmethoden sehen aus wie in Photoshop, denn Photoshop selbst hat sie gezeichnet.',
    faq: [
      {
        question: 'Bekomme ich die Ebenen auch einzeln?',
        answer:
          'Nein, du bekommst ein Bild mit allem, was sichtbar war. Für einzelne Ebenen brauchst du ein Grafikprogramm, das PSD liest.',
      },
      {
        question: 'Warum heißt es, meine Datei habe kein vereintes Bild?',
        answer:
          'Beim Speichern war in Photoshop die Option „Kompatibilität maximieren“ ausgeschaltet, deshalb stecken nur die Ebenen darin. Lass die Datei noch einmal mit dieser Option speichern. Das sagen wir dir lieber, als ein falsches Bild zu zeigen.',
      },
      {
        question: 'Gehen auch CMYK und 16\u00a0Bit?',
        answer:
          'Ja. Druckfarben werden mit dem Profil in der Datei in Bildschirmfarben umgerechnet, und aus 16\u00a0Bit je Kanal werden 8.',
      },
      {
        question: 'Was wird aus einem transparenten Hintergrund?',
        answer: 'Er wird weiß. Muss er transparent bleiben, konvertiere stattdessen zu PNG.',
      },
      {
        question: 'Wird mein Entwurf hochgeladen?',
        answer: 'Nein, dein Browser liest das PSD. Was noch nicht veröffentlicht ist, bleibt auf deinem Gerät.',
      },
    ],
  },
} satisfies Translation<typeof en>;
