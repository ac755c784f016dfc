import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/parts/text-pages.ts';

/** API page, imprint and privacy notice. Loaded on those pages only. */
export default {
  api: {
    title: 'API',
    subtitle:
      'Seus programas podem converter imagens assim como este site, com uma única chamada ao seu próprio servidor. O conversor é software livre sob a licença MIT.',
    description:
      'Converta HEIC, TIFF, PDF e fotos RAW a partir dos seus programas: rode seu próprio servidor e faça uma única chamada. Com exemplos em curl, JavaScript e Python.',
    keywords:
      'API para converter imagens, API HEIC para JPG, conversor de imagens auto-hospedado, API REST, curl, JavaScript, Python',
    copy: 'Copiar',
    copied: 'Copiado',
    own: {
      title: 'Rode seu próprio servidor',
      code: 'Terminal',
      text: 'Você só precisa do código-fonte, do Node.js 20 ou superior e do npm. A API para programas fica desativada até você definir pelo menos uma chave. Mantenha a chave em segredo: quem a tiver pode usar seu servidor.',
      more: 'A pasta “docs” do código-fonte explica todas as configurações e como rodar o servidor com Docker, Kubernetes, PostgreSQL e S3.',
    },
    one: {
      title: 'Converta um arquivo com uma única chamada',
      text: 'Envie um formulário cuja última parte, “{file}”, seja o arquivo. Você recebe a imagem, e o cabeçalho {report} diz como ela foi feita. Várias imagens, como as páginas de um PDF, vêm em um ZIP.',
      deleted:
        'O arquivo enviado é apagado antes que a imagem seja devolvida. Nem o nome dele nem o resultado são armazenados.',
      reads: 'Formatos de entrada',
      writes: 'Formatos de saída',
      options: 'Opções',
      options_text:
        'Informe o formato de destino em “target_format”; sem ele, você recebe um JPG. Cada opção pode ser um campo próprio, ou o campo “options” traz várias em JSON. O documento OpenAPI mostra quais valores cada opção aceita.',
    },
    limits: {
      title: 'Limites',
      size: 'Tamanho máximo do arquivo',
      at_once: 'Conversões simultâneas por chave',
      per_minute: 'Chamadas por minuto e por chave',
      pages: 'Páginas de um arquivo por chamada',
      text: 'Os três primeiros são os valores padrão; no seu servidor, você pode mudá-los nas configurações.',
    },
    errors: {
      title: 'Erros',
      text: 'Todo erro é um JSON com código, mensagem e ID da requisição. Nos erros 429 e 503, o cabeçalho Retry-After diz quantos segundos esperar.',
    },
    pages: {
      title: 'As chamadas que este site faz',
      text: 'Quando este site converte um arquivo no servidor dele, usa estas chamadas. Cada uma leva a chave pública do site no cabeçalho {header}. Várias imagens vêm uma após a outra; o cabeçalho {parts} diz onde cada uma termina.',
      steps: [
        'Anuncia o arquivo e reserva uma vaga. A resposta traz o ID da tarefa.',
        'Envia o arquivo, uma única vez.',
        'Avisa que o envio terminou.',
        'Converte o arquivo e responde com a imagem, uma única vez. O arquivo enviado é apagado.',
        'Registra as conversões feitas no navegador.',
        'Cancela uma tarefa e apaga na hora o arquivo enviado.',
      ],
      openapi: 'Documento OpenAPI deste servidor',
    },
  },
  operator: {
    unset: 'Ainda não informado. O responsável pelo site precisa preencher a configuração {setting}.',
    email: 'E-mail:',
  },
  impress: {
    title: 'Aviso legal',
    description:
      'Quem mantém este conversor de imagens, como entrar em contato e quais são as regras sobre responsabilidade e direitos autorais.',
    keywords: 'aviso legal, informações legais, responsável pelo site, contato, conversor de imagens',
    operator_title: 'Responsável por este site',
    operator_note: 'Informações conforme o §\u00a05 da lei alemã de serviços digitais (Digitale-Dienste-Gesetz, DDG)',
    contact_title: 'Contato',
    sections: [
      {
        title: 'Responsabilidade pelo conteúdo',
        text: 'Escrevemos e conferimos o conteúdo destas páginas com cuidado, mas não podemos garantir que ele esteja sempre completo, correto e atualizado. O conversor é gratuito e oferecido no estado em que se encontra: guarde os originais até conferir os resultados. A responsabilidade prevista em lei, em especial por dolo e culpa grave, permanece inalterada.',
      },
      {
        title: 'Responsabilidade por links',
        text: 'Não temos influência sobre o conteúdo das páginas de terceiros indicadas por links; a responsabilidade é de quem as mantém. Ao criar os links, não encontramos nada de ilícito. Se soubermos de alguma infração, removeremos o link imediatamente.',
      },
      {
        title: 'Direitos autorais',
        text: 'Os textos e o design destas páginas são protegidos por direitos autorais. Suas imagens continuam sendo suas: ao convertê-las, você não nos concede direito algum sobre elas.',
      },
    ],
    software: {
      title: 'Software de terceiros',
      text: 'O conversor inclui software livre de terceiros, como libheif e libde265 (GNU LGPL).',
      link: 'Licenças e avisos',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    description:
      'O que acontece com suas imagens e seus dados neste conversor de imagens: em resumo, o mínimo possível.',
    keywords: 'política de privacidade, proteção de dados, RGPD, GDPR, cookies, conversor de imagens, sem upload',
    intro: {
      with_server:
        'Esta política explica quais dados este site trata, por que motivo e o que você pode fazer a respeito. Em poucas palavras: PNG, JPG, WebP e a maioria dos outros formatos são convertidos no seu dispositivo; HEIC, TIFF, RAW de câmera, PDF e AI (Illustrator), no nosso servidor, a menos que você prefira o navegador. Não ficamos com nenhuma imagem, e ninguém precisa saber quem você é.',
      without_server:
        'Esta política explica quais dados este site trata, por que motivo e o que você pode fazer a respeito. Em poucas palavras: suas imagens são convertidas no seu dispositivo, e ninguém precisa saber quem você é.',
    },
    controller: {
      title: 'Quem é o responsável',
      text: 'Responsável pelo tratamento de dados neste site, nos termos do Regulamento Geral sobre a Proteção de Dados da União Europeia (RGPD, em inglês GDPR):',
    },
    file_uploads: {
      title: 'Seus arquivos',
      text: {
        with_server: [
          'PNG, JPG, WebP e todos os formatos que o próximo parágrafo não cita são convertidos no seu navegador: são lidos do seu dispositivo, convertidos ali mesmo e devolvidos a você como download. Eles não são enviados, e nós não os vemos nem os armazenamos.',
          'Arquivos HEIC, TIFF, RAW de câmera e PDF (também os do Illustrator que têm um PDF dentro) são enviados ao nosso servidor quando você clica no botão de converter, a menos que tenha escolhido “Converter neste navegador”. O arquivo enviado é apagado assim que a conversão termina, com ou sem sucesso; se a conexão cair antes disso, em até dois minutos; se o servidor cair nesse meio-tempo, em até dez minutos. O nome dele nem chega a ser armazenado. O resultado vai direto para você e nunca é armazenado. Se o servidor estiver indisponível ou ocupado, ou se a conversão falhar nele, o seu navegador converte o arquivo. A base legal é o nosso interesse legítimo em realizar a conversão que você pediu, nos termos do art.\u00a06º, nº\u00a01, alínea\u00a0f, do RGPD (GDPR).',
          'Os resultados ficam na memória da página aberta. Assim que você os remove ou sai do site, eles desaparecem. Na página de todos os formatos, porém, eles também ficam guardados no seu dispositivo; veja “Cookies e dados no seu dispositivo”.',
        ],
        without_server: [
          'A conversão acontece no seu navegador. Suas imagens são lidas do seu dispositivo, convertidas ali mesmo e devolvidas a você como download. Elas não são enviadas, e nós não as vemos nem as armazenamos.',
          'Os resultados ficam na memória da página aberta. Assim que você os remove ou sai do site, eles desaparecem. Na página de todos os formatos, porém, eles também ficam guardados no seu dispositivo; veja “Cookies e dados no seu dispositivo”.',
        ],
      },
    },
    conversion_log: {
      title: 'Registro de conversões',
      entry:
        'Depois de cada conversão, no seu navegador ou no nosso servidor, guardamos um registro que nos mostra se o conversor funciona e para que é usado: os dois formatos, o tamanho do arquivo, se a conversão ocorreu no navegador ou no servidor, se deu certo, quando foi e quanto tempo levou, e como o seu navegador se identifica (user agent). O registro não contém nome de arquivo, endereço IP nem identificador algum. Depois de {days} dias, os registros são removidos; restam apenas totais diários, sem o user agent.',
      abuse:
        'Para evitar abusos, nosso servidor conta as solicitações que chegam de cada endereço IP; essas contagens ficam apenas por pouco tempo na memória. Enquanto um dos seus arquivos é convertido no nosso servidor, a tarefa também carrega um hash do seu endereço IP, calculado com uma chave que muda todos os dias, para que ninguém ocupe todas as vagas. Ele é removido quando a tarefa termina. A base legal, nos dois casos, é o nosso interesse legítimo em um serviço que funcione, nos termos do art.\u00a06º, nº\u00a01, alínea\u00a0f, do RGPD (GDPR).',
    },
    technical_data: {
      title: 'Dados técnicos',
      text: 'Quando você abre uma página, seu navegador envia dados técnicos necessários para entregá-la: seu endereço IP, o horário, o endereço solicitado e informações sobre o navegador. O software deste site não grava seu endereço IP nos próprios registros (logs). A base legal é o nosso interesse legítimo em oferecer o site com segurança, nos termos do art.\u00a06º, nº\u00a01, alínea\u00a0f, do RGPD (GDPR).',
    },
    hosting: {
      title: 'Hospedagem',
      text: 'Este site está hospedado em servidores do provedor indicado a seguir, que trata os dados técnicos em nosso nome e pode mantê-los por pouco tempo em registros próprios: {provider}',
    },
    analytics: {
      title: 'Estatísticas',
      on: 'Se você concordar, usamos {name} para contar as visitas e saber quais páginas são úteis. O script só é carregado depois do seu consentimento. A base legal é o seu consentimento, nos termos do art.\u00a06º, nº\u00a01, alínea\u00a0a, do RGPD (GDPR). Você pode retirá-lo a qualquer momento em “Preferências de cookies”, no rodapé de todas as páginas.',
      off: 'Não usamos nenhuma ferramenta de análise. Ninguém conta os seus cliques.',
    },
    advertising: {
      title: 'Parceiros de publicidade',
      on: 'Se você concordar, {name} exibe anúncios neste site. Só então o script correspondente é carregado; a partir daí, ele pode ler seu endereço IP, gravar cookies e usá-los para escolher e medir anúncios. A base legal é o seu consentimento, nos termos do art.\u00a06º, nº\u00a01, alínea\u00a0a, do RGPD (GDPR). Você pode retirá-lo a qualquer momento em “Preferências de cookies”, no rodapé de todas as páginas.',
      off: 'Não trabalhamos com nenhuma rede de publicidade. Os espaços marcados como publicidade estão vazios e não carregam nenhum conteúdo de terceiros.',
    },
    donations: {
      title: 'Doações',
      on: 'O botão de doação é um simples link para um site externo ({url}). Nada é enviado para lá antes de você clicar; depois do clique, vale a política de privacidade daquele site.',
      off: 'Não há botão de doação neste site.',
    },
    cookies: {
      title: 'Cookies e dados no seu dispositivo',
      on: 'Sem o seu consentimento, nenhum cookie é gravado. A sua decisão fica guardada no armazenamento local do navegador, para não precisarmos perguntar de novo, e não contém nenhum identificador. Os cookies dos parceiros citados acima só são gravados depois que você concorda. Se você retirar o consentimento, removemos os scripts deles, além dos cookies e dados que tenham deixado neste site, e não pedimos mais nada a eles; o código que já está em execução termina de vez quando a página for carregada novamente.',
      off: 'Não usamos cookies e, por isso, não precisamos pedir o seu consentimento.',
      choice:
        'Se você escolher “Converter neste navegador”, o navegador guarda essa escolha no armazenamento local até você mudá-la. Ela não contém nenhum identificador.',
      options:
        'O que você mudar em “Opções” também fica guardado no armazenamento local do navegador, até você voltar ao padrão, e suas predefinições, até você excluí-las. Esses dados dizem apenas como as imagens devem ser salvas.',
      kept: 'Para que este site funcione também sem conexão, o navegador guarda as páginas e partes do conversor no seu dispositivo. O que você baixou para todos os formatos pode ser removido em “Usar offline”, no rodapé de todas as páginas; nas configurações do navegador, você pode apagar tudo. Nada disso contém identificadores nem diz nada sobre você. As imagens que outro programa compartilha com este site são recebidas pelo navegador e entregues à página; não são enviadas a lugar nenhum.',
      batch:
        'Na página de todos os formatos, o navegador também guarda seus arquivos e resultados no seu dispositivo até você limpar a lista, para você poder continuar em caso de falha. O que tiver mais de um dia é apagado na sua próxima visita a este site. Você pode desativar isso naquela página; nesse caso, tudo o que foi guardado é apagado na hora, e o navegador só lembra que isso está desativado.',
    },
    rights: {
      title: 'Seus direitos',
      text: 'Você tem o direito de acessar os seus dados, de pedir que sejam corrigidos ou apagados, de pedir a limitação do tratamento e a portabilidade, além do direito de se opor ao tratamento. Se você tiver dado algum consentimento, pode retirá-lo a qualquer momento; isso não afeta a licitude do tratamento feito até então. Você também pode apresentar uma reclamação a uma autoridade de proteção de dados, por exemplo, à do lugar onde mora.',
    },
    ssl: {
      title: 'Criptografia',
      text: 'Em conexões HTTPS, tudo o que circula entre o seu navegador e este site é criptografado (SSL/TLS). Nesse caso, o endereço da página começa com “https://”.',
    },
    changes: {
      title: 'Alterações nesta política',
      text: 'Quando o site ou a lei muda, atualizamos esta política. Vale sempre a versão publicada nesta página.',
    },
  },
} satisfies Translation<typeof en>;
