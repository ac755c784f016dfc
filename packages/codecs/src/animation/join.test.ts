import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codec as gif } from '../gif-encoder/codec.ts';
import { rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { codec as webp } from '../webp/codec.ts';
import { joins } from './join.ts';

const host = browserHostForTests();
const size = { width: 7, height: 5 };
const clear = [0, 0, 0, 0];
/** Whole pictures; what was there before must not be seen through the clear one. */
const pictures = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 160, 0, 255],
];

/** In one colour, but for a corner. */
function picture(colour: readonly number[], corner: readonly number[] = colour) {
  const pixels = Array.from({ length: size.width * size.height }, (_, at) => (at === 0 ? corner : colour));
  return rgbaPixels(size, Uint8ClampedArray.from(pixels.flat()));
}

describe.each(['gif', 'webp'] as const)('pictures joined to an animated %s', (target) => {
  const settings = { ...settingsForTests(target), lossless: true };
  const encoders = { gif, webp };

  async function still(colour: readonly number[], corner?: readonly number[]) {
    const parts = await encoders[target].encode(picture(colour, corner), settings, host);
    return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  }

  /** As sharp sees it, which is independent of our readers. */
  async function joined(files: readonly Uint8Array<ArrayBuffer>[], how: { milliseconds: number; plays: number }) {
    async function* each() {
      yield* files;
    }
    const bytes = Buffer.concat(await (await joins[target]())(each(), { ...how, ...size }));
    const { pages, delay, loop, width, pageHeight } = await sharp(bytes, { pages: -1 }).metadata();
    const data = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();
    const pixel = (frame: number, at: number) => {
      const from = 4 * (frame * size.width * size.height + at);
      return data[from + 3] === 0 ? clear : [...data.subarray(from, from + 4)];
    };
    return { pages, delay, loop, width, pageHeight, bytes, pixel };
  }

  test('are its frames, in that order, each for that time', async () => {
    const files = await Promise.all(pictures.map((colour) => still(colour)));
    const { pixel, bytes: _, ...facts } = await joined(files, { milliseconds: 130, plays: 0 });
    expect(facts).toEqual({ pages: 3, delay: [130, 130, 130], loop: 0, width: 7, pageHeight: 5 });
    expect(pictures.map((_, frame) => pixel(frame, 3))).toEqual(pictures);
  });

  test('play once if that is wanted', async () => {
    const files = await Promise.all(pictures.map((colour) => still(colour)));
    expect((await joined(files, { milliseconds: 20, plays: 1 })).loop).toBe(1);
  });

  test('do not shine through each other', async () => {
    const [red = [], blue = []] = pictures;
    const files = [await still(clear, red), await still(blue, clear)];
    const { pixel, bytes } = await joined(files, { milliseconds: 40, plays: 0 });
    // The flag in the header; some viewers believe it.
    if (target === 'webp') expect(bytes.readUInt8(20) & 0x10).not.toBe(0);
    expect(pixel(0, 0)).toEqual(red);
    expect(pixel(1, 0)).toEqual(clear);
    expect(pixel(1, 1)).toEqual(blue);
  });

  test('may be animations, which keep their own times', async () => {
    const [red = [], blue = [], green = []] = pictures;
    async function* frames() {
      yield { picture: picture(red), milliseconds: 70 };
      yield { picture: picture(red, green), milliseconds: 90 };
    }
    const animation = { ...size, plays: 0, count: 2, frames: frames() };
    const moving = Buffer.concat(
      (await encoders[target].encodeAnimation(animation, settings, host)) as Uint8Array<ArrayBuffer>[],
    );
    const { pixel, delay } = await joined([await still(blue), new Uint8Array(moving)], { milliseconds: 200, plays: 0 });
    expect(delay).toEqual([200, 70, 90]);
    expect([pixel(0, 0), pixel(1, 0), pixel(2, 0), pixel(2, 1)]).toEqual([blue, red, green, red]);
  });
});
