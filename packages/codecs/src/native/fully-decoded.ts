import { CodecError } from '@image-converter/formats/codec-error';
import type { Source } from '../codec.ts';

/** Formats for which we can tell a complete file from a damaged one. */
const checked: readonly Source['format'][] = ['jpg', 'png'];

const signatureBytes = 8;
/** "IDAT". */
const dataChunk = 0x49444154;
/** Three times the data of the largest PNG that can be suspect because of its data. */
const maxInflated = 2 ** 21;

/** Enough pixels to tell a decoded row from an empty one, at no cost. */
const samples = 64;

/** Max size of a file with a picture of one colour: the metadata, and a JPEG at its worst. */
const flatFile = { bytes: 4096, bytesPerPixel: 0.05 };

/**
 * A decoder that gives up leaves the rest of the picture empty, in some browsers without an error. If the last row
 * looks empty, or the file is suspect anyway, the file itself is checked: it may be damaged, or the picture may just be
 * of one colour there. False if the decoder is at fault: transparent pixels in an opaque picture, or a single colour
 * from a file with more data than that takes.
 */
export async function isFullyDecoded(bitmap: ImageBitmap, source: Source, orientation: number): Promise<boolean> {
  const pixels = lastRow(bitmap, orientation);
  const isOpaque = !source.inspection?.opaque || pixels.every((pixel) => pixel >>> 24 === 255);
  const isPossible = isOpaque && !(isFlat(pixels) && hasDetail(source, bitmap) && isFlat(samplesOf(bitmap)));
  if (isPossible && !isEmpty(pixels) && !(await isSuspect(source))) return true;
  if (checked.includes(source.format) && (await isDamaged(source))) throw new CodecError('CORRUPT', 'data');
  return isPossible;
}

async function isSuspect(source: Source): Promise<boolean> {
  const suspect = source.inspection?.suspect;
  return suspect === 'rows' || (suspect === 'data' && !(await inflates(await source.bytes())));
}

/**
 * Whether zlib accepts the data of a PNG. Uses the browser's own zlib, so nothing has to be loaded. Data may grow a
 * thousandfold, so the output is discarded at once, and only a limited amount is read.
 */
async function inflates(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const view = new DataView(png.buffer);
  const data: Uint8Array<ArrayBuffer>[] = [];
  for (let at = signatureBytes; at + 8 < png.length; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === dataChunk) data.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  // Not from a blob, which would mean a round trip to another browser process.
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const part of data) controller.enqueue(part);
      controller.close();
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let left = maxInflated; left > 0; ) {
      const { value } = await reader.read();
      if (!value) return true;
      left -= value.length;
    }
    await reader.cancel();
  } catch {}
  return false;
}

function isFlat(pixels: Int32Array): boolean {
  return pixels.every((pixel) => pixel === pixels[0]);
}

function hasDetail({ file }: Source, { width, height }: ImageBitmap): boolean {
  return file.size > flatFile.bytes + flatFile.bytesPerPixel * width * height;
}

/** Browsers leave missing rows transparent, black or white; libjpeg leaves them mid-grey. */
function isEmpty(pixels: Int32Array): boolean {
  const [first = 0] = pixels;
  if (!isFlat(pixels)) return false;
  const [red, green, blue, alpha] = [first & 255, (first >>> 8) & 255, (first >>> 16) & 255, first >>> 24];
  return alpha === 0 || [0, 128, 255].some((grey) => [red, green, blue].every((sample) => Math.abs(sample - grey) < 3));
}

async function isDamaged(source: Source): Promise<boolean> {
  try {
    const { isComplete } = await import('../completeness/completeness.ts');
    return (await isComplete(source)) === false;
  } catch {
    // Failing to load the check says nothing about the file.
    return false;
  }
}

function lastRow(bitmap: ImageBitmap, orientation: number): Int32Array {
  const place = placeOfLastRow(bitmap, orientation);
  return samplesOf(bitmap, place, place[2] === 1 ? [1, samples] : [samples, 1]);
}

/** Evenly spread pixels of the whole picture, or of a part of it. */
function samplesOf(
  bitmap: ImageBitmap,
  place: Place = [0, 0, bitmap.width, bitmap.height],
  [width, height] = [samples, samples],
): Int32Array {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new CodecError('ENCODE_FAILED');
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, ...place, 0, 0, width, height);
  return new Int32Array(context.getImageData(0, 0, width, height).data.buffer);
}

type Place = [x: number, y: number, width: number, height: number];

/** Bottom, top, right or left edge of the picture, depending on the EXIF orientation. */
function placeOfLastRow({ width, height }: ImageBitmap, orientation: number): Place {
  if (orientation === 3 || orientation === 4) return [0, 0, width, 1];
  if (orientation === 5 || orientation === 8) return [width - 1, 0, 1, height];
  if (orientation === 6 || orientation === 7) return [0, 0, 1, height];
  return [0, height - 1, width, 1];
}
