import {
  deepSamples,
  nameOfScreen,
  widePicture,
  wideProfiles,
  wideTruths,
} from '@image-converter/corpus/fixtures/wide';
import type { Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import sharp from 'sharp';
import type { Answer, ConversionRequest } from './engine-site.ts';

type Convert = (request: ConversionRequest) => Promise<Answer>;
type Options = Partial<ConversionOptions>;

/** The mean difference allowed, by the target; JPG has half the colours at most. */
const targets: readonly [Target, Options, number][] = [
  ['jpg', {}, 4],
  ['jpg', { effort: 'smaller' }, 4],
  ['png', {}, 0.7],
  ['png', { effort: 'smaller' }, 0.7],
  ['png', { effort: 'palette' }, 6],
  ['webp', {}, 4],
  ['webp', { lossless: true }, 0.7],
  ['avif', {}, 5],
  ['tiff', {}, 0.7],
];

/** Whether every sample is to be found in the result as it was stored. */
const losesNothing = (target: Target, { effort = 'default', lossless }: Options) =>
  lossless || target === 'tiff' || (target === 'png' && effort !== 'palette');

const keep = { colourSpace: 'original' } as const;

/** What is wrong with pictures of wide colours that were to be kept. */
export async function faultsOfWideColours(convert: Convert): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, makeTruth] of Object.entries(wideTruths)) {
    const truth = await inSrgb(await makeTruth());
    for (const [target, options, tolerance] of targets) {
      const title = `${file} to ${target} ${JSON.stringify(options)}`;
      const answer = await convert({ file, of: 'wide', target, options: { ...keep, ...options } });
      if (!answer.ok) faults.push(`${title}: ${answer.code} ${answer.detail}`);
      else faults.push(...(await faultsIn(answer.bytes, { file, tolerance, truth })).map((one) => `${title}: ${one}`));
      if (answer.ok && losesNothing(target, options) && !(await hasSamplesOf(file, answer.bytes))) {
        faults.push(`${title}: other samples`);
      }
    }
  }
  return faults;
}

interface Expected {
  readonly file: string;
  readonly tolerance: number;
  readonly truth: Buffer;
}

async function faultsIn(bytes: Buffer, { file, tolerance, truth }: Expected): Promise<string[]> {
  const { icc, depth, hasAlpha } = await sharp(bytes).metadata();
  if (!icc) return ['no profile'];
  const profile = file.startsWith('adobe-rgb') || file === 'deep.tiff' ? wideProfiles.adobeRgb : wideProfiles.p3;
  const isOwn = icc.equals(profile);
  const faults: string[] = [];
  if (!isOwn && !/screen|numbers/.test(file)) faults.push('another profile');
  if (icc.includes(nameOfScreen)) faults.push('names the screen');
  // sharp does not convert 16 bits, and their samples are compared anyway; nor is transparency in the truth.
  if (depth === 'ushort' || hasAlpha) return faults;
  const off = distance(await inSrgb(bytes), truth);
  if (!(off <= tolerance)) faults.push(`${off.toFixed(2)} off`);
  return faults;
}

/** The JPGs and the AVIF are lossy themselves. */
async function hasSamplesOf(file: string, bytes: Buffer): Promise<boolean> {
  if (/jpg|avif/.test(file)) return true;
  const image = sharp(bytes, { ignoreIcc: true });
  if (file.startsWith('deep') && (await image.metadata()).depth === 'ushort') {
    const deep = await image.toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    return deep.equals(Buffer.from(deepSamples().buffer));
  }
  if (file.startsWith('deep')) return true;
  const isTransparent = file.startsWith('transparent');
  // Firefox writes an alpha channel where a WebP may have one.
  const samples = await (isTransparent ? image : image.removeAlpha()).raw().toBuffer();
  return samples.equals(Buffer.from(widePicture(isTransparent ? 4 : 3).data));
}

function inSrgb(file: Uint8Array): Promise<Buffer> {
  return sharp(file).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer();
}

function distance(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
