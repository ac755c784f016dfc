import { deflateSync, inflateSync } from 'node:zlib';
import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { chunksOf, ihdr, pngFile } from '@image-converter/corpus/fixtures/png';
import type { Inspection } from '@image-converter/formats/inspection';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import { isCompleteJpeg } from './jpeg.ts';
import { isCompletePng } from './png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const picture = () => imageOf(drawTextured({ width: 150, height: 90 }));
const endOfJpeg = [0xff, 0xd9];

const jpegs: Record<string, () => Promise<Uint8Array>> = {
  'with 4:2:0': () => picture().jpeg().toBuffer(),
  'with 4:4:4': () => picture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'in grey': () => picture().greyscale().jpeg().toBuffer(),
  'in CMYK': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
  progressive: () => picture().jpeg({ progressive: true }).toBuffer(),
  'progressive, in grey': () => picture().greyscale().jpeg({ progressive: true }).toBuffer(),
  'with scans of its own': () => picture().jpeg({ mozjpeg: true }).toBuffer(),
};

describe.each(Object.entries(jpegs))('a JPEG %s', (_, make) => {
  it('is whole, with or without an end', async () => {
    const bytes = await make();
    expect(isCompleteJpeg(bytes)).toBe(true);
    expect(isCompleteJpeg(bytes.subarray(0, -2))).toBe(true);
  });

  it.each([0.3, 0.6, 0.9])('is not whole if it ends after %d of its data', async (share) => {
    const bytes = await make();
    const data = bytes.subarray(0, Math.floor(bytes.length * share));
    expect(isCompleteJpeg(data)).toBe(false);
    expect(isCompleteJpeg(Uint8Array.of(...data, ...endOfJpeg))).toBe(false);
  });
});

/** Two grey blocks, with a single one-bit code each for DC and AC, and a restart between them. */
function restarting(data: readonly number[]): Uint8Array {
  const oneCode = (name: number) => [0xff, 0xc4, 0, 20, name, 1, ...new Uint8Array(15), 0];
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0];
  const interval = [0xff, 0xdd, 0, 4, 0, 1];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Uint8Array.of(
    0xff,
    0xd8,
    ...frame,
    ...oneCode(0),
    ...oneCode(0x10),
    ...interval,
    ...scan,
    ...data,
    ...endOfJpeg,
  );
}

describe('a JPEG', () => {
  it('is whole only with its restarts', () => {
    const block = 0b0011_1111;
    expect(isCompleteJpeg(restarting([block, 0xff, 0xd0, block]))).toBe(true);
    expect(isCompleteJpeg(restarting([block, block]))).toBe(false);
    expect(isCompleteJpeg(restarting([block, 0xff, 0xd0]))).toBe(false);
  });

  it('is not whole if its codes make no sense', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const codes = bytes.indexOf(Uint8Array.of(0xff, 0xc4)) + 5;
    expect(isCompleteJpeg(Buffer.from(bytes).fill(255, codes, codes + 4))).toBe(false);
  });

  it('is not whole if data in its middle is of another picture', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const middle = bytes.length >> 1;
    expect(isCompleteJpeg(Buffer.from(bytes).fill(0x55, middle, middle + 200))).toBe(false);
  });

  it('without codes of its own is not judged', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const isCodes = (at: number) => bytes[at] === 0xff && bytes[at + 1] === 0xc4;
    // Turned into comments, the tables are ignored.
    expect(isCompleteJpeg(bytes.map((byte, at) => (isCodes(at - 1) ? 0xfe : byte)))).toBe('unknown');
  });

  it('of an unusual kind is not judged', async () => {
    const bytes = new Uint8Array(await picture().jpeg().toBuffer());
    const arithmetic = 0xc9;
    const frame = Buffer.from(bytes).indexOf(Uint8Array.of(0xff, 0xc0));
    expect(isCompleteJpeg(bytes.with(frame + 1, arithmetic))).toBe('unknown');
  });

  const real = corpus.filter((entry) => formatOf(entry) === 'jpg' && entry.expect === 'ok' && entry.bytes < 500_000);
  it.each(real)('like the real $file is whole', needsCorpus, ({ file }) => {
    expect(isCompleteJpeg(corpusBytes(file))).not.toBe(false);
  });
});

