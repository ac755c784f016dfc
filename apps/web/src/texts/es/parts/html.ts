import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/html.ts';

export default {
  copy_picture: 'Copiar el HTML',
  copy_head: 'Copiar las líneas para <head>',
  copied: 'Copiado',
  title: 'HTML para copiar',
  not_copied: 'Este navegador no deja que la página copie el texto. Está seleccionado para que lo copies tú.',
  not_enlarged: 'La imagen mide {width}\u00a0px de ancho y no se ha ampliado.',
  enlarged:
    'La imagen solo mide {width}\u00a0×\u00a0{height}\u00a0px: los iconos más grandes se han ampliado y pueden verse borrosos.',
} satisfies Translation<typeof en>;
