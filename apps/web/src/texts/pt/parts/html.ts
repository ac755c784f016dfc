import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/html.ts';

export default {
  copy_picture: 'Copiar o HTML',
  copy_head: 'Copiar as linhas para <head>',
  copied: 'Copiado',
  title: 'HTML para copiar',
  not_copied: 'Este navegador não deixa a página copiar. O texto já está selecionado: é só copiar.',
  not_enlarged: 'A imagem tem {width}\u00a0px de largura e não foi ampliada.',
  enlarged:
    'A imagem tem só {width}\u00a0×\u00a0{height}\u00a0px: os ícones maiores foram ampliados e podem ficar borrados.',
} satisfies Translation<typeof en>;
