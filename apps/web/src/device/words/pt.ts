import type { DeviceWords } from './device-words.ts';

export default {
  open: 'Usar offline',
  title: 'Sem conexão com a internet',
  always:
    'As páginas funcionam neste idioma mesmo sem conexão. PNG, JPG e WebP são convertidos como sempre, e também qualquer outro formato que você já tenha convertido aqui.',
  offer: 'Para todos os formatos e todos os idiomas, {size} são baixados e guardados neste dispositivo.',
  keep: 'Deixar tudo disponível offline',
  keeping: 'Baixando: {percent}',
  kept: 'Está tudo neste dispositivo: você pode converter todos os formatos sem conexão, em todos os idiomas.',
  remove: 'Remover deste dispositivo',
  failed: 'Não foi possível baixar tudo. Verifique sua conexão e tente de novo; o que já chegou continua guardado.',
  full: 'Não há espaço suficiente neste dispositivo. Você pode continuar convertendo como antes.',
  install: 'Instalar como aplicativo',
  new_version_title: 'Há uma nova versão',
  new_version:
    'Você a recebe na próxima visita. Se carregá-la agora, os arquivos e resultados desta página se perdem; salve antes o que precisar.',
  load_now: 'Carregar agora',
  offline_title: 'Você está offline',
  offline:
    'Você pode continuar: PNG, JPG e WebP são convertidos como sempre, e também os formatos que você já converteu aqui. Para os demais, o conversor precisa da conexão uma vez.',
  offline_kept:
    'Você pode continuar: está tudo neste dispositivo, então todos os formatos são convertidos sem conexão.',
} satisfies DeviceWords;
