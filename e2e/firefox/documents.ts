import type { ConversionOptions } from '@image-converter/formats/options';
import sharp from 'sharp';
import type { Answer, ConversionRequest } from './engine-site.ts';

/* Documents and drawings, which every engine converts in the same way. */

interface Expected {
  readonly options?: Partial<ConversionOptions>;
  /** One per output. */
  readonly sizes: readonly string[];
  /** Of the first output, at 1/4 and 3/4 of its width. */
  readonly colours: readonly [string, string];
}

const halves = { sizes: ['40 × 20'], colours: ['ff0000', '0000ff'] } as const;

const documents: Readonly<Record<string, readonly Expected[]>> = {
  'stated.svg': [
    halves,
    { options: { longestSide: 400 }, sizes: ['400 × 200'], colours: halves.colours },
    { options: { pages: 'all', dpi: 300 }, ...halves },
  ],
  'view-box.svg': [halves, { options: { longestSide: 80 }, sizes: ['80 × 40'], colours: halves.colours }],
  'percent.svg': [halves],
  'styled.svg': [halves],
  'sixteen-bit.svg': [halves],
  'packed.svgz': [halves],
  'embedded.svg': [halves],
  'copied.svg': [halves],
  'alternative.svg': [halves],
  'hostile.svg': [halves],
  'three-pages.pdf': [
    { sizes: ['150 × 150'], colours: ['ff0000', 'ff0000'] },
    { options: { pages: 'all', dpi: 72 }, sizes: ['72 × 72', '144 × 72', '72 × 72'], colours: ['ff0000', 'ff0000'] },
    { options: { pages: '2-9', dpi: 300 }, sizes: ['600 × 300', '300 × 300'], colours: ['0000ff', '0000ff'] },
  ],
};

/** With the error code and the unsupported feature. */
const refusedDocuments: Readonly<Record<string, { options?: Partial<ConversionOptions>; refusal: string }>> = {
  'linked.svg': { refusal: 'UNSUPPORTED LINKED_FILES' },
  'page-inside.svg': { refusal: 'UNSUPPORTED FOREIGN_OBJECT' },
  'broken.svg': { refusal: 'CORRUPT' },
  'stated.svg': { options: { longestSide: 16_384 }, refusal: 'TOO_LARGE' },
  'locked.pdf': { refusal: 'UNSUPPORTED PASSWORD' },
  'three-pages.pdf': { options: { pages: '4-5' }, refusal: 'UNSUPPORTED NO_SUCH_PAGE' },
};

/** Mean brightness, 0 to 255, of a black circle with a radius of 3.75 on 8 × 8 white pixels. */
const roundBrightness = 255 * (1 - (Math.PI * 3.75 ** 2) / 64);
const brightnessTolerance = 3;

type Convert = (request: ConversionRequest) => Promise<Answer>;

/**
 * Differences from the expected results, for all documents. Resources that a drawing refers to must not be requested.
 */
export async function faultsOfDocuments(convert: Convert, requests: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, cases] of Object.entries(documents)) {
    for (const { options = {}, ...expected } of cases) {
      const answer = await convert({ of: 'documents', file, target: 'png', options });
      const found = answer.ok ? { sizes: answer.sizes, colours: await coloursOf(answer.bytes) } : answer.code;
      if (JSON.stringify(found) !== JSON.stringify(expected))
        faults.push(`${file}: ${JSON.stringify({ found, expected })}`);
    }
  }
  const round = await convert({ of: 'documents', file: 'round.svg', target: 'png', options: {} });
  const brightness = round.ok ? await brightnessOf(round.bytes) : Number.NaN;
  if (!(Math.abs(brightness - roundBrightness) < brightnessTolerance))
    faults.push(`round.svg: ${brightness} instead of ${roundBrightness}`);
  for (const [file, { options = {}, refusal }] of Object.entries(refusedDocuments)) {
    const limits = { canvasArea: 2 ** 24 };
    const answer = await convert({ of: 'documents', file, target: 'png', options, limits });
    const found = answer.ok ? 'converted' : `${answer.code} ${answer.obstacle}`.trim();
    if (found !== refusal) faults.push(`${file}: ${found} instead of ${refusal}`);
  }
  const asked = requests.filter((path) => path.includes('hostile-'));
  return asked.length === 0 ? faults : [...faults, `requested: ${asked}`];
}

async function coloursOf(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((share) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
    return data.toString('hex', at, at + 3);
  });
}

async function brightnessOf(png: Buffer): Promise<number> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return channels[0]?.mean ?? Number.NaN;
}
