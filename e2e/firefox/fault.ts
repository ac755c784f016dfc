import { type CorpusEntry, corpusBytes } from '@image-converter/corpus/corpus';
import { wrongness } from '@image-converter/corpus/evidence';
import sharp from 'sharp';
import type { Answer } from './engine-site.ts';

const usualTolerance = 3;

/** Measures what is wrong with the answer to a file; undefined if it is correct. */
export async function faultOf(entry: CorpusEntry, answer: Answer): Promise<string | undefined> {
  if (!answer.ok) return faultOfRefusal(entry, answer);
  if (entry.expect === 'error') return `was converted to ${answer.width} × ${answer.height}`;
  return faultOfPicture(entry, answer.bytes, answer.type);
}

function faultOfRefusal(entry: CorpusEntry, { code, detail }: Extract<Answer, { ok: false }>): string | undefined {
  const isNamed = /^[A-Z_]+$/.test(code);
  return isNamed && entry.expect !== 'ok' ? undefined : `${code}: ${detail}`;
}

async function faultOfPicture(entry: CorpusEntry, bytes: Buffer, type: string): Promise<string | undefined> {
  const { width, height, format, channels } = await sharp(bytes).metadata();
  if (`image/${format}` !== type) return `is called ${type} and holds ${format}`;
  if (entry.width !== null && (width !== entry.width || height !== entry.height)) return `is ${width} × ${height}`;
  const opaque = await isOpaque(bytes);
  if (format !== 'jpeg' && opaque !== (await shouldBeOpaque(entry)))
    return opaque ? 'has lost its transparency' : 'has become transparent';
  if (format === 'png' && entry.format === 'JPEG' && channels !== (await channelsNeeded(entry)))
    return `has ${channels} channels`;
  if (entry.references.length === 0) return (await isBlank(bytes)) ? 'is blank' : undefined;
  const { file, references, tolerance = usualTolerance } = entry;
  return wrongness({ name: `${file}.to.${format}`, output: bytes, references, tolerance });
}

/** Whether the picture is opaque: an alpha channel alone says little, because some encoders always write one. */
async function isOpaque(bytes: Uint8Array): Promise<boolean> {
  return (await sharp(bytes).stats()).isOpaque;
}

/** Whether all of the picture has one colour, which is what a decoder leaves that gave up at once. */
async function isBlank(bytes: Uint8Array): Promise<boolean> {
  return (await sharp(bytes).stats()).channels.every(({ min, max }) => min === max);
}

/** The channels of a JPG: gray, or red, green and blue, to which CMYK is converted. */
async function channelsNeeded({ file }: CorpusEntry): Promise<number> {
  const { channels } = await sharp(corpusBytes(file)).metadata();
  return channels === 1 ? 1 : 3;
}

async function shouldBeOpaque({ references, has_alpha }: CorpusEntry): Promise<boolean> {
  const [reference] = references;
  return reference ? isOpaque(corpusBytes(reference)) : !has_alpha;
}
