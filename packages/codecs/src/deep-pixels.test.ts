import { fixture } from '@image-converter/corpus/fixtures';
import { chunksOf, pngFile, uint32 } from '@image-converter/corpus/fixtures/png';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { inspect } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { type Codec, sourceOf } from './codec.ts';
import { deepPixels } from './deep-pixels.ts';
import { codec as farbfeld } from './farbfeld/codec.ts';
import { codec as jxl } from './jxl/codec.ts';
import { codec as netpbm } from './netpbm/codec.ts';
import type { Pixels } from './pixels.ts';
import { codec as pngEncoder } from './png/codec.ts';
import { codec as png } from './png-decoder/codec.ts';
import { browserHostForTests, hostForTests, settingsForTests } from './testing/host.ts';
import { codec as tiff } from './tiff/codec.ts';
import { codec as tiffEncoder } from './tiff-encoder/codec.ts';

const [width, height] = [37, 19];
const host = hostForTests({ deep: true });

/** Steps through the low bytes as well. */
function samplesOf(channels: 1 | 3 | 4): Uint16Array<ArrayBuffer> {
  return Uint16Array.from({ length: width * height * channels }, (_, at) => (at * 40_503) & 0xffff);
}

function image(channels: 1 | 3 | 4) {
  return sharp(samplesOf(channels), { raw: { width, height, channels } }).toColourspace(
    channels === 1 ? 'grey16' : 'rgb16',
  );
}

async function decoded(codec: Codec, bytes: Uint8Array<ArrayBuffer>, format: AnyFormat, by = host): Promise<Pixels> {
  const file = new Blob([bytes]);
  const inspection = format === 'png' || format === 'tiff' ? await inspect(file, format) : undefined;
  const picture = await codec.decode?.(sourceOf(file, format, inspection), by);
  if (!picture) throw new Error('not decoded');
  return picture;
}

