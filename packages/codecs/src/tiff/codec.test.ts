import { kindSize, tiffKinds, tiffOfCompression } from '@image-converter/corpus/fixtures/tiff-kinds';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const tiffSource = (bytes: Uint8Array) => sourceOf(new Blob([Uint8Array.from(bytes)]), 'tiff');

const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: '#123456' } });

it('gives red, green, blue and alpha where a canvas takes the picture, and fewer elsewhere', async () => {
  const source = tiffSource(await plain.clone().tiff({ compression: 'none' }).toBuffer());
  const expected = { kind: 'pixels', width: 8, height: 6, colourSpace: 'srgb', opaque: true };
  expect(await codec.takes(source)).toBe(true);
  expect(await codec.decode(source, hostForTests())).toMatchObject({ ...expected, channels: 4 });
  const fewest = hostForTests({ channels: 'fewest' });
  expect(await codec.decode(source, fewest)).toMatchObject({ ...expected, channels: 3 });
});

it.each(['rgba', 'fewest'] as const)('says whether anything is transparent: %s', async (channels) => {
  const transparent = Object.entries(tiffKinds).filter(([, { shows }]) => shows(kindSize.width - 1, 0)[3] < 255);
  expect(transparent).not.toEqual([]);
  for (const [name, { file }] of transparent) {
    const picture = await codec.decode(tiffSource(file()), hostForTests({ channels }));
    expect(picture, name).toMatchObject({ channels: 4, opaque: false });
  }
});

it('leaves JPEG inside a TIFF to the next codec', async () => {
  const source = tiffSource(await plain.clone().tiff({ compression: 'jpeg' }).toBuffer());
  expect(await codec.takes(source)).toBe(false);
  expect(await codec.decode(source, hostForTests())).toBeUndefined();
});

it('refuses a compression that no codec reads, and names it', async () => {
  const refusal = codec.decode(tiffSource(tiffOfCompression(34925)), hostForTests());
  await expect(refusal).rejects.toMatchObject({ code: 'UNSUPPORTED', obstacle: 'LZMA' });
});
