import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { inspect } from '@image-converter/formats/inspect';
import type { Choices } from '@image-converter/formats/options';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { settingsForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A whole number of blocks, whatever the sampling. */
const size = { width: 96, height: 64 };

const kinds: Readonly<Record<string, JpegOptions & { grey?: true }>> = {
  'baseline 4:4:4': { chromaSubsampling: '4:4:4' },
  'baseline 4:2:0': { chromaSubsampling: '4:2:0' },
  'progressive 4:4:4': { chromaSubsampling: '4:4:4', progressive: true },
  'progressive 4:2:0': { chromaSubsampling: '4:2:0', progressive: true },
  grey: { grey: true },
  'progressive grey': { grey: true, progressive: true },
};
const names = Object.keys(kinds);

async function jpgOf(kind: string, { width, height } = size, orientation?: number): Promise<Bytes> {
  const { grey, ...options } = kinds[kind] ?? {};
  const image = imageOf(drawTextured({ width, height }));
  const coloured = grey ? image.toColourspace('b-w') : image;
  const marked = orientation ? coloured.withMetadata({ orientation }) : coloured;
  return new Uint8Array(await marked.jpeg({ quality: 80, ...options }).toBuffer());
}

async function moved(jpg: Bytes, chosen: Partial<Omit<Choices, 'maxBytes'>>, stated = {}) {
  const file = new Blob([jpg]);
  const source = sourceOf(file, 'jpg', { ...(await inspect(file, 'jpg')), ...stated });
  const found = await codec.repack(source, { ...settingsForTests('jpg'), ...chosen });
  return found && { ...found, bytes: new Uint8Array(await new Blob(found.encoded as Bytes[]).arrayBuffer()) };
}

const pixelsIn = (jpg: Uint8Array) => sharp(jpg).raw().toBuffer({ resolveWithObject: true });

/** Turned by sharp: one operation after the other. */
async function turned(jpg: Bytes, { rotate = 0, flip = 'none' }: Partial<Omit<Choices, 'maxBytes'>>) {
  const { data, info } = await pixelsIn(jpg);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const rotated = await sharp(data, { raw }).rotate(rotate).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = rotated.info;
  const image = sharp(rotated.data, { raw: { width, height, channels } });
  return image
    .flop(flip === 'horizontal')
    .flip(flip === 'vertical')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function farthest(one: Buffer, other: Buffer): number {
  return one.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (other[at] as number))), 0);
}

const turns = ([0, 90, 180, 270] as const)
  .flatMap((rotate) => (['none', 'horizontal', 'vertical'] as const).map((flip) => ({ rotate, flip })))
  .filter(({ rotate, flip }) => rotate !== 0 || flip !== 'none');

