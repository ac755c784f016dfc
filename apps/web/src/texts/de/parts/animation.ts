import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/animation.ts';

export default {
  title: 'Animation',
  join: 'Eine Animation aus allen Bildern',
  join_hint: 'In der Reihenfolge der Liste. Bilder anderer Größe werden in die des ersten eingepasst.',
  time: 'Dauer je Bild',
  time_label: 'Dauer je Bild in Millisekunden',
  forever: 'Endlos wiederholen',
  once: 'Einmal abspielen',
  order: 'Reihenfolge der Bilder',
  earlier: '{filename} nach oben verschieben',
  later: '{filename} nach unten verschieben',
  moved: '{filename} ist jetzt Nummer {place} von {last}.',
  making: 'Die Animation wird erstellt …',
  failed: 'Die Animation konnte nicht erstellt werden. Sie kann bis zu {most} Bilder haben.',
  made: {
    one: '{count} Bild, {width}\u00a0×\u00a0{height} Pixel, {size}.',
    other: '{count} Bilder, {width}\u00a0×\u00a0{height} Pixel, {size}.',
  },
  fitted: {
    one: '{count} Bild wurde in die Größe des ersten eingepasst.',
    other: '{count} Bilder wurden in die Größe des ersten eingepasst.',
  },
  missing: 'Nicht dabei, weil sie sich nicht einpassen ließen: {list}.',
  play: 'Abspielen',
  stop: 'Anhalten',
  preview: 'Die Animation',
} satisfies Translation<typeof en>;
