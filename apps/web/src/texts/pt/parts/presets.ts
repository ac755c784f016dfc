import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/presets.ts';

export default {
  legend: 'Escolha uma predefinição',
  names: { web: 'Página da web', email: 'E-mail', upload: 'Formulário online', passport: 'Foto de passaporte' },
  face: '35 × 45\u00a0mm na impressão. Com “Recortar e girar”, você coloca o rosto no lugar certo.',
  none: 'Nada salvo ainda. As predefinições prontas são para outros formatos.',
  save_as: 'Salvar como…',
  name: 'Nome da predefinição',
  save: 'Salvar',
  replace: 'Substituir',
  exists: '“{name}” já existe e será substituída.',
  saved: '“{name}” foi salva neste dispositivo.',
  full: 'Você pode salvar até {most} predefinições. Exclua uma para abrir espaço.',
  blocked: 'Não foi possível salvar a predefinição: o navegador não tem espaço ou não permite.',
  share: 'Copiar link da predefinição',
  delete: 'Excluir predefinição',
  deleted: '“{name}” foi excluída.',
  undo: 'Desfazer',
  check: {
    met: 'Serve para “{name}”: {width} × {height}\u00a0px, {size}',
    bytes: 'Não serve para “{name}”: {size}, {excess} acima do máximo de {most}',
    pixels: 'Não serve para “{name}”: {width} × {height}\u00a0px, mas o máximo é {most}\u00a0px por lado',
    small:
      'Não serve para “{name}”: a imagem é pequena demais. {width} × {height}\u00a0px em vez de {wanted}, porque as imagens não são ampliadas',
    other: 'Não serve para “{name}”: {width} × {height}\u00a0px em vez de {wanted}',
    density: 'Não serve para “{name}”: o arquivo não informa {wanted}\u00a0dpi',
  },
} satisfies Translation<typeof en>;
