import { fixture } from '@image-converter/corpus/fixtures';
import { deepSample, srgbOfP3 } from '@image-converter/corpus/fixtures/colour';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { colourDifference } from '@image-converter/corpus/fixtures/measure';
import { chunksOf, colourTypes, idat, ihdr, pngFile, uint32 } from '@image-converter/corpus/fixtures/png';
import { inspect } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const { width, height } = pictureSize;

async function decoded(bytes: Uint8Array<ArrayBuffer>, host = hostForTests()) {
  const file = new Blob([bytes]);
  const picture = await codec.decode(sourceOf(file, 'png', await inspect(file, 'png')), host);
  return picture && { ...picture, data: [...picture.data] };
}

/** Samples over the whole range, written by sharp, which tries all filters. */
function written(channels: 1 | 2 | 3 | 4, settings: { progressive?: true } = {}) {
  const data = Uint16Array.from({ length: width * height * channels }, (_, index) => sampleAt(index, channels));
  const space = channels < 3 ? 'grey16' : 'rgb16';
  return sharp(data, { raw: { width, height, channels } })
    .toColourspace(space)
    .png({ ...settings, adaptiveFiltering: true })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

function sampleAt(index: number, channels: number): number {
  const pixel = Math.floor(index / channels);
  return deepSample(pixel % width, Math.floor(pixel / width), (index % channels) % 3);
}

function roundedRgba(channels: 1 | 2 | 3 | 4): number[] {
  return Array.from({ length: width * height }, (_, pixel) => {
    const samples = Array.from({ length: channels }, (_, channel) =>
      Math.round((sampleAt(pixel * channels + channel, channels) * 255) / 65_535),
    );
    const [first = 0, second = 255, third = 0, fourth = 255] = samples;
    return channels < 3 ? [first, first, first, second] : [first, second, third, fourth];
  }).flat();
}

describe.each([1, 2, 3, 4] as const)('16 bits in each of %i channels', (channels) => {
  it('are rounded', async () => {
    expect((await decoded(await written(channels)))?.data).toEqual(roundedRgba(channels));
  });

  it('are put together from the passes of an interlaced file', async () => {
    expect((await decoded(await written(channels, { progressive: true })))?.data).toEqual(roundedRgba(channels));
  });
});

test.each(['grey', 'rgb'])('of %s, one colour is transparent, and the next one is not', async (kind) => {
  const picture = await decoded(await fixture(`transparent-colour-${kind}-16.png`));
  expect(picture).toMatchObject({ ...pictureSize, opaque: false });
  const alphas = picture?.data.filter((_, index) => index % 4 === 3) ?? [];
  expect(alphas).toEqual(Array.from({ length: width * height }, (_, pixel) => (pixel % width < width / 2 ? 0 : 255)));
});

/** The picture with an extra chunk after its header. */
async function withChunk(type: string, data: Uint8Array, channels: 3 | 4 = 3) {
  const [header, ...rest] = chunksOf(await written(channels)).filter(
    (chunk) => !['iCCP', 'gAMA', 'sRGB'].includes(chunk.type),
  );
  if (!header) throw new Error('no header');
  return pngFile([header, { type, data }, ...rest]);
}

const exifSaysUpsideDown = Uint8Array.of(
  0x4d,
  0x4d,
  0,
  42,
  ...uint32(8),
  0,
  1,
  1,
  0x12,
  0,
  3,
  ...uint32(1),
  0,
  3,
  0,
  0,
  ...uint32(0),
);

test('a picture that stands on its head is turned', async () => {
  const picture = await decoded(await withChunk('eXIf', exifSaysUpsideDown));
  expect(picture?.data.slice(0, 4)).toEqual(roundedRgba(3).slice(-4));
});

test('linear light is encoded as sRGB', async () => {
  const picture = await decoded(await withChunk('gAMA', Uint8Array.from(uint32(100_000))));
  const half = Math.floor((width * height) / 2) * 4;
  // Half of the light is encoded as 188.
  expect(colourDifference(picture?.data.slice(half, half + 2) ?? [], [188, 188])).toBeLessThanOrEqual(1);
});

test('alpha is never encoded', async () => {
  const picture = await decoded(await withChunk('gAMA', Uint8Array.from(uint32(100_000)), 4));
  const alphas = (rgba: number[] = []) => rgba.filter((_, index) => index % 4 === 3);
  expect(alphas(picture?.data)).toEqual(alphas(roundedRgba(4)));
});

test('the gamma of sRGB changes nothing', async () => {
  expect((await decoded(await withChunk('gAMA', Uint8Array.from(uint32(45_455)))))?.data).toEqual(roundedRgba(3));
});

test('a Display P3 profile is converted', async () => {
  const profile = chunksOf(await fixture('display-p3-red.png')).find(({ type }) => type === 'iCCP');
  const bytes = await withChunk('iCCP', profile?.data ?? new Uint8Array());
  const { data = [] } = (await decoded(bytes)) ?? {};
  const unconverted = roundedRgba(3);
  for (let at = 0; at < data.length; at += 400) {
    expect(colourDifference(data.slice(at, at + 3), srgbOfP3(unconverted.slice(at, at + 3)))).toBeLessThanOrEqual(2);
  }
});

test('data that ends early is damaged', async () => {
  const chunks = chunksOf(await written(3)).map((chunk) =>
    chunk.type === 'IDAT' ? { ...chunk, data: chunk.data.subarray(0, chunk.data.length / 2) } : chunk,
  );
  await expect(decoded(pngFile(chunks))).rejects.toMatchObject({ code: 'CORRUPT' });
});

test('what is too large is refused before memory is reserved', async () => {
  const host = hostForTests({ limits: { pixels: 10 } });
  await expect(decoded(await written(3), host)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

describe('8 bits or fewer', () => {
  const picture = halfTransparentPicture();
  const image = (changed = picture.data) => sharp(changed, { raw: { width: 300, height: 200, channels: 4 } });
  const readBySharp = (png: Uint8Array) => sharp(png).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  /** Comparing them as lists takes a second each. */
  const expectPixels = (found: Awaited<ReturnType<typeof decoded>>, wanted: Uint8Array) =>
    expect(Buffer.from(found?.data ?? []).equals(wanted)).toBe(true);

  it.each([{}, { progressive: true }])(
    'keep every transparent pixel, and those that are not seen (%j)',
    async (how) => {
      const png = new Uint8Array(await image().png(how).toBuffer());
      expectPixels(await decoded(png), Buffer.from(picture.data));
    },
  );

  it.each([2, 4, 16, 256])('are the %i colours of a palette, with the alpha of each', async (colours) => {
    const png = new Uint8Array(await image().png({ palette: true, colours }).toBuffer());
    const found = await decoded(png);
    expect(found?.opaque).toBe(false);
    expectPixels(found, await readBySharp(png));
  });

  it.each([1, 2, 4, 8] as const)('are greys of %i bits, one of which is transparent', async (bitDepth) => {
    const perByte = 8 / bitDepth;
    const size = { width: 3 * perByte, height: 5 };
    const rows = Uint8Array.from({ length: 3 * size.height }, (_, at) => (at * 79) & 255);
    const png = pngFile([
      ihdr({ ...size, bitDepth, colourType: colourTypes.grey }),
      { type: 'tRNS', data: Uint8Array.of(0, 1) },
      idat({ width: 3, height: size.height, channels: 1, data: rows }),
    ]);
    expectPixels(await decoded(png), await readBySharp(png));
  });

  it('are grey with alpha', async () => {
    const png = new Uint8Array(await image().toColourspace('b-w').png().toBuffer());
    expectPixels(await decoded(png), await readBySharp(png));
  });
});
