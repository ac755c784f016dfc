import { sourceOf } from '@image-converter/codecs/codec';
import { codec as jxl } from '@image-converter/codecs/jxl-managed/codec';
import { hostForTests } from '@image-converter/codecs/testing/host';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { distanceFromPicture, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { formats, type Target } from '@image-converter/formats/formats';
import { sniff } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { animation, plays, seen, times } from './animations.ts';
import type { Answer, ConversionRequest } from './engine-site.ts';

type Convert = (request: ConversionRequest) => Promise<Answer>;

/** Targets that no browser writes by itself, with a function that extracts the picture. */
const pictureIn: Readonly<Partial<Record<Target, (file: Buffer) => Promise<Uint8Array> | Uint8Array>>> = {
  avif: (file) => file,
  jxl: jxlAsPng,
  gif: (file) => file,
  tiff: (file) => file,
  bmp: bmpAsPng,
  // The largest icon comes last. It is a square with the picture centred in it.
  ico: (file) => {
    const { width, height } = pictureSize;
    const top = (width - height) / 2;
    const png = file.subarray(file.lastIndexOf(Buffer.from('\x89PNG\r\n', 'latin1')));
    return sharp(png).extract({ left: 0, top, width, height }).png().toBuffer();
  },
  pdf: (file) => file.subarray(file.indexOf(Buffer.from([0xff, 0xd8])), file.indexOf('\nendstream')),
};

/** The largest difference allowed for lossy formats. */
const tolerance = 12;

export const writtenByUs = Object.keys(pictureIn) as Target[];

/** Describes what is wrong with a picture written as the target; undefined if it is correct. */
export async function faultOfOutput(convert: Convert, target: Target): Promise<string | undefined> {
  const answer = await convert({ file: 'plain.jpg', of: 'fixtures', target });
  if (!answer.ok) return `${answer.code}: ${answer.detail}`;
  if (answer.type !== formats[target].mediaType) return `is called ${answer.type}`;
  if (sniff(answer.bytes) !== target) return `holds ${sniff(answer.bytes)}`;
  const picture = await pictureIn[target]?.(answer.bytes);
  const distance = picture ? distanceFromPicture(await pixelsOf(picture)) : Number.POSITIVE_INFINITY;
  return distance > tolerance ? `is ${distance.toFixed(1)} off, ${tolerance} are allowed` : undefined;
}

/** By another build of libjxl than the one that wrote it. */
async function jxlAsPng(file: Buffer): Promise<Buffer> {
  const { data, width, height } = await jxl.decode(sourceOf(new Blob([new Uint8Array(file)]), 'jxl'), hostForTests());
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Our BMPs have 24 bits per pixel and bottom-up rows, padded to 4 bytes. */
function bmpAsPng(file: Buffer): Promise<Buffer> {
  const { width, height } = pictureSize;
  const [start, bytes] = [file.readUInt32LE(10), file.readUInt16LE(28) / 8];
  const stride = Math.ceil((width * bytes) / 4) * 4;
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, height - 1 - Math.floor(pixel / width)];
    const at = start + y * stride + x * bytes;
    data.set([file[at + 2] ?? 0, file[at + 1] ?? 0, file[at] ?? 0], pixel * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Describes what is wrong with an animation that should have stayed animated; undefined if it is correct. */
export async function faultOfAnimation(convert: Convert, file: string, target: Target): Promise<string | undefined> {
  const answer = await convert({ file, of: 'animations', target });
  if (!answer.ok) return `${answer.code}: ${answer.detail}`;
  const result = await seen(answer.bytes);
  const told = JSON.stringify([result.delay, result.loop, answer.pagesOrFrames]);
  if (file === 'walking.png') return told === '[[100,100,100],0,1]' ? undefined : told;
  if (file === 'sequence.avif') return told === '[[200,200],0,1]' ? undefined : told;
  if (told !== JSON.stringify([times, plays, 1])) return told;
  const truth = await seen(await animation(file));
  return result.data.equals(truth.data) ? undefined : 'shows something else';
}
