import type { Claim } from './claim.ts';

const fixtures = 'e2e/tests/fixtures.spec.ts';
const claimsSpec = 'e2e/tests/claims.spec.ts';

/** What a converted picture looks like. */
export const rightPictures: readonly Claim[] = [
  {
    id: 'the right way up',
    says: {
      de: /richtig herum/,
      en: /upright|right way up/,
      es: /orientación|enderezan/,
      pt: /orientação|em pé/,
    },
    evidence: [
      { test: 'all eight orientations come out as one picture', file: fixtures },
      { test: '%s shows the picture upright', file: 'apps/server/src/decoding/pool.corpus.test.ts' },
    ],
  },
  {
    id: 'the right colours',
    says: { de: /Farben(?! können)/, en: /colours/, es: /colores/, pt: /cores/ },
    evidence: [
      { test: 'display-p3-red.png has its colour in sRGB', file: fixtures },
      { test: 'cmyk.jpg has the colours of its profile', file: fixtures },
      { test: 'a TIFF in Display P3 comes out in sRGB', file: 'apps/server/src/decoding/pool.corpus.test.ts' },
    ],
  },
  {
    id: 'transparency is kept where the format has it',
    says: {
      de: /Transparenz (bleibt|behalten|inklusive|samt weichen Kanten bleibt)/,
      en: /transparency (is kept|survives|included|kept)/,
      es: /transparencia (se (conserva( siempre que el nuevo formato lo permite)?|mantiene)|incluida)/,
      pt: /transparência (é mantida( sempre que o novo formato permite)?|fica|continua)/,
    },
    evidence: [{ test: '… keeps its transparency in PNG and WebP', file: fixtures }],
  },
  {
    id: 'white behind what was transparent',
    says: { de: /weiß/, en: /white/, es: /blanc[oa]s?/, pt: /branc[oa]s?/ },
    evidence: [
      { test: '… lies on white in JPG, its edges blended', file: fixtures },
      { test: 'a transparent TIFF (%s) stands on white', file: 'apps/server/src/decoding/pool.corpus.test.ts' },
    ],
  },
  {
    id: 'PNG loses nothing',
    says: {
      de: /verlustfrei|jedes Pixel|Pixel für Pixel|PNG wirft nichts weg/,
      en: /lossless|(every|each) pixel|pixel by pixel|no further quality( loss)?|nothing (more is lost|away)/,
      es: /sin pérdidas?|cada píxel|ni un píxel menos|píxel a píxel|no (se pierde|descarta) nada/,
      pt: /sem (novas )?perdas|cada pixel|pixel por pixel|não joga nada fora|nada mais se perde|nem um detalhe a menos/,
    },
    evidence: [
      { test: 'a PNG holds every pixel and every level of transparency that its source showed', file: claimsSpec },
      { test: '… (…, …)', file: 'e2e/tests/corpus.spec.ts' },
    ],
  },
  {
    id: 'quality 90',
    says: { de: /Qualität 90/, en: /quality 90/, es: /calidad 90/, pt: /qualidade 90/ },
    evidence: [{ test: 'JPG and WebP are encoded at quality 90', file: claimsSpec }],
  },
  {
    id: 'of animations and pages the first one, and the visitor is told',
    says: {
      de: /(nur )?das erste Bild/,
      en: /(only )?the first (frame|one)|first picture only/,
      es: /el primer fotograma|(solo )?(se convirtió )?la primera imagen/,
      pt: /primeiro quadro|só a primeira imagem/,
    },
    evidence: [
      { test: '… comes out upright, its first frame, in every target', file: fixtures },
      { test: 'tells that an animation has more frames', file: 'e2e/tests/converter.spec.ts' },
      { test: 'the pages of a TIFF are counted by the server, too', file: 'e2e/tests/server-mode.spec.ts' },
    ],
  },
  {
    id: 'camera data is not carried over',
    says: {
      de: /nicht übernommen: das WebP enthält nur das Bild/,
      en: /not carried over: the WebP contains only the picture/,
      es: /no se copian: el WebP contiene solo la imagen/,
      pt: /não vão junto: o WebP contém só a imagem/,
    },
    evidence: [{ test: 'a result carries nothing of the camera and the place', file: claimsSpec }],
  },
];
