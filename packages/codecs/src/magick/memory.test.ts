import { ImageMagick, MagickFormat } from '@imagemagick/magick-wasm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { wasmForTests } from '../testing/host.ts';
import { tiffThatClaims } from '../testing/tiff.ts';
import { decodeWithMagick } from './decode.ts';
import { encodeWithMagick } from './encode.ts';
import { initializeMagickOnce } from './magick.ts';

beforeAll(() => initializeMagickOnce(wasmForTests('magick')));

/** Bytes of WebAssembly memory, which the package does not declare. */
function heapSize(): number {
  const { _api } = ImageMagick as unknown as { _api: { HEAPU8: Uint8Array } };
  return _api.HEAPU8.length;
}

test('fifty pictures, good and bad, take no more memory than two', async () => {
  const picture = sharp({
    create: { width: 250, height: 200, channels: 4, background: { r: 200, g: 9, b: 9, alpha: 0.5 } },
  });
  const good = await picture.clone().withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer();
  const bad = tiffThatClaims({ width: 1000, height: 1000, rowsPerStrip: 10, compression: 5 });
  const once = () => {
    encodeWithMagick(decodeWithMagick(good, 'tiff'), MagickFormat.Jpeg, 80);
    expect(() => decodeWithMagick(bad, 'tiff')).toThrow('CORRUPT');
  };
  once();
  once();
  const before = heapSize();
  for (let i = 0; i < 50; i++) once();
  expect(heapSize()).toBe(before);
});
