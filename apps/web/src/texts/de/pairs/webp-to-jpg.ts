import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-jpg.ts';

export default {
  pair: {
    subtitle: 'Bilder, die sich überall öffnen lassen',
    description:
      'Du hast ein Bild aus dem Netz gespeichert, und dein Programm öffnet es nicht? Mach aus dem WebP ein JPG, und praktisch jeder Bildbetrachter, jeder Drucker und jedes Formular kommt damit zurecht.',
    seo_title: 'WebP zu JPG konvertieren: bis zu 5 Dateien gratis',
    seo_description:
      'Bis zu 5 WebP-Dateien auf einmal zu JPG konvertieren, kostenlos und ohne Upload. Für fast jedes Programm und jeden Drucker. Transparente Stellen werden weiß.',
    keywords:
      'webp in jpg umwandeln, webp zu jpg, webp to jpg, webp in jpeg umwandeln, webp öffnen, webp als jpg speichern, kostenlos, ohne upload',
    why_convert_points: [
      'JPG lässt sich in praktisch jedem Programm öffnen, ob alt oder neu.',
      'Druckereien, Office-Programme und Upload-Formulare nehmen es ohne Murren.',
      'Fernseher, digitale Bilderrahmen und Autodisplays kennen oft JPG, aber kein WebP.',
      'Fotos bleiben kompakt, anders als in einem verlustfreien Format.',
    ],
    when_use_points: [
      'Wenn du ein Bild weitergibst und nicht weißt, womit es geöffnet wird.',
      'Zum Drucken und für Dokumente und Präsentationen.',
      'Wenn es auf Transparenz und Animation nicht ankommt: JPG kann beides nicht.',
    ],
    cta_title: 'Öffne deine Bilder überall',
    cta_description: 'Konvertiere bis zu fünf WebP-Dateien auf einmal zu JPG.',
  },
  seo_content: {
    difference:
      'WebP kann transparent und animiert sein, JPG beides nicht. Websites lieben WebP, viele Programme und Geräte fremdeln noch damit. JPG dagegen wird seit Jahrzehnten überall verstanden. Das Konvertieren kostet dich meist etwas Speicherplatz und, falls vorhanden, Transparenz und Animation. Dafür bekommst du eine Datei, die sich einfach öffnen lässt.',
    faq: [
      {
        question: 'Was passiert mit transparenten Stellen?',
        answer:
          'JPG kennt keine Transparenz, solche Stellen werden also weiß oder bekommen die Farbe, die du unter „Einstellungen“ wählst. Wenn du die Transparenz brauchst, nimm stattdessen PNG.',
      },
      {
        question: 'Kann ich ein animiertes WebP konvertieren?',
        answer:
          'Ja, aber nur als Standbild: Du bekommst das erste Bild der Animation als JPG und dazu einen Hinweis, dass die übrigen wegfallen.',
      },
      {
        question: 'Warum ist das JPG größer als das WebP?',
        answer:
          'Weil Bilder auf Websites meist stark komprimiert sind und wir standardmäßig mit Qualität 90 speichern, damit kaum noch etwas verloren geht. Wenn dir die Datei zu groß ist, senke unter „Einstellungen“ die Qualität oder lege eine maximale Dateigröße fest.',
      },
    ],
  },
} satisfies Translation<typeof en>;
