import { meanDifference } from '@image-converter/corpus/compare';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { encodeGif } from './encode.ts';

const readAgain = async (picture: Pixels<4>) =>
  sharp(Buffer.concat(encodeGif(picture, { colours: 256, dither: 'half' })))
    .ensureAlpha()
    .raw()
    .toBuffer();

/** Noise, which compresses badly, so that all code lengths and a full table occur. */
function noise(colours: number, side: number): Pixels<4> {
  let seed = 1;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < data.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const colour = (seed >>> 8) % colours;
    data.set([colour, 255 - colour, (colour * 37) % 256, 255], at);
  }
  return rgbaPixels({ width: side, height: side }, data);
}

describe('a picture of few colours', () => {
  test.each([1, 2, 3, 4, 5, 16, 17, 255, 256])('comes back exactly: %i', async (colours) => {
    for (const side of [1, 3, 40, 200]) {
      const picture = noise(colours, side);
      expect((await readAgain(picture)).equals(Buffer.from(picture.data)), `${side}`).toBe(true);
    }
  });

  test('keeps what is clear, next to 255 colours', async () => {
    const picture = noise(255, 64);
    for (let at = 3; at < picture.data.length; at += 40) picture.data[at] = 0;
    const clear = rgbaPixels(picture, picture.data);
    const read = await readAgain(clear);
    const wrong = clear.data.filter((sample, at) => {
      const isSeen = at % 4 === 3 || clear.data[at | 3] === 255;
      return isSeen && read[at] !== sample;
    });
    expect(wrong).toHaveLength(0);
  });
});

describe('a picture of many colours', () => {
  test('looks the same from a distance', async () => {
    const { width, height, data } = halfTransparentPicture();
    const opaque = rgbaPixels(
      { width, height },
      data.map((value, at) => (at % 4 === 3 ? 255 : value)),
    );
    const read = await readAgain(opaque);
    const small = (bytes: Uint8Array) =>
      sharp(bytes, { raw: { width, height, channels: 4 } })
        .resize(30, 20)
        .removeAlpha()
        .raw()
        .toBuffer();
    expect(meanDifference(await small(read), await small(Buffer.from(opaque.data)))).toBeLessThan(2);
  });

  test('is clear where it was more than half transparent', async () => {
    const picture = halfTransparentPicture();
    const read = await readAgain(picture);
    const alphas = (data: Iterable<number>) => [...data].filter((_, at) => at % 4 === 3);
    const wanted = alphas(picture.data).map((alpha) => (alpha < 128 ? 0 : 255));
    expect(Buffer.from(alphas(read)).equals(Buffer.from(wanted))).toBe(true);
  });
});
