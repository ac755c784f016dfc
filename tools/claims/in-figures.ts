import type { Claim } from './claim.ts';

/** Claims with figures, both our own and published ones. */
export const inFigures: readonly Claim[] = [
  {
    id: 'measured time',
    says: {
      de: /^schnell$|(meist unter 1\sSekunde|typische Dauer).*?\{seconds\}\ss.*\{megapixels\}.*/,
      en: /^fast$|(typically under 1\ssecond|typical time).*?\{seconds\}\ss.*\{megapixels\}.*/,
      es: /^rápido$|(normalmente en menos de 1\ssegundo|duración típica).*?\{seconds\}\ss.*\{megapixels\}.*/,
      pt: /^rápido$|(em geral, menos de 1\ssegundo|tempo típico).*?\{seconds\}\ss.*\{megapixels\}.*/,
    },
    evidence: [
      { figures: 'milliseconds' },
      {
        test: 'is called under a second only when it is, also after rounding',
        file: 'apps/web/src/claims/claims.test.ts',
      },
    ],
  },
  {
    id: 'in moments',
    says: {
      de: /schon hast du es als JPG/,
      en: /in moments/,
      es: /en un momento/,
      pt: /em um instante/,
    },
    evidence: [{ figures: 'milliseconds' }],
  },
  {
    id: 'measured saving',
    says: {
      de: /in unserer eigenen Messung mit diesem Konverter .*\.$/,
      en: /in our own measurement with this converter,.*\.$/,
      es: /en nuestra propia medición con este conversor,.*\.$/,
      pt: /na nossa própria medição com este conversor,.*\.$/,
    },
    evidence: [
      { figures: 'savings' },
      { test: 'of %d is told as %d, never as more than it was', file: 'apps/web/src/claims/claims.test.ts' },
    ],
  },
  {
    id: 'published saving of WebP over JPG',
    says: {
      de: /Google.*?25 bis 34\s%/,
      en: /Google’s.*?25 to 34%/,
      es: /Google.*?25\s%.*?34\s%/,
      pt: /Google.*?25%.*?34%/,
    },
    evidence: [{ published: 'https://developers.google.com/speed/webp/docs/webp_study' }],
  },
  {
    id: 'published saving of lossless WebP over PNG',
    says: {
      de: /verlustfrei gespeichert .*Google 26\s% kleiner/,
      en: /lossless WebP files are 26% smaller than PNGs in Google’s/,
      es: /sin pérdida, los WebP pesan un 26\s% menos .*Google/,
      pt: /sem perda nenhuma, arquivos WebP são 26% menores .*Google/,
    },
    evidence: [{ published: 'https://developers.google.com/speed/webp' }],
  },
  {
    id: 'a photo is far smaller as JPG or WebP than as PNG',
    says: {
      de: /schrumpfen Fotos noch viel stärker|Fotos werden deutlich kleiner/,
      en: /photos shrink far more|photo files get much smaller/,
      es: /las fotos (se reducen mucho más|pesan mucho menos)/,
      pt: /as fotos (encolhem muito mais|ficam bem mais leves)/,
    },
    evidence: [
      { test: 'a photo is far smaller as JPG or WebP than as PNG', file: 'e2e/tests/claims.spec.ts' },
      { figures: 'savings' },
    ],
  },
  {
    id: 'five files at once, in one ZIP',
    says: {
      de: /bis zu (5|fünf)|fünf auf einmal/,
      en: /up to (5|five)|five at a time/,
      es: /hasta (5|cinco)/,
      pt: /até (5|cinco)|cinco de uma vez/,
    },
    evidence: [
      {
        test: 'converts five at once, names collide and are numbered, and all come in one ZIP',
        file: 'e2e/tests/converter.spec.ts',
      },
    ],
  },
  {
    id: 'the visitor’s own figures',
    says: {
      de: /^\{percent\}\s% (kleiner|größer)$|^\{seconds\}\ss$/,
      en: /^\{percent\}% (smaller|larger)$|^\{seconds\}\ss$/,
      es: /^\{percent\}\s% más (pequeño|grande)$|^\{seconds\}\ss$/,
      pt: /^\{percent\}% (menor|maior)$|^\{seconds\}\ss$/,
    },
    evidence: [
      {
        test: 'converts a picture on white, shows what became of it, and hands it over',
        file: 'e2e/tests/converter.spec.ts',
      },
    ],
  },
];
