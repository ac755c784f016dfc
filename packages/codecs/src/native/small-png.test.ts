import { deflateSync } from 'node:zlib';
import { fixture } from '@image-converter/corpus/fixtures';
import { chunksOf, colourTypes, idat, ihdr, pngFile } from '@image-converter/corpus/fixtures/png';
import { inspect } from '@image-converter/formats/inspect';
import sharp, { type PngOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { decodeSmallPng } from './small-png.ts';

const [width, height] = [61, 47];

async function decoded(bytes: Uint8Array<ArrayBuffer>) {
  const file = new Blob([bytes]);
  return decodeSmallPng(sourceOf(file, 'png', await inspect(file, 'png')));
}

const grey = { width, height, channels: 1, data: new Uint8Array(width * height).fill(99) } as const;

/** Waves, so that each filter is the best for some rows. */
function waves(channels: 3 | 4): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: width * height * channels }, (_, index) => {
    const pixel = Math.floor(index / channels);
    return 128 + 127 * Math.sin(((pixel % width) * (1 + (index % channels)) + Math.floor(pixel / width) ** 2) / 90);
  });
}

async function written(channels: 3 | 4, options: PngOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const png = sharp(waves(channels), { raw: { width, height, channels } }).png({ adaptiveFiltering: true, ...options });
  return new Uint8Array(await png.toBuffer());
}

/** Decoded by sharp. */
async function truth(bytes: Uint8Array): Promise<number[]> {
  return [...(await sharp(bytes).ensureAlpha().raw().toBuffer())];
}

/** The same picture with other data and valid chunk checksums. */
async function withData(change: (packed: Uint8Array) => Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const raster = { width, height, channels: 3, data: waves(3) } as const;
  const { type, data } = idat(raster);
  return pngFile([ihdr({ width, height, bitDepth: 8, colourType: colourTypes.rgb }), { type, data: change(data) }]);
}

/** All rows with this filter, even if another is better. */
function filteredBy(filter: number): Uint8Array<ArrayBuffer> {
  const rows = Uint8Array.from({ length: height * (1 + 3 * width) }, (_, at) =>
    at % (1 + 3 * width) === 0 ? filter : (at * 37) >> 3,
  );
  const header = ihdr({ width, height, bitDepth: 8, colourType: colourTypes.rgb });
  return pngFile([header, { type: 'IDAT', data: deflateSync(rows) }]);
}

describe('a small PNG', () => {
  it.each([3, 4] as const)('with %i channels has the pixels that others read', async (channels) => {
    const png = await written(channels);
    const picture = await decoded(png);
    expect(picture).toMatchObject({ kind: 'pixels', width, height, channels: 4, opaque: channels === 3 });
    expect([...(picture?.data ?? [])]).toEqual(await truth(png));
  });

  it.each([0, 1, 2, 3, 4])('has them with filter %i in every row', async (filter) => {
    const png = filteredBy(filter);
    expect([...((await decoded(png))?.data ?? [])]).toEqual(await truth(png));
  });

  it('has them if its data is in many chunks', async () => {
    const [header, { data } = { data: new Uint8Array() }] = chunksOf(filteredBy(0));
    const parts = Array.from({ length: 1 + data.length / 100 }, (_, at) => data.subarray(100 * at, 100 * (at + 1)));
    const png = pngFile([...(header ? [header] : []), ...parts.map((part) => ({ type: 'IDAT', data: part }))]);
    expect([...((await decoded(png))?.data ?? [])]).toEqual(await truth(png));
  });

  it('is opaque if nothing in its alpha is transparent', async () => {
    const data = waves(4).map((sample, index) => (index % 4 === 3 ? 255 : sample));
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    expect(await decoded(new Uint8Array(png))).toMatchObject({ opaque: true });
  });

  it('is damaged if a row has a filter that there is not', async () => {
    await expect(decoded(filteredBy(5))).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});

describe("the browser's decoder gets a file", () => {
  it.each([
    ['in grey', () => pngFile([ihdr({ width, height, bitDepth: 8, colourType: colourTypes.grey }), idat(grey)])],
    ['in few colours', () => written(3, { palette: true })],
    ['that is interlaced', () => written(3, { progressive: true })],
    ['that is large', () => fixture('megapixel.png')],
    ['with 16 bits', () => fixture('16-bit.png')],
    ['with one transparent colour', () => fixture('transparent-colour-rgb-8.png')],
    ['with a profile', () => fixture('display-p3-red.png')],
    ['with wrong data', () => withData((packed) => packed.with(packed.length >> 1, 0xff))],
    ['with a wrong checksum', () => withData((packed) => packed.with(-1, (packed.at(-1) ?? 0) ^ 1))],
    ['with too few rows', () => withData(() => deflateSync(new Uint8Array((height - 1) * (1 + 3 * width))))],
    ['with too many rows', () => withData(() => deflateSync(new Uint8Array((height + 1) * (1 + 3 * width))))],
  ])('%s', async (_, file) => {
    expect(await decoded(await file())).toBeUndefined();
  });
});
