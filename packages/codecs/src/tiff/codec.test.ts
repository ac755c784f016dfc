import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { kindSize, tiffKinds, tiffOfCompression } from '@image-converter/corpus/fixtures/tiff-kinds';
import type { Size } from '@image-converter/formats/inspection';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Host, sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { memorySurface } from '../tiles/memory-surface.ts';
import { codec } from './codec.ts';
import { readPicture } from './picture.ts';

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

describe('a photo of several tiles', () => {
  const raster = drawTextured({ width: 900, height: 1400 });
  const photo = (compression: 'lzw' | 'none') =>
    imageOf(raster).tiff({ compression, predictor: 'horizontal' }).toBuffer();

  /** Decodes with a thread that helps; how many pieces that sent. */
  async function decodedTogether(bytes: Uint8Array) {
    const { port1, port2 } = new MessageChannel();
    const help = new AbortController();
    let sent = 0;
    const send = port2.postMessage.bind(port2);
    port2.postMessage = (message: { kind: string }) => {
      if (message.kind === 'done') sent += 1;
      send(message);
    };
    codec.help(help.signal, tiffSource(bytes), port2, hostForTests());
    const picture = await codec
      .decode(tiffSource(bytes), hostForTests({ helpers: { tiff: [port1] } }))
      .finally(() => help.abort());
    return { picture, sent };
  }

  it('is decoded by several threads', async () => {
    const { picture, sent } = await decodedTogether(await photo('lzw'));
    const colours = picture?.data.filter((_, index) => index % 4 !== 3) ?? [];
    expect(Buffer.compare(Buffer.from(colours), Buffer.from(raster.data))).toBe(0);
    expect(sent).toBeGreaterThan(0);
  });

  it('is decoded by one thread if copying is all there is to do', async () => {
    const { picture, sent } = await decodedTogether(await photo('none'));
    expect(picture).toMatchObject({ width: 900, height: 1400 });
    expect(sent).toBe(0);
  });

  it('is drawn at once if it is too large to be looked at', async () => {
    const drawn: Size[] = [];
    const surface: Host['surface'] = (size) => {
      drawn.push(size);
      return memorySurface(size);
    };
    for (const side of [2 ** 12, 2 ** 12 + 1]) {
      const large = plain.clone().resize(side, side).tiff({ compression: 'lzw' });
      await codec.decode(tiffSource(await large.toBuffer()), hostForTests({ surface }));
    }
    expect(drawn).toEqual([{ width: 2 ** 12 + 1, height: 2 ** 12 + 1 }]);
  });

  it('is left to ImageMagick if a strip is damaged, whoever finds out', async () => {
    const bytes = await photo('lzw');
    const { offsets } = readPicture(bytes)?.grid ?? { offsets: [] };
    expect(offsets.length).toBeGreaterThan(3);
    for (const offset of offsets) {
      // Does not begin by clearing the table.
      const { picture } = await decodedTogether(bytes.with(offset, 0));
      expect(picture).toBeUndefined();
    }
  });
});
