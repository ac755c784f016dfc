import type { Claim } from './claim.ts';

const claimsSpec = 'e2e/tests/claims.spec.ts';

/** What a visitor does not have to give. */
export const costsNothing: readonly Claim[] = [
  {
    id: 'free',
    says: {
      de: /kostenlos|gratis/,
      en: /\bfree\b|no cost/,
      es: /gratis/,
      pt: /grátis|de graça|gratuito/,
    },
    evidence: [{ test: 'no page asks for money, an account or a name', file: claimsSpec }],
  },
  {
    id: 'no account',
    says: {
      de: /ohne (Anmeldung|Konto)|kein Konto|dich nirgends anmelden|muss dafür niemand wissen|niemand muss wissen, wer du bist/,
      en: /no account|no sign-up|without an account|nothing to sign up for|nobody needs to know who you are/,
      es: /sin cuenta|sin registro|ni cuenta que crear|ni necesitamos saber quién eres|nadie necesita saber quién eres/,
      pt: /sem cadastro|nenhuma conta para criar|ninguém precisa saber quem você é/,
    },
    evidence: [{ test: 'no page asks for money, an account or a name', file: claimsSpec }],
  },
  {
    id: 'nothing to install',
    says: {
      de: /nichts installieren/,
      en: /nothing to install/,
      es: /nada que instalar/,
      pt: /nada para instalar/,
    },
    evidence: [
      {
        test: 'converts a picture on white, shows what became of it, and hands it over',
        file: 'e2e/tests/converter.spec.ts',
      },
      { test: 'the single converter makes a JPG of …, in German', file: 'e2e/firefox/converter.spec.ts' },
    ],
  },
  {
    id: 'no watermark',
    says: { de: /kein Wasserzeichen/, en: /no watermark/, es: /sin marca de agua/, pt: /sem marca-d’água/ },
    evidence: [
      { test: '… comes out upright, its first frame, in every target', file: 'e2e/tests/fixtures.spec.ts' },
      { test: '… (…, …)', file: 'e2e/tests/corpus.spec.ts' },
    ],
  },
  {
    id: 'the browser takes over when the server is busy',
    says: {
      de: /springt auch ein, wenn unser Server ausgelastet ist/,
      en: /takes over whenever our server is busy/,
      es: /toma el relevo cuando nuestro servidor está ocupado/,
      pt: /assume quando o nosso servidor está ocupado/,
    },
    evidence: [
      {
        test: 'when "…" is …, the browser finishes the job and every label says so',
        file: 'e2e/tests/server-mode.spec.ts',
      },
      { test: 'never meets the server', file: 'apps/web/src/converter/convert-file.test.ts' },
    ],
  },
];
