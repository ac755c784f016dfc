import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/html.ts';

export default {
  copy_picture: 'HTML kopieren',
  copy_head: 'Zeilen für <head> kopieren',
  copied: 'Kopiert',
  title: 'HTML zum Kopieren',
  not_copied:
    'Dieser Browser erlaubt der Seite das Kopieren nicht. Der Text ist markiert, du kannst ihn selbst kopieren.',
  not_enlarged: 'Das Bild ist {width}\u00a0px breit und wurde nicht vergrößert.',
  enlarged:
    'Das Bild hat nur {width}\u00a0×\u00a0{height}\u00a0px. Für größere Icons wurde es vergrößert; sie wirken vielleicht unscharf.',
} satisfies Translation<typeof en>;
