import { displayed } from '@image-converter/formats/inspect/orientation';
import type { ColourConversion } from '../colour/conversion.ts';
import { turnRows, uprightOrder } from '../copy-upright.ts';
import { stripsOf } from '../native/paint.ts';
import type { DecodedBitmap, Limits, Picture } from '../native/picture.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

const clear = { hasTransparency: true, background: '' };
/** Few enough that a strip of a photo stays in the processor's cache. */
const stripRows = 64;

/** Pixels as they are shown: converts colours and turns strip by strip, so that there is no second copy of the picture. */
export async function uprightPixels(
  picture: Picture,
  orientation: number,
  toSrgb: ColourConversion | undefined,
  strips: Strips,
): Promise<Pixels<4>> {
  const { width, height, opaque } = picture;
  const upright = new Uint32Array(width * height);
  const steps = uprightOrder(orientation, width, height);
  let top = 0;
  for await (const strip of strips) {
    toSrgb?.(strip);
    const rows = new Uint32Array(strip.buffer, strip.byteOffset, strip.length / 4);
    if (orientation === 1) upright.set(rows, top * width);
    else turnRows(rows, width, top, upright, steps);
    top += rows.length / width;
  }
  return rgbaPixels(displayed(picture, orientation), new Uint8ClampedArray(upright.buffer), opaque);
}

type Strips = Iterable<Uint8ClampedArray> | AsyncIterable<Uint8ClampedArray>;

export function stripsOfCanvas(picture: Picture, limits: Limits): Strips {
  return stripsOf(picture, clear, limits);
}

/** Only for Chromium and the like: Firefox converts the whole frame for each strip. */
export function stripsOfBitmap(picture: Picture, limits: Limits): Strips {
  const frame = picture.kind === 'bitmap' ? opaqueFrame(picture) : undefined;
  return frame ? stripsOfFrame(frame) : stripsOfCanvas(picture, limits);
}

/** Undefined where a bitmap cannot become a frame with an unused fourth sample, which some browsers can copy from. */
function opaqueFrame({ bitmap, opaque }: DecodedBitmap): VideoFrame | undefined {
  if (!opaque || typeof VideoFrame === 'undefined') return undefined;
  try {
    const frame = new VideoFrame(bitmap, { timestamp: 0 });
    if (frame.format === 'RGBX' || frame.format === 'BGRX') {
      bitmap.close();
      return frame;
    }
    frame.close();
  } catch {}
  return undefined;
}

/** Reading a canvas takes several times as long: it copies the pixels twice, each time to new memory. */
async function* stripsOfFrame(frame: VideoFrame): AsyncGenerator<Uint8ClampedArray> {
  const { codedWidth: width, codedHeight: height } = frame;
  const strip = new Uint8ClampedArray(width * stripRows * 4);
  try {
    for (let y = 0; y < height; y += stripRows) {
      const rows = Math.min(stripRows, height - y);
      await frame.copyTo(strip, { format: 'RGBA', rect: { x: 0, y, width, height: rows } });
      yield strip.subarray(0, width * rows * 4);
    }
  } finally {
    frame.close();
  }
}
