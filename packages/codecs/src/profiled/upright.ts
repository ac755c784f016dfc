import { displayed } from '@image-converter/formats/inspect/orientation';
import type { ColourConversion } from '../colour/conversion.ts';
import { turnRows, uprightOrder } from '../copy-upright.ts';
import { opaqueFrame, rowsOfFrame } from '../native/frame.ts';
import { stripsOf } from '../native/paint.ts';
import type { Limits, Picture } from '../native/picture.ts';
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

/** In memory that is used again for each strip. */
async function* stripsOfFrame(frame: VideoFrame): AsyncGenerator<Uint8ClampedArray> {
  const { codedWidth: width, codedHeight: height } = frame;
  const memory = new Uint8ClampedArray(width * stripRows * 4);
  const read = rowsOfFrame(frame);
  try {
    for (let top = 0; top < height; top += stripRows) {
      const strip = memory.subarray(0, width * Math.min(stripRows, height - top) * 4);
      await read(strip, top);
      yield strip;
    }
  } finally {
    frame.close();
  }
}
