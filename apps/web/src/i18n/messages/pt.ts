import type { Translation } from '../translation.ts';
import type en from './en.ts';
import pairs from './pt.pairs.ts';

export default {
  meta: {
    title: 'Conversor de imagens grátis: PNG, JPG e WebP sem upload',
    description:
      'Converta PNG, JPG e WebP no próprio navegador: sem upload, sem cadastro, de graça. HEIC e TIFF viram JPG. Com orientação, cores e transparência corretas.',
    keywords:
      'conversor de imagens, conversor de imagem online, converter png para jpg, jpg para png, webp para jpg, png para webp, heic para jpg, tiff para jpg, grátis, sem upload',
  },
  header: {
    title: 'Conversor de imagens',
    free_badge: 'Grátis',
    language: 'Escolher idioma',
    skip: 'Ir para o conteúdo',
  },
  hero: {
    title: 'Converta PNG, JPG e WebP sem upload',
    subtitle: 'PNG, JPG e WebP entre si; HEIC e TIFF para JPG',
    description:
      'Quem converte seus arquivos PNG, JPG e WebP é o seu próprio navegador: eles nunca saem do seu dispositivo. Sem cadastro, sem marca-d’água, sem fila de espera.',
    description_server:
      'Quem converte seus arquivos PNG, JPG e WebP é o seu próprio navegador: eles nunca saem do seu dispositivo. HEIC e TIFF são convertidos no nosso servidor ou, se você preferir, no seu navegador. Sem cadastro, sem marca-d’água.',
  },
  upload: {
    title: 'Escolha seus arquivos',
    subtitle: 'Até {count} arquivos {format}, com até {size}\u00a0MB cada',
    drag_active: 'Solte para adicionar os arquivos',
    drag_inactive: 'Arraste arquivos {format} para cá ou clique para escolher',
    max_files: 'Limite de 5 arquivos atingido',
    file_count: '({count}/{max})',
    single_title: 'Escolha sua imagem',
    single_subtitle: 'PNG, JPG, WebP, HEIC ou TIFF, até {size}\u00a0MB',
    single_drag_inactive: 'Arraste uma imagem para cá ou clique para escolher',
    anywhere: 'Você também pode soltar ou colar em qualquer lugar da página.',
  },
  conversion: {
    selected_files: 'Arquivos selecionados',
    converting: 'Convertendo…',
    convert_all: 'Converter tudo',
    download_all: 'Baixar tudo',
    browser_tag: 'No seu navegador',
    server_tag: 'No nosso servidor',
    prefer_client: 'Prefiro converter neste navegador',
    prefer_server: 'Converter no servidor',
    server_note: 'Nada é enviado antes de você clicar no botão. O arquivo é apagado do servidor logo após a conversão.',
    success_title: 'Conversão concluída!',
    success_description: '{filename} foi convertido para {format}.',
    error_title: 'A conversão falhou',
    error_description: 'Não foi possível converter {filename}.',
    files_added_title: 'Arquivos adicionados',
    files_added_description: 'Arquivos prontos para converter: {count}',
    single_success_description: 'Seu arquivo {file} foi convertido para JPG.',
    single_error_description: 'Algo deu errado na conversão. Tente novamente.',
    convert: 'Converter para {format}',
    cancel: 'Cancelar',
    retry: 'Tentar de novo',
    remove: 'Remover {filename}',
    clear: 'Remover tudo',
    download: 'Baixar',
    download_file: 'Baixar {filename}',
    progress: 'Progresso',
    ready: 'Pronto para converter',
    smaller: '{percent}% menor',
    larger: '{percent}% maior',
    same_size: 'Mesmo tamanho',
    seconds: '{seconds}\u00a0s',
    more_frames_title: 'Só a primeira imagem',
    more_frames_description: '{filename} tem {count} páginas ou quadros. Só a primeira imagem foi convertida.',
    routes_title: 'Conversões disponíveis',
    route: '{from} → {to} ({mode})',
    mode_browser: 'Navegador',
    mode_server: 'Servidor',
  },
  rejections: {
    title: 'Arquivo não adicionado',
    empty: '{filename} está vazio.',
    too_large: '{filename} tem mais de {size}\u00a0MB.',
    too_many: '{filename} ficou de fora: há espaço para {count} arquivo(s).',
    unknown: '{filename} não é uma imagem que possamos ler.',
    other_format: '{filename} é um arquivo {format}.',
    other_page: 'Ir para o conversor de {format}',
  },
  errors: {
    EMPTY: 'O arquivo está vazio.',
    UNKNOWN_FORMAT: 'Este arquivo não é uma imagem que possamos ler.',
    CORRUPT: 'O arquivo está danificado.',
    INCOMPLETE: 'O arquivo está incompleto: falta o final.',
    UNSUPPORTED: 'Esta variante do formato não é compatível.',
    TOO_LARGE: 'A imagem tem pixels demais para este dispositivo.',
    DECODE_FAILED: 'Não foi possível ler a imagem.',
    ENCODE_FAILED: 'Não foi possível salvar a imagem no novo formato.',
    WORKER_CRASHED: 'O navegador interrompeu a conversão, provavelmente por falta de memória.',
    TIMED_OUT: 'A conversão demorou demais e foi interrompida.',
    CODEC_UNAVAILABLE: 'Não foi possível carregar uma parte do conversor. Você está sem internet?',
    ABORTED: 'Conversão cancelada.',
  },
  notices: {
    label: 'Avisos',
    close: 'Fechar',
    retry: 'Tentar de novo',
    load_failed_title: 'Não foi possível carregar a página',
    load_failed_description: 'Seus arquivos e resultados continuam aqui. Verifique a conexão e tente novamente.',
  },
  features: {
    title: 'O que você pode esperar',
    items: [
      {
        title: 'Suas imagens são só suas',
        text: {
          with_server:
            'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo: nem um byte deles sai dali. HEIC e TIFF são apagados do nosso servidor logo após a conversão e, se você escolher o navegador, nem chegam a ser enviados.',
          without_server: 'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo. Nem um byte sai dali.',
        },
      },
      {
        title: 'Na posição e nas cores certas',
        text: 'Fotos de celular que aparecem deitadas ficam em pé de uma vez por todas, cores de gama ampla são adaptadas a qualquer tela e a transparência é mantida sempre que o novo formato permite.',
      },
      {
        title: 'Sem fila, sem cadastro',
        text: {
          with_server:
            'Nada para instalar, nenhuma conta para criar. Quase todo o trabalho fica com o seu próprio dispositivo, que também assume quando o nosso servidor está ocupado, e você não precisa esperar a sua vez.',
          without_server:
            'Nada para instalar, nenhuma conta para criar. Quem trabalha é o seu próprio processador, e você não precisa esperar a sua vez.',
        },
      },
      {
        title: 'Cinco de uma vez',
        text: 'Com exceção de PNG para JPG, cada página converte até cinco arquivos de uma só vez, e você baixa tudo em um único ZIP.',
      },
    ],
  },
  how_it_works: {
    title: 'Como funciona',
    steps: [
      { title: 'Escolha', text: 'Arraste os arquivos para a página ou escolha-os no seu dispositivo.' },
      {
        title: 'Converta',
        text: {
          with_server: 'Clique no botão. A página mostra onde a conversão acontece.',
          without_server: 'Clique no botão. O navegador faz o resto.',
        },
      },
      { title: 'Salve', text: 'Baixe as imagens uma a uma ou todas juntas.' },
    ],
  },
  comparison: {
    caption: 'Comparação entre {from} e {to}',
    property: 'Característica',
    rows: {
      compression: 'Compressão',
      transparency: 'Transparência',
      animation: 'Animação',
      size: 'Tamanho de uma foto',
      best_for: 'Ideal para',
      support: 'Abre em',
    },
    formats: {
      png: {
        compression: 'Sem perdas',
        transparency: 'Sim, com bordas suaves',
        animation: 'Como APNG',
        size: 'Grande',
        best_for: 'Logotipos, capturas de tela, desenhos, texto',
        support: 'Praticamente qualquer lugar',
      },
      jpg: {
        compression: 'Com perdas',
        transparency: 'Não',
        animation: 'Não',
        size: 'Pequeno',
        best_for: 'Fotos',
        support: 'Praticamente qualquer lugar',
      },
      webp: {
        compression: 'Com ou sem perdas',
        transparency: 'Sim, com bordas suaves',
        animation: 'Sim',
        size: 'Muito pequeno',
        best_for: 'Imagens em sites',
        support: 'Todos os navegadores atuais, mas não em todo programa',
      },
    },
  },
  faq: { title: 'Perguntas frequentes' },
  related: { title: 'Mais conversões', link: '{from} para {to}' },
  format_selector: {
    title: 'De qual formato para qual?',
    from: 'De',
    to: 'Para',
    choose: 'Escolha',
    go: 'Ir para o conversor',
    hint: 'Escolha os dois formatos',
  },
  cta: {
    title: 'Imagem no formato errado?',
    description: {
      with_server: 'Converta aqui e agora, de graça e sem cadastro.',
      without_server: 'Converta aqui e agora, sem enviar nada a ninguém.',
    },
    button: 'Converter agora',
  },
  footer: {
    copyright: '© {year} {title}',
    imprint: 'Aviso legal',
    privacy: 'Privacidade',
    cookie_settings: 'Preferências de cookies',
    donate: 'Pague um café para a gente',
    languages: 'Idiomas',
    legal: 'Informações legais',
  },
  trust_indicators: {
    label: 'Com o que você pode contar',
    secure: 'Seguro',
    fast: 'Rápido',
    no_upload: 'Sem upload',
    no_upload_server: 'PNG, JPG e WebP: sem upload',
    privacy: 'Privado',
    free: 'Grátis',
    note: 'Sem upload: para PNG, JPG e WebP, isso vale sempre.',
    note_server:
      'PNG, JPG e WebP nunca são enviados. HEIC e TIFF são convertidos no nosso servidor, a menos que você escolha o navegador, e apagados dele logo em seguida.',
  },
  measured: {
    time: 'Tempo típico: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, medido no {browser} com {cores}\u00a0núcleos de processador.',
    time_under_a_second:
      'Em geral, menos de 1\u00a0segundo: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, segundo nossa medição no {browser} com {cores}\u00a0núcleos de processador.',
    saving:
      'Na nossa própria medição com este conversor, metade de {files} arquivos {format} ficou pelo menos {percent} menor.',
  },
  languages: { de: 'Deutsch', en: 'English', es: 'Español', pt: 'Português' },
  ads: { label: 'Publicidade' },
  consent: {
    title: 'Cookies: você decide',
    ads: 'Anúncios via {name} mantêm este conversor gratuito.',
    analytics: 'Com {name}, contamos as visitas e vemos o que melhorar.',
    text: 'Nada disso é carregado sem o seu consentimento; se você concordar, cookies podem ser gravados. Quer você aceite, quer não, o conversor funciona exatamente do mesmo jeito.',
    accept: 'Aceitar',
    reject: 'Recusar',
    more: 'Ler a política de privacidade',
  },
  not_found: {
    title: 'Ops! Página não encontrada',
    text: 'Não há nada neste endereço. Talvez a página tenha mudado de lugar ou o link tenha um erro de digitação.',
    link: 'Voltar ao início',
  },
  ...pairs,
} satisfies Translation<typeof en>;