async function withData(png: Uint8Array, change: (rows: Buffer) => Uint8Array): Promise<Bytes> {
  const chunks = chunksOf(png);
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const rest = chunks.filter(({ type }) => type !== 'IDAT');
  return pngFile([...rest, { type: 'IDAT', data: deflateSync(change(rows)) }]);
}

const pngs: Record<string, () => Promise<Uint8Array>> = {
  'in colour': () => picture().png().toBuffer(),
  'with a palette': () => picture().png({ palette: true, colours: 4 }).toBuffer(),
  interlaced: () => picture().png({ progressive: true }).toBuffer(),
};

describe.each(Object.entries(pngs))('a PNG %s', (_, make) => {
  it('is whole with all rows, or more', async () => {
    const png = await make();
    expect(isCompletePng(new Uint8Array(png))).toBe(true);
    expect(isCompletePng(await withData(png, (rows) => Buffer.concat([rows, rows])))).toBe(true);
  });

  it('is not whole with a byte less', async () => {
    expect(isCompletePng(await withData(await make(), (rows) => rows.subarray(0, -1)))).toBe(false);
  });

  it('is not whole if its checksum is wrong or missing', async () => {
    const png = await make();
    const change = async (end: readonly number[]) => {
      const chunks = chunksOf(png);
      const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
      const changed = { type: 'IDAT', data: Uint8Array.of(...data.subarray(0, -4), ...end) };
      return pngFile([...chunks.filter(({ type }) => type !== 'IDAT'), changed]);
    };
    expect(isCompletePng(await change([1, 2, 3, 4]))).toBe(false);
    expect(isCompletePng(await change([]))).toBe(false);
  });

  it('is not whole if its checksum is wrong and stands behind more than all rows', async () => {
    const chunks = chunksOf(await withData(await make(), (rows) => Buffer.concat([rows, rows.subarray(0, 500)])));
    const changed = chunks.map(({ type, data }) => ({
      type,
      data: type === 'IDAT' ? new Uint8Array(data).fill(1, -4) : data,
    }));
    expect(isCompletePng(pngFile(changed))).toBe(false);
  });

  it('is whole with data that is not packed, unless the length of a block is wrong', async () => {
    const chunks = chunksOf(await make());
    const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
    const stored = deflateSync(inflateSync(data), { level: 0 });
    const others = chunks.filter(({ type }) => type !== 'IDAT');
    expect(isCompletePng(pngFile([...others, { type: 'IDAT', data: stored }]))).toBe(true);
    const inverse = 5;
    const wrong = new Uint8Array(stored).with(inverse, (stored[inverse] ?? 0) ^ 1);
    expect(isCompletePng(pngFile([...others, { type: 'IDAT', data: wrong }]))).toBe(false);
  });

  it('is not whole if a row is filtered in a way that does not exist', async () => {
    expect(isCompletePng(await withData(await make(), (rows) => rows.fill(9, 0, 1)))).toBe(false);
  });
});

it('a PNG that is too large to look into is not judged', () => {
  const header = ihdr({ width: 30_000, height: 30_000, bitDepth: 8, colourType: 2 });
  expect(isCompletePng(pngFile([header, { type: 'IDAT', data: new Uint8Array(9) }]))).toBe('unknown');
});

describe('a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function isCompleteWhere(decode: () => Promise<unknown>, inspection?: Inspection) {
    vi.resetModules();
    const { isComplete } = await import('./completeness.ts');
    vi.stubGlobal('createImageBitmap', decode);
    const half = await withData(await picture().png().toBuffer(), (rows) => rows.subarray(0, rows.length / 2));
    return isComplete(sourceOf(new Blob([half]), 'png', inspection));
  }

  it('that refuses half a PNG is believed', async () => {
    expect(await isCompleteWhere(() => Promise.reject(new Error()))).toBe(true);
  });

  it('that refuses half a PNG may still show one whose data is not in order', async () => {
    const suspect: Inspection = { width: 150, height: 90, frames: 1, complete: true, suspect: 'rows' };
    expect(await isCompleteWhere(() => Promise.reject(new Error()), suspect)).toBe(false);
  });

  it('that shows half a PNG is not', async () => {
    expect(await isCompleteWhere(() => Promise.resolve({}))).toBe(false);
  });
});