/** Read by libvips at 16 bits. */
async function readBySharp(parts: Uint8Array[]): Promise<Uint16Array> {
  const image = sharp(Buffer.concat(parts));
  const { depth, channels } = await image.metadata();
  expect(depth).toBe('ushort');
  const raw = await image
    .toColourspace(channels < 3 ? 'grey16' : 'rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  return new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2);
}

async function writtenBy(encoder: typeof pngEncoder | typeof tiffEncoder, picture: Pixels, target: 'png' | 'tiff') {
  const rgba = { ...picture, channels: 4 } as Pixels<4>;
  return readBySharp((await encoder.encode(rgba, settingsForTests(target), browserHostForTests())) as Uint8Array[]);
}

const sources = {
  png: (channels: 1 | 3 | 4) => image(channels).png(),
  'png, interlaced': (channels: 1 | 3 | 4) => image(channels).png({ progressive: true }),
  tiff: (channels: 1 | 3 | 4) => image(channels).tiff({ compression: 'none' }),
  'tiff, LZW with differences': (channels: 1 | 3 | 4) =>
    image(channels).tiff({ compression: 'lzw', predictor: 'horizontal' }),
};

describe.each(Object.entries(sources))('16 bits of a %s', (name, write) => {
  const [codec, format] = name.startsWith('png') ? [png, 'png' as const] : [tiff, 'tiff' as const];

  it.each([1, 3, 4] as const)('stay 16 bits in PNG and TIFF, in %i channels', async (channels) => {
    const picture = await decoded(codec, new Uint8Array(await write(channels).toBuffer()), format);
    expect([...(await writtenBy(pngEncoder, picture, 'png'))]).toEqual([...samplesOf(channels)]);
    expect([...(await writtenBy(tiffEncoder, picture, 'tiff'))]).toEqual([...samplesOf(channels)]);
  });

  it('are rounded for other targets', async () => {
    const bytes = new Uint8Array(await write(3).toBuffer());
    const picture = await decoded(codec, bytes, format, hostForTests());
    expect(picture.deep).toBeUndefined();
    expect([...picture.data].filter((_, at) => at % 4 !== 3)).toEqual(
      [...samplesOf(3)].map((sample) => Math.round(sample / 257)),
    );
  });

  it('are turned upright', async () => {
    const stored = await write(3).withMetadata({ orientation: 6 }).toBuffer();
    const picture = await decoded(codec, new Uint8Array(stored), format);
    expect(picture).toMatchObject({ width: height, height: width });
    // Sharp converts the samples when it adds metadata.
    const written = sharp(stored, { ignoreIcc: true });
    const upright = await written.rotate(90).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    expect([...(await writtenBy(pngEncoder, picture, 'png'))]).toEqual([
      ...new Uint16Array(upright.buffer, upright.byteOffset, upright.length / 2),
    ]);
  });
});

test('a transparent colour of 16 bits becomes alpha', async () => {
  const picture = await decoded(png, await fixture('transparent-colour-rgb-16.png'), 'png');
  const alphas = new Set(picture.deep?.filter((_, at) => at % 4 === 3));
  expect([...alphas].toSorted()).toEqual([0, 65_535]);
});

test.each([
  [10, 65_535 / 1023],
  [16, 1],
])('a PGM of %i bits fills the range of 16', async (bits, scale) => {
  const most = 2 ** bits - 1;
  const samples = Array.from({ length: width * height }, (_, at) => (at * 40_503) & most);
  const head = Buffer.from(`P5 ${width} ${height} ${most}\n`);
  const file = new Uint8Array(
    Buffer.concat([head, Buffer.from(samples.flatMap((value) => [value >> 8, value & 255]))]),
  );
  const picture = await decoded(netpbm, file, 'pgm' as AnyFormat);
  expect([...(await writtenBy(pngEncoder, picture, 'png'))]).toEqual(samples.map((one) => Math.round(one * scale)));
});

test('a JPEG XL of 16 bits keeps them', async () => {
  const png16 = await decoded(png, await fixture('16-bit.png'), 'png');
  expect((await decoded(jxl, await fixture('16-bit.jxl'), 'jxl')).deep).toEqual(png16.deep);
});

test('farbfeld keeps all of its bits', async () => {
  const samples = samplesOf(4);
  const file = Buffer.alloc(16 + samples.length * 2);
  file.write('farbfeld', 'latin1');
  file.writeUInt32BE(width, 8);
  file.writeUInt32BE(height, 12);
  for (const [at, sample] of samples.entries()) file.writeUInt16BE(sample, 16 + at * 2);
  const picture = await decoded(farbfeld, new Uint8Array(file), 'farbfeld' as AnyFormat);
  expect([...(await writtenBy(pngEncoder, picture, 'png'))]).toEqual([...samples]);
});

describe('colours of 16 bits', () => {
  const isNear = (found: Uint16Array, wanted: (sample: number) => number) =>
    found.every((sample, at) => Math.abs(sample - wanted(samplesOf(3)[at] ?? 0)) <= 1);

  it('of linear light are encoded as sRGB', async () => {
    const chunks = chunksOf(await image(3).png().toBuffer()).filter(({ type }) => !['iCCP', 'sRGB'].includes(type));
    const [header, ...rest] = chunks;
    if (!header) throw new Error('no header');
    const gamma = { type: 'gAMA', data: Uint8Array.from(uint32(100_000)) };
    const primaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000].flatMap(uint32);
    const encoded = (sample: number) => {
      const light = sample / 65_535;
      return 65_535 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
    };
    for (const more of [[], [{ type: 'cHRM', data: Uint8Array.from(primaries) }]]) {
      const picture = await decoded(png, pngFile([header, gamma, ...more, ...rest]), 'png');
      expect(isNear(await writtenBy(pngEncoder, picture, 'png'), encoded)).toBe(true);
    }
  });

  it('of a profile with tables are converted with 8 bits', async () => {
    const profile = chunksOf(await fixture('tagged-table.png')).find(({ type }) => type === 'iCCP');
    const [header, ...rest] = chunksOf(await image(3).png().toBuffer()).filter(({ type }) => type !== 'iCCP');
    if (!header || !profile) throw new Error('no header');
    expect((await decoded(png, pngFile([header, profile, ...rest]), 'png')).deep).toBeUndefined();
  });
});

test('what a host does not keep is not held in memory', () => {
  expect(deepPixels({ width, height }, samplesOf(4), { deep: false }).deep).toBeUndefined();
});
