import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/device.ts';

export default {
  open: 'Usar offline',
  title: 'Sem conexão com a internet',
  always:
    'As páginas funcionam neste idioma mesmo sem conexão. PNG, JPG e WebP são convertidos como sempre, assim como qualquer outro formato que você já tenha convertido aqui.',
  offer:
    'Para usar todos os formatos em todos os idiomas, é preciso baixar {size}, que ficam guardados neste dispositivo.',
  keep: 'Deixar tudo disponível offline',
  keeping: 'Baixando: {percent}',
  kept: 'Está tudo neste dispositivo: você pode converter todos os formatos sem conexão, em todos os idiomas.',
  remove: 'Remover deste dispositivo',
  failed:
    'Não foi possível baixar tudo. Verifique sua conexão e tente de novo; o que já foi baixado continua guardado.',
  full: 'Não há espaço suficiente neste dispositivo. Você pode continuar convertendo como antes.',
  install: 'Instalar como aplicativo',
  new_version_title: 'Nova versão disponível',
  new_version:
    'Ela chega na sua próxima visita. Se você a carregar agora, os arquivos e resultados desta página podem ser perdidos; salve antes o que precisar.',
  load_now: 'Carregar agora',
} satisfies Translation<typeof en>;
