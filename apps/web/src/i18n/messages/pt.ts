import type { Translation } from '../translation.ts';
import type en from './en.ts';

export default {
  language: 'pt',
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
      'Quem converte seus arquivos PNG, JPG e WebP é o seu próprio navegador: eles nunca saem do seu dispositivo. Sem cadastro, sem marca-d’água.',
    description_server:
      'Quem converte seus arquivos PNG, JPG e WebP é o seu próprio navegador: eles nunca saem do seu dispositivo. HEIC e TIFF são convertidos no nosso servidor ou, se você preferir, no seu navegador. Sem cadastro, sem marca-d’água.',
  },
  upload: {
    title: 'Escolha seus arquivos',
    subtitle: 'Até {count} arquivos {format}, com até {size}\u00a0MB cada',
    drag_active: 'Solte para adicionar os arquivos',
    drag_inactive: 'Arraste arquivos {format} para cá ou clique para escolher',
    max_files: 'Limite de {count} arquivos atingido',
    file_count: '({count}/{max})',
    needs_script: 'Para converter, é preciso JavaScript, que está desativado aqui. Ative-o e recarregue a página.',
    single_title: 'Escolha sua imagem',
    single_subtitle: '{formats}, até {size}\u00a0MB',
    single_drag_inactive: 'Arraste uma imagem para cá ou clique para escolher',
    anywhere: 'Você também pode soltar ou colar em qualquer lugar da página.',
    tap: 'Toque para escolher arquivos {format}',
    single_tap: 'Toque para escolher uma imagem',
    single_result: 'Ela vira um JPG. Um JPG volta sem alterações.',
    add_more: 'Adicionar mais arquivos',
    single_another: 'Escolher outra imagem',
  },
  conversion: {
    selected_files: 'Arquivos selecionados',
    converting: 'Convertendo…',
    still_converting: 'Ainda convertendo: comprimir uma imagem grande leva alguns segundos',
    convert_all: 'Converter tudo',
    download_all: 'Baixar tudo',
    download_joined: 'Baixar em um único PDF',
    uploading: 'Enviando: {percent}%',
    server_converting: 'Nosso servidor está convertendo',
    receiving: 'Recebendo o resultado',
    browser_tag: 'No seu navegador',
    server_tag: 'No nosso servidor',
    prefer_client: 'Converter neste navegador',
    prefer_server: 'Converter no servidor',
    server_note:
      'Nada é enviado antes de você clicar no botão. O arquivo é apagado do servidor logo após a conversão ou, se a conexão cair antes, em até dois minutos.',
    success_title: 'Conversão concluída!',
    success_description: '{filename} foi convertido para {format}.',
    error_title: 'A conversão falhou',
    error_description: 'Não foi possível converter {filename}.',
    files_added_title: { one: 'Arquivo adicionado', other: 'Arquivos adicionados' },
    files_added_description: {
      one: '{count} arquivo pronto para converter',
      other: '{count} arquivos prontos para converter',
    },
    single_success_description: 'Seu arquivo {file} foi convertido para JPG.',
    single_error_description: 'Algo deu errado na conversão. Tente novamente.',
    single_error_final: 'Algo deu errado na conversão.',
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
    more_frames_description: '{filename} tem {count} páginas ou quadros. Só a primeira imagem foi convertida.',
    first_of_many: 'Só a primeira de {count} páginas ou quadros',
    all_pages: '{count} páginas',
    some_pages: '{converted} de {count} páginas',
    unchanged: 'Já é um {format}, sem alterações',
    unchanged_title: 'Já é um {format}',
    unchanged_description: '{filename} já é um {format}. Você o recebe de volta sem alterações.',
    zip_failed_title: 'Não foi possível criar o ZIP',
    pdf_failed_title: 'Não foi possível criar o PDF',
    offered_title: 'Conversões disponíveis',
    offered: '{from} → {to} ({mode})',
    mode_browser: 'Navegador',
    mode_server: 'Servidor',
  },
  rejections: {
    title: 'Arquivo não adicionado',
    title_several: 'Arquivos não adicionados',
    empty: '{filename} está vazio.',
    too_large: '{filename} tem mais de {size}\u00a0MB.',
    too_many: {
      zero: '{filename} ficou de fora: não cabem mais arquivos.',
      one: '{filename} ficou de fora: só cabia mais um arquivo.',
      other: '{filename} ficou de fora: só cabiam mais {count} arquivos.',
    },
    one_at_a_time: '{filename} ficou de fora: aqui se converte um arquivo por vez.',
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
    CODEC_UNAVAILABLE: 'Não foi possível carregar uma parte do conversor. Verifique a conexão e tente novamente.',
    ABORTED: 'Conversão cancelada.',
  },
  obstacles: {
    compression: 'Este arquivo {format} está comprimido com {name}, um método que não é compatível.',
    UNKNOWN_COMPRESSION: 'Este arquivo {format} está comprimido com um método que não é compatível.',
    NO_MERGED_PICTURE:
      'Este arquivo {format} contém apenas camadas e nenhuma imagem com todas elas mescladas. Salve-o de novo com essa imagem.',
    PASSWORD: 'Este arquivo {format} está protegido por uma senha.',
    NO_STILL_PICTURE: 'Este arquivo {format} contém apenas imagens em movimento e nenhuma fixa.',
    NO_SUCH_PAGE: 'Este arquivo {format} não tem as páginas que você pediu.',
    PAGE_TOO_LARGE:
      'Uma página deste arquivo {format} teria pixels demais nesta resolução. Escolha menos pontos por polegada (dpi).',
    FOREIGN_OBJECT: 'Este arquivo {format} contém partes de uma página da web (foreignObject), o que não é compatível.',
    LINKED_FILES:
      'Este arquivo {format} mostra imagens que não estão nele. Não baixamos nada: salve-o com as imagens incorporadas.',
  },
  notices: {
    close: 'Fechar',
    retry: 'Tentar de novo',
    load_failed_title: 'Não foi possível carregar a página',
    load_failed_description: 'Seus arquivos e resultados continuam aqui. Verifique a conexão e tente novamente.',
    outdated_description:
      'O site foi atualizado desde que você o abriu. Seus arquivos e resultados continuam aqui: salve o que precisar e recarregue a página.',
    load_afresh: 'Recarregar a página',
  },
  features: {
    title: 'O que você pode esperar',
    items: [
      {
        title: 'Suas imagens são só suas',
        text: {
          with_server:
            'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo: nem um byte deles sai dali. HEIC, TIFF, RAW e PDF são apagados do nosso servidor logo após a conversão e, se você escolher o navegador, nem chegam a ser enviados.',
          without_server: 'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo. Nem um byte sai dali.',
        },
      },
      {
        title: 'Na posição e nas cores certas',
        text: 'Fotos de celular que aparecem deitadas ficam em pé de uma vez por todas, cores de gama ampla são adaptadas a qualquer tela e a transparência é mantida sempre que o novo formato permite.',
      },
      {
        title: 'É só abrir e usar',
        text: {
          with_server:
            'Nada para instalar, nenhuma conta para criar. Quase todo o trabalho fica com o seu próprio dispositivo, que também assume quando o nosso servidor está ocupado.',
          without_server:
            'Nada para instalar, nenhuma conta para criar. Todo o trabalho fica com o seu próprio dispositivo.',
        },
      },
      {
        title: 'Vários de uma vez',
        text: 'Em páginas como “JPG para PNG”, você converte até cinco arquivos de uma só vez; em outras, como “HEIC para JPG”, até vinte. Depois, baixa tudo em um único ZIP.',
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
      support: 'Onde abre',
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
    same: 'Escolha dois formatos diferentes',
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
    your_choice: 'Servidor ou navegador: você escolhe',
    privacy: 'Privado',
    free: 'Grátis',
    note: 'Sem upload: para PNG, JPG e WebP, isso vale sempre.',
    note_server:
      'PNG, JPG e WebP nunca são enviados. HEIC e TIFF são convertidos no nosso servidor, a menos que você escolha o navegador, e apagados dele logo em seguida.',
    note_own: 'Os arquivos {format} são convertidos pelo seu navegador, sem upload.',
    note_own_server:
      'Os arquivos {format} são convertidos no nosso servidor, a menos que você escolha o navegador, e apagados dele logo em seguida.',
  },
  measured: {
    time: 'Tempo típico: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, medido no {browser} com {cores}\u00a0núcleos de processador.',
    time_under_a_second:
      'Em geral, menos de 1\u00a0segundo: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, segundo nossa medição no {browser} com {cores}\u00a0núcleos de processador.',
    saving:
      'Na nossa própria medição com este conversor, metade de {files} arquivos {format} ficou pelo menos {half} menor e um quarto, pelo menos {quarter}; {larger} ficaram maiores.',
    saving_of_a_quarter:
      'Na nossa própria medição com este conversor, {larger} de {files} arquivos {format} ficaram maiores; um quarto ficou pelo menos {quarter} menor.',
  },
  ads: { label: 'Publicidade' },
  consent: {
    title: 'Cookies: você decide',
    ads: 'Anúncios via {name} mantêm este conversor gratuito.',
    analytics: 'Com {name}, contamos as visitas e vemos o que melhorar.',
    text: 'Nada disso é carregado sem o seu consentimento; se você concordar, cookies podem ser gravados. Quer você aceite, quer não, o conversor funciona exatamente do mesmo jeito.',
    accept: 'Aceitar',
    reject: 'Recusar',
    accept_all: 'Aceitar tudo',
    reject_all: 'Recusar tudo',
    choose: 'Escolher',
    save: 'Salvar escolha',
    ads_switch: 'Anúncios via {name}',
    analytics_switch: 'Contagem de visitas com {name}',
    withdrawal:
      'Se você retirar o consentimento, nada mais é carregado; o que já está em execução termina de vez quando a página for carregada novamente.',
    more: 'Ler a política de privacidade',
  },
  not_found: {
    title: 'Ops! Página não encontrada',
    text: 'Não há nada neste endereço. Talvez a página tenha mudado de lugar ou o link tenha um erro de digitação.',
    link: 'Voltar ao início',
  },
} satisfies Translation<typeof en>;