describe.each(names)('a JPG that is %s', (kind) => {
  it.each(turns)('is turned without being encoded again: %o', async (turn) => {
    const jpg = await jpgOf(kind);
    const result = await moved(jpg, turn);
    const [mine, wanted] = await Promise.all([pixelsIn(result?.bytes ?? jpg), turned(jpg, turn)]);
    expect(result).toMatchObject({ copied: 'blocks', width: wanted.info.width, height: wanted.info.height });
    expect(mine.info).toMatchObject({ width: wanted.info.width, height: wanted.info.height });
    // A decoder rounds its sums in another order.
    expect(farthest(mine.data, wanted.data)).toBeLessThanOrEqual(4);
  });

  it.each([
    [{ rotate: 90 }, 4],
    [{ rotate: 270 }, 4],
    [{ rotate: 180 }, 2],
    [{ flip: 'horizontal' }, 2],
    [{ rotate: 90, flip: 'vertical' }, 2],
  ] as const)('has every pixel as before after a full circle: %o', async (turn, times) => {
    const jpg = await jpgOf(kind);
    let bytes: Bytes = jpg;
    for (let left = times; left > 0; left -= 1) bytes = (await moved(bytes, turn))?.bytes ?? new Uint8Array();
    expect((await pixelsIn(bytes)).data.equals((await pixelsIn(jpg)).data)).toBe(true);
  });

  it('is cut between its blocks', async () => {
    const jpg = await jpgOf(kind);
    const area = { left: 16, top: 32, width: 48, height: 16 };
    const result = await moved(jpg, { crop: { left: 16 / 96, top: 0.5, width: 0.5, height: 0.25 } });
    const mine = sharp(result?.bytes ?? jpg);
    const { data, info } = await pixelsIn(jpg);
    const wanted = sharp(data, { raw: { ...size, channels: info.channels } });
    expect(result).toMatchObject({ copied: 'blocks', width: 48, height: 16 });
    // Subsampled colours of the outermost pixels depend on their neighbours.
    const inner = { left: 2, top: 2, width: 44, height: 12 };
    const pixels = async (image: typeof mine) => (await image.raw().toBuffer()).toString('hex');
    const within = { ...inner, left: area.left + inner.left, top: area.top + inner.top };
    expect(await pixels(mine.extract(inner))).toBe(await pixels(wanted.extract(within)));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('is made upright without being encoded again: orientation %i', async (orientation) => {
    const jpg = await jpgOf(kind, size, orientation);
    const result = await moved(jpg, {});
    expect(result?.copied).toBe('blocks');
    const mine = await sharp(result?.bytes ?? jpg)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = await sharp(jpg).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect(mine.info).toMatchObject({ width: wanted.info.width, height: wanted.info.height });
    expect(farthest(mine.data, wanted.data)).toBeLessThanOrEqual(4);
    expect((await sharp(result?.bytes).metadata()).orientation).toBeUndefined();
  });
});

describe('a JPG is encoded again', () => {
  const odd = { width: 100, height: 70 };
  const ratio = { ratio: { width: 1, height: 1 }, x: 0.5, y: 0.5, scale: 0.5 };

  it.each<[string, Partial<Omit<Choices, 'maxBytes'>>]>([
    ['an edge that fills no block would have to move to the start', { rotate: 90 }],
    ['an edge that fills no block would have to move to the start', { flip: 'horizontal' }],
    ['an edge that fills no block would have to move to the start', { rotate: 180 }],
    ['it is cut within a block', { crop: ratio }],
    ['what is cut off would stay in its last block', { crop: { left: 0, top: 0, width: 0.5, height: 1 } }],
  ])('if %s: %j', async (_, chosen) => {
    expect(await moved(await jpgOf('baseline 4:2:0', odd), chosen)).toBeUndefined();
  });

  it('only for such edges: the others may end where the picture does', async () => {
    const jpg = await jpgOf('baseline 4:2:0', odd);
    const transposed = await moved(jpg, { rotate: 90, flip: 'horizontal' });
    expect(transposed).toMatchObject({ width: 70, height: 100, copied: 'blocks' });
    const wanted = await turned(jpg, { rotate: 90, flip: 'horizontal' });
    expect(farthest((await pixelsIn(transposed?.bytes ?? jpg)).data, wanted.data)).toBeLessThanOrEqual(4);
    const rest = { left: 0.48, top: 16 / 70, width: 0.52, height: 54 / 70 };
    expect(await moved(jpg, { crop: rest })).toMatchObject({ width: 52, height: 54 });
  });

  it('if its coefficients would take too much memory', async () => {
    const jpg = await jpgOf('grey');
    expect(await moved(jpg, { rotate: 180 })).toBeDefined();
    expect(await moved(jpg, { rotate: 180 }, { width: 9600, height: 9600 })).toBeUndefined();
  });

  it('if it is damaged', async () => {
    const jpg = await jpgOf('baseline 4:4:4');
    expect(await moved(new Uint8Array([...jpg.subarray(0, -300), 0xff, 0xd9]), { rotate: 90 })).toBeUndefined();
  });
});

it('a copy with a profile that calls itself sRGB keeps it', async () => {
  const jpg = new Uint8Array(await imageOf(drawTextured(size)).withIccProfile('srgb').jpeg().toBuffer());
  for (const chosen of [{}, { rotate: 180 }] as const) {
    const { icc } = await sharp((await moved(jpg, chosen))?.bytes).metadata();
    expect(icc?.length).toBeGreaterThan(100);
  }
});

it('a crop of everything is a plain copy', async () => {
  const result = await moved(await jpgOf('grey'), { crop: { left: 0, top: 0, width: 1, height: 1 } });
  expect(result?.copied).toBeUndefined();
});
