import { type CorpusEntry, corpusBytes } from '@image-converter/corpus/corpus';
import { wrongness } from '@image-converter/corpus/evidence';
import { meanColours } from '@image-converter/corpus/grids';
import sharp from 'sharp';
import type { Converted } from '../firefox/engine-site.ts';
import { faultByGrids } from './grid-fault.ts';
import { shrunkPixels } from './shrunk.ts';

const defaultTolerance = 3;

/** Describes what is wrong with the converted corpus file; undefined if it is correct. */
export async function faultOfCorpusPicture(
  entry: CorpusEntry,
  { bytes, type }: Converted,
): Promise<string | undefined> {
  if (isRasterised(entry)) return faultOfRasterisedPage(entry, bytes);
  const { width, height, format, channels } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (`image/${format}` !== type) return `is called ${type} and holds ${format}`;
  if (entry.width !== null && (width !== entry.width || height !== entry.height)) return `is ${width} × ${height}`;
  const transparency = format === 'jpeg' ? undefined : await faultOfTransparency(entry, bytes);
  if (transparency) return transparency;
  if (format === 'png' && entry.format === 'JPEG' && channels !== (await channelsNeeded(entry)))
    return `has ${channels} channels`;
  if (entry.references.length === 0) return (await isBlank(bytes)) ? 'is blank' : undefined;
  const { file, references, tolerance = defaultTolerance } = entry;
  return wrongness({ name: `${file}.to.${format}`, output: bytes, references, tolerance });
}

/** A page has no pixels before it is rendered; the corpus gives its size in points. */
function isRasterised({ format }: CorpusEntry): boolean {
  return format === 'PDF';
}

async function faultOfRasterisedPage(entry: CorpusEntry, output: Uint8Array): Promise<string | undefined> {
  const { file, format, width, height, references, tolerance = defaultTolerance } = entry;
  const grids = await Promise.all(references.map(async (one) => meanColours(await shrunkPixels(corpusBytes(one)))));
  const truth = { file, format, width: width ?? 0, height: height ?? 0, size: 'aspect', grids, tolerance } as const;
  return faultByGrids(truth, output);
}

async function faultOfTransparency(entry: CorpusEntry, bytes: Uint8Array): Promise<string | undefined> {
  const opaque = await isOpaque(bytes);
  if (opaque === (await shouldBeOpaque(entry))) return undefined;
  return opaque ? 'has lost its transparency' : 'has become transparent';
}

/** Checks the pixels: the presence of an alpha channel proves little, because some encoders always write one. */
async function isOpaque(bytes: Uint8Array): Promise<boolean> {
  return (await sharp(bytes, { limitInputPixels: false }).stats()).isOpaque;
}

/** Whether the whole picture has one colour, which is what a decoder leaves behind when it gives up at once. */
async function isBlank(bytes: Uint8Array): Promise<boolean> {
  const { data } = await shrunkPixels(bytes);
  return data.every((sample, index) => sample === data[index % 4]);
}

/** The expected channels of a JPG: gray, or RGB, to which CMYK is converted. */
async function channelsNeeded({ file }: CorpusEntry): Promise<number> {
  const { channels } = await sharp(corpusBytes(file)).metadata();
  return channels === 1 ? 1 : 3;
}

async function shouldBeOpaque({ references, has_alpha }: CorpusEntry): Promise<boolean> {
  const [reference] = references;
  return reference ? isOpaque(corpusBytes(reference)) : !has_alpha;
}
