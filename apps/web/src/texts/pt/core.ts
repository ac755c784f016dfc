import type { Translation } from '../../i18n/translation.ts';
import type en from '../en/core.ts';

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
    all_formats: 'Todos os formatos',
    any_number: 'Todos os formatos e quantos arquivos quiser',
    conversions: 'Conversões',
    to: 'Para {format}',
  },
  hero: {
    title: 'Converta PNG, JPG e WebP sem upload',
    subtitle: 'PNG, JPG e WebP entre si; HEIC e TIFF para JPG',
    description:
      'Seus arquivos PNG, JPG e WebP são convertidos no seu próprio navegador e nunca saem do seu dispositivo. Sem cadastro, sem marca-d’água.',
    description_server:
      'Seus arquivos PNG, JPG e WebP são convertidos no seu próprio navegador e nunca saem do seu dispositivo. HEIC e TIFF são convertidos no nosso servidor ou, se você preferir, no seu navegador. Sem cadastro, sem marca-d’água.',
  },
  upload: {
    options: 'Opções',
    title: 'Escolha seus arquivos',
    subtitle: 'Até {count} arquivos {format}, com até {size}\u00a0MB cada',
    drag_active: 'Solte para adicionar os arquivos',
    drag_inactive: 'Arraste arquivos {format} para cá ou clique para escolher',
    max_files: 'Máximo de {count} arquivos',
    file_count: '({count}/{max})',
    needs_script: 'Para converter, é preciso JavaScript, que está desativado aqui. Ative-o e recarregue a página.',
    drop: 'Arraste arquivos {format} para cá',
    choose: 'Escolher arquivos {format}',
    anywhere: 'ou solte ou cole os arquivos em qualquer lugar desta página',
    room: 'cabem mais {number}',
    single_title: 'Escolher uma imagem',
    single_subtitle: '{formats}, até {size}\u00a0MB',
    single_drop: 'Arraste uma imagem para cá',
    single_drag_active: 'Solte para adicionar o arquivo',
    single_anywhere: 'ou solte ou cole a imagem em qualquer lugar desta página',
    single_result: 'A imagem é salva como JPG. Arquivos JPG ficam como estão.',
    single_result_other: 'A imagem é salva como {format}.',
    add_more: 'Adicionar mais arquivos',
    single_another: 'Escolher outra imagem',
    samples: 'Nenhuma imagem à mão? Experimente uma destas:',
  },
  offered: {
    title: 'Conversões disponíveis',
    in_browser: 'Navegador',
    on_server: 'Servidor',
    only_online: 'só com conexão',
  },
  notices: {
    close: 'Fechar',
    more: { one: '… e mais {count}.', other: '… e mais {count}.' },
    retry: 'Tentar de novo',
    offline_title: 'Você está offline',
    offline:
      'Você pode continuar: a maioria dos PNG, JPG e WebP é convertida como sempre, assim como os formatos cujo conversor já está neste dispositivo. Os demais precisam de conexão uma vez.',
    load_failed_title: 'Não foi possível carregar a página',
    load_failed_description: 'Seus arquivos e resultados continuam aqui. Verifique a conexão e tente novamente.',
    part_failed: 'Não foi possível carregar uma parte do conversor. Verifique a conexão e tente novamente.',
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
            'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo: nem um byte deles sai dali. HEIC, TIFF, RAW, PDF e AI são apagados do nosso servidor logo após a conversão e, se você escolher o navegador, nem chegam a ser enviados.',
          without_server: 'PNG, JPG e WebP são lidos, convertidos e salvos no seu dispositivo. Nem um byte sai dali.',
        },
      },
      {
        title: 'Na posição e nas cores certas',
        text: 'Fotos de celular que aparecem deitadas são giradas para a posição certa, cores de gama ampla são adaptadas a qualquer tela e a transparência é mantida sempre que o novo formato permite.',
      },
      {
        title: 'É só abrir e usar',
        text: {
          with_server:
            'Nada para instalar, nenhuma conta para criar. Seu dispositivo faz quase todo o trabalho e também assume quando o nosso servidor está ocupado.',
          without_server: 'Nada para instalar, nenhuma conta para criar. Seu dispositivo faz todo o trabalho.',
        },
      },
      {
        title: 'Vários de uma vez',
        text: 'Páginas como “JPG para PNG” aceitam até cinco arquivos; outras, como “HEIC para JPG”, até vinte; “Todos os formatos”, quantos quiser. Depois, você baixa tudo em um único ZIP.',
      },
      {
        title: 'Você decide e confere',
        text: 'Nas opções, você escolhe a qualidade, o tamanho em pixels ou megabytes e os metadados que ficam; a visão de antes e depois mostra a diferença, e os detalhes de cada arquivo listam tudo o que foi feito.',
      },
      {
        title: 'Também offline',
        text: 'Depois da primeira visita, a maioria dos arquivos PNG, JPG e WebP também é convertida offline; “Usar offline”, no rodapé da página, acrescenta todos os outros formatos.',
      },
    ],
  },
  how_it_works: {
    title: 'Como funciona',
    steps: [
      { title: 'Escolha', text: 'Arraste para a página ou escolha no seu dispositivo.' },
      {
        title: 'Converta',
        text: {
          with_server: 'Clique no botão. A página mostra onde a conversão acontece.',
          without_server: 'Clique no botão. O navegador faz o resto.',
        },
      },
      { title: 'Salve', text: 'Baixe o resultado, ou vários juntos em um ZIP.' },
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
  related: { title: 'Mais conversões' },
  pair_headings: {
    title: '{from} para {to}',
    why_convert: 'Por que converter {from} para {to}?',
    when_use: 'Quando o {to} é a melhor escolha?',
    difference: '{both}: qual é a diferença?',
  },
  format_selector: {
    title: 'De quais formatos você precisa?',
    from: 'De',
    to: 'Para',
    go: 'Ir para o conversor',
    hint: 'Escolha os dois formatos',
    same: 'Escolha dois formatos diferentes',
    more: 'Mais de {number} formatos para escolher',
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
    api: 'API',
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
    note: 'Arquivos PNG, JPG e WebP nunca são enviados.',
    note_server:
      'PNG, JPG e WebP nunca são enviados. HEIC e TIFF são convertidos no nosso servidor e apagados logo em seguida; se você escolher o navegador, nem são enviados.',
    note_own: 'Os arquivos {format} são convertidos pelo seu navegador, sem upload.',
    note_own_server:
      'Os arquivos {format} são convertidos no nosso servidor e apagados logo em seguida; se você escolher o navegador, nem são enviados.',
  },
  measured: {
    time: 'Tempo típico: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, medido no {browser} com {cores}\u00a0núcleos de processador.',
    time_under_a_second:
      'Em geral, menos de 1\u00a0segundo: {seconds}\u00a0s para uma imagem de {megapixels}\u00a0megapixels, medido no {browser} com {cores}\u00a0núcleos de processador.',
    saving:
      'Na nossa própria medição com a opção “Parece igual”, metade de {files} arquivos {format} ficou pelo menos {half} menor e um quarto, pelo menos {quarter}; {larger} ficaram maiores.',
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
      'Se você retirar o consentimento, nada mais é carregado; o que já está em execução termina quando a página for carregada novamente.',
    more: 'Ler a política de privacidade',
  },
  not_found: {
    title: 'Ops! Página não encontrada',
    text: 'Não há nada neste endereço. Talvez a página tenha mudado de lugar ou o link tenha um erro de digitação.',
    link: 'Voltar ao início',
  },
} satisfies Translation<typeof en>;
