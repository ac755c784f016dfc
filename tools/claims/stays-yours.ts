import type { Claim } from './claim.ts';

/** What happens to a visitor's pictures and data. */
export const staysYours: readonly Claim[] = [
  {
    id: 'PNG, JPG and WebP never leave the device',
    says: {
      de: /„Ohne Upload“ gilt bei PNG, JPG und WebP immer|ohne Upload|verlassen dein Gerät nie|kein einziges Byte davon verlässt dein Gerät|nie hochgeladen|ohne (es|sie) (hochzuladen|aus der Hand zu geben)|nicht hochgeladen; wir sehen sie nicht/,
      en: /no upload|never uploaded|never leave your device|not one byte of them is sent anywhere|without (uploading|handing it over to anyone)|not uploaded, and we neither see nor store/,
      es: /sin subir(lo|los)|sin subir archivos|nunca salen de tu dispositivo|no se envía ni un solo byte|nunca se suben|sin dejarla en manos de nadie|no se suben a ningún servidor, y nosotros ni las vemos/,
      pt: /sem upload: para PNG, JPG e WebP, isso vale sempre|sem (fazer )?upload|nunca saem do seu dispositivo|nem um byte|nunca são enviados|sem enviar nada a ninguém|não são enviadas, e nós não as vemos/,
    },
    evidence: [
      {
        test: 'works without a connection once the page is loaded, and sends nothing but a log row while it has one',
        file: 'e2e/tests/converter.spec.ts',
      },
      { test: 'never meets the server', file: 'apps/web/src/converter/convert-file.test.ts' },
      { test: '%s is converted where it should be', file: 'apps/web/src/mode/mode.test.ts' },
    ],
  },
  {
    id: 'ordinary files convert without a connection',
    says: {
      de: /bei gewöhnlichen Dateien sogar ohne Internetverbindung; manche brauchen/,
      en: /ordinary files convert even without a connection; some need/,
      es: /los archivos habituales se convierten incluso sin conexión; algunos necesitan/,
      pt: /os arquivos comuns são convertidos até sem internet; alguns precisam/,
    },
    evidence: [
      {
        test: 'works without a connection once the page is loaded, and sends nothing but a log row while it has one',
        file: 'e2e/tests/converter.spec.ts',
      },
      {
        test: '"Download all" needs no connection once the page has rested',
        file: 'e2e/tests/lost-connection.spec.ts',
      },
    ],
  },
  {
    id: 'HEIC and TIFF are not sent by those who choose their browser',
    says: {
      de: /gar nicht erst gesendet|werden auch sie nicht gesendet/,
      en: /never sent at all|they are not sent either/,
      es: /ni siquiera se envían|tampoco se (envían|suben)/,
      pt: /nem chegam a ser enviados|também não são enviados/,
    },
    evidence: [
      {
        test: 'with the choice of the browser nothing is sent at all, and the choice is remembered',
        file: 'e2e/tests/server-mode.spec.ts',
      },
    ],
  },
  {
    id: 'nothing is sent before the button is pressed',
    says: {
      de: /bevor du auf den Button klickst, wird nichts gesendet|an unseren Server gesendet, wenn du/,
      en: /nothing is sent before you press the button|sent to our server when you press/,
      es: /no se envía nada hasta que pulses|se envían a nuestro servidor cuando pulsas/,
      pt: /nada é enviado antes de você clicar|são enviad[ao]s ao nosso servidor quando você clica/,
    },
    evidence: [
      {
        test: 'a HEIC goes through the server, comes back as JPG, and nothing of it stays there',
        file: 'e2e/tests/server-mode.spec.ts',
      },
    ],
  },
  {
    id: 'uploads are deleted when their conversion ends',
    says: {
      de: /gleich nach der Konvertierung( wird die Datei vom Server)?( gelöscht)?|löscht (sie gleich danach|unser Server)|(werden|wird) gelöscht, sobald die Konvertierung beendet ist/,
      en: /deleted (there |from our server )?right after(wards| the conversion)|(are|is) deleted as soon as the conversion (has ended|ends)|we keep none of them/,
      es: /se borran? (de nuestro servidor |de él |del servidor )?justo después|se borran? en cuanto termina la conversión/,
      pt: /(é|são)? ?apagados? (do (nosso )?servidor |dele )?logo (após a conversão|em seguida)|(são apagados|é apagado) assim que a conversão termina/,
    },
    evidence: [
      { test: 'turn a TIFF into a JPG, and nothing of it stays', file: 'apps/server/src/routes/five-calls.test.ts' },
      { test: 'ends %s once, with nothing personal left', file: 'apps/server/src/database/jobs.contract.ts' },
      {
        test: 'a HEIC goes through the server, comes back as JPG, and nothing of it stays there',
        file: 'e2e/tests/server-mode.spec.ts',
      },
    ],
  },
  {
    id: 'what a broken connection left is deleted within two minutes',
    says: {
      de: /spätestens nach zwei Minuten/,
      en: /(they are deleted )?within two minutes/,
      es: /(se borran )?como máximo dos minutos después/,
      pt: /em até dois minutos/,
    },
    evidence: [
      {
        test: 'looks so often that nothing stays for two minutes, even if a sweeper dies over it',
        file: 'apps/server/src/jobs/sweeper.test.ts',
      },
      {
        test: 'expires what is due, deletes its object and erases its name',
        file: 'apps/server/src/database/sweep.contract.ts',
      },
    ],
  },
  {
    id: 'the name of an upload is not stored',
    says: {
      de: /Dateiname wird gar nicht erst gespeichert/,
      en: /Its file name is not stored at all/,
      es: /Su nombre no se guarda en ningún momento/,
      pt: /nem chega a ser armazenado/,
    },
    evidence: [
      {
        test: 'while jobs are completed, failed, uploaded and announced',
        file: 'apps/server/src/faults/file-names.test.ts',
      },
    ],
  },
  {
    id: 'no visitor takes up all slots',
    says: {
      de: /damit niemand alle Plätze belegen kann/,
      en: /so that no visitor can take up all the places/,
      es: /para que nadie pueda ocupar todas las plazas/,
      pt: /para que ninguém ocupe todas as vagas/,
    },
    evidence: [
      {
        test: 'that one visitor hoards cost another next to nothing',
        file: 'apps/server/src/faults/fair-slots.test.ts',
      },
    ],
  },
  {
    id: 'what a crash left is deleted within ten minutes',
    says: {
      de: /zehn Minuten/,
      en: /(they are deleted )?within ten minutes/,
      es: /como máximo diez minutos después/,
      pt: /em até dez minutos/,
    },
    evidence: [
      { test: 'while files are uploaded (%i)', file: 'apps/server/src/faults/killed-server.test.ts' },
      { test: 'while a picture is converted (%i)', file: 'apps/server/src/faults/killed-server.test.ts' },
      {
        test: 'expires what is due, deletes its object and erases its name',
        file: 'apps/server/src/database/sweep.contract.ts',
      },
    ],
  },
  {
    id: 'results are not stored',
    says: {
      de: /geht direkt an dich und wird nie gespeichert/,
      en: /handed straight to you and never stored/,
      es: /te llega directamente y nunca se guarda/,
      pt: /vai direto para você e nunca é armazenado/,
    },
    evidence: [
      { test: 'turn a TIFF into a JPG, and nothing of it stays', file: 'apps/server/src/routes/five-calls.test.ts' },
    ],
  },
  {
    id: 'the log knows nobody, and nobody who chose the browser is in it',
    says: {
      de: /Dateiname(,| und) IP-Adresse|entsteht kein Eintrag|schreibt deine IP-Adresse nicht/,
      en: /no file name, no IP address and no identifier|no entry is made|does not write your IP address/,
      es: /no contiene el nombre del archivo, ni tu dirección IP, ni ningún identificador|no se guarda ninguna anotación|no guarda tu dirección IP/,
      pt: /não contém nome de arquivo, endereço IP nem identificador algum|nenhum registro é feito|não grava seu endereço IP/,
    },
    evidence: [
      {
        test: 'logs nothing of a visitor, whether the calls go well or badly',
        file: 'apps/server/src/faults/private-logs.test.ts',
      },
      { test: 'keeps what it was given', file: 'apps/server/src/database/log.contract.ts' },
      { test: 'nothing is logged', file: 'apps/web/src/mode/mode.test.ts' },
    ],
  },
  {
    id: 'nobody is loaded, asked or told before the visitor agrees',
    says: {
      de: /nichts davon wird geladen, bevor du zustimmst|kein Cookie gesetzt|setzen keine Cookies|laden nichts von Dritten|wird nichts dorthin übertragen|funktioniert so oder so genau gleich/,
      en: /none of this loads unless you agree|no cookie is set|do not set any cookies|nothing from anyone|nothing is sent there before you click|nobody tracks|works exactly the same/,
      es: /nada de esto se carga|no se guarda ninguna cookie|no usamos cookies|no cargan nada de terceros|no se envía nada a ese sitio|nadie cuenta|funciona exactamente igual/,
      pt: /nada disso é carregado|nenhum cookie é gravado|não usamos cookies|não carregam nenhum conteúdo de terceiros|nada é enviado para lá|ninguém conta|funciona exatamente do mesmo/,
    },
    evidence: [
      {
        test: 'with nothing configured there is no question, no button, and no request to anyone',
        file: 'e2e/tests/consent.spec.ts',
      },
      {
        test: 'nothing is asked of them before the visitor decides, nor after a refusal, nor on later pages',
        file: 'e2e/tests/consent.spec.ts',
      },
    ],
  },
  {
    id: 'who withdraws consent hears no more of the partners',
    says: {
      de: /wird nichts mehr nachgeladen|rufen nichts mehr von ihnen ab/,
      en: /nothing new is loaded|ask them for nothing more/,
      es: /no se carga nada más|no les pedimos nada más/,
      pt: /nada mais é carregado|não pedimos mais nada a eles/,
    },
    evidence: [
      {
        test: 'the decision can be taken back from the footer, which silences them and keeps chosen files',
        file: 'e2e/tests/consent.spec.ts',
      },
    ],
  },
  {
    id: 'what the browser keeps holds no identifier',
    says: {
      de: /eine Kennung enthält der Eintrag nicht/,
      en: /contains no identifier/,
      es: /sin ningún identificador|no contiene ningún identificador/,
      pt: /não contém nenhum identificador/,
    },
    evidence: [{ test: 'what the browser keeps of a choice is the choice alone', file: 'e2e/tests/claims.spec.ts' }],
  },
  {
    id: 'private and secure',
    says: {
      de: /privat|^sicher$/,
      en: /private|^secure$/,
      es: /privado|^seguro$/,
      pt: /privado|^seguro$/,
    },
    evidence: [
      {
        test: 'sends the security headers with pages, assets, redirects and errors',
        file: 'e2e/tests/hosting.spec.ts',
      },
      {
        test: 'it reads no file but its code, writes none, starts no process and has no network',
        file: 'apps/server/src/decoding/child/confinement.test.ts',
      },
      {
        test: 'logs nothing of a visitor, whether the calls go well or badly',
        file: 'apps/server/src/faults/private-logs.test.ts',
      },
    ],
  },
];
