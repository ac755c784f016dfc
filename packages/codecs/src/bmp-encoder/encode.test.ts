import { expect, test } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { readByMagick } from '../testing/magick-files.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { encodeBmp } from './encode.ts';

test('every pixel comes back, with its transparency', async () => {
  const picture = halfTransparentPicture();
  const { width, height, data } = await readByMagick(encodeBmp(picture), 'Bmp');
  expect({ width, height }).toEqual({ width: 300, height: 200 });
  expect(Buffer.from(data).equals(Buffer.from(picture.data))).toBe(true);
});

test('an opaque picture is written in 24 bits, whatever its width', async () => {
  // Rows are padded to four bytes.
  for (const width of [1, 2, 3, 4]) {
    const data = Uint8ClampedArray.from({ length: width * 2 * 4 }, (_, at) => (at % 4 === 3 ? 255 : at * 7));
    const picture = rgbaPixels({ width, height: 2 }, data);
    expect(encodeBmp(picture)[28]).toBe(24);
    expect((await readByMagick(encodeBmp(picture), 'Bmp')).data).toEqual(data);
  }
});

test('grey and three-channel pixels, which a server has, become the same picture', () => {
  const size = { width: 2, height: 1, kind: 'pixels', colourSpace: 'srgb', opaque: true } as const;
  const rgba = encodeBmp({ ...size, channels: 4, data: Uint8ClampedArray.of(9, 9, 9, 255, 7, 7, 7, 255) });
  expect(encodeBmp({ ...size, channels: 3, data: Uint8ClampedArray.of(9, 9, 9, 7, 7, 7) })).toEqual(rgba);
  expect(encodeBmp({ ...size, channels: 1, data: Uint8ClampedArray.of(9, 7) })).toEqual(rgba);
});
