import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Encoded, EncodeSettings, Host } from '../codec.ts';
import { nclxSpace } from '../colour/rgb-space.ts';
import { lookScore } from '../look/score.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { settingsForTests } from '../testing/host.ts';
import { encodeWithLook } from './look.ts';
import type { Output, Platform } from './platform.ts';
import type { Task } from './task.ts';

const textured = drawTextured({ width: 240, height: 180 });
const photo = rgbaPixels(textured, rgbaOfRgb(textured.data), true);

/** Soft shapes, which look the same at a lower quality than the default. */
const soft = rgbaPixels(
  { width: 240, height: 180 },
  Uint8ClampedArray.from({ length: 240 * 180 * 4 }, (_, at) => {
    const [x, y] = [Math.floor(at / 4) % 240, Math.floor(at / 960)];
    return at % 4 === 3
      ? 255
      : 128 + 60 * Math.sin(x / 17 + (at % 4)) * Math.cos(y / 13) + 20 * Math.sin((x * y) / 900);
  }),
  true,
);

/** Red and blue in turns: colours at half size never look the same. */
const colourful = rgbaPixels(
  { width: 64, height: 64 },
  Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => {
    const isRed = (Math.floor(at / 4) % 2) + (Math.floor(at / 256) % 2) === 1;
    return [isRed ? 255 : 0, 0, isRed ? 0 : 255, 255][at % 4] as number;
  }),
  true,
);

/** Noise in brightness and colours: WebP never gets it right at any quality, and needs much more without loss. */
const noisy = rgbaPixels(
  { width: 128, height: 128 },
  Uint8ClampedArray.from({ length: 128 * 128 * 4 }, (_, at) => {
    const [channel, pixel] = [at % 4, at >> 2];
    if (channel === 3) return 255;
    // Multiplicative hashes, so that every run has the same picture.
    const noise = ((Math.imul(at + 1, 1_664_525) + 1_013_904_223) >>> 8) & 255;
    const isRed = ((Math.imul(pixel + 7, 2_654_435_761) >>> 13) & 1) === 1;
    const colour = isRed ? 1 - channel : channel - 1;
    const shade = 40 * Math.sin((pixel % 128) / 17) * Math.cos(pixel / 128 / 13);
    return 128 + shade + 60 * colour + (noise - 128) / 21;
  }),
  true,
);

async function reread(file: Blob): Promise<Pixels<4>> {
  const image = sharp(await file.arrayBuffer()).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return rgbaPixels(info, new Uint8ClampedArray(data));
}

const platform = {
  encodersFor: async () => ['sharp'],
  reusable: (picture: Pixels<4>) => picture,
  sampleOf: () => undefined,
  reread,
  rgbaOf: (picture: Pixels<4>) => picture,
  onPage: () => {},
} as unknown as Platform<Pixels<4>, Host<Pixels<4>>>;

async function write({ data, width, height }: Pixels<4>, settings: EncodeSettings): Promise<Output> {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  const { quality, lossless, fullColours, target } = settings;
  const file =
    target === 'jpg'
      ? image.flatten().jpeg({ quality, chromaSubsampling: fullColours ? '4:4:4' : '4:2:0' })
      : image.webp({ quality, lossless });
  const encoded = [new Uint8Array(await file.toBuffer())];
  return { width, height, encoded, report: { encoder: 'sharp' } };
}

async function written(picture: Pixels<4>, target: 'jpg' | 'webp', changes: Partial<EncodeSettings> = {}) {
  const settings = { ...settingsForTests(target, { look: 'same' }), ...changes };
  const space = settings.keptColours?.space;
  const tried: EncodeSettings[] = [];
  const output = await encodeWithLook(picture, {
    settings,
    task: {} as Task,
    platform,
    encode: (one, told) => {
      tried.push(told);
      return write(one, told);
    },
  });
  const result = await reread(blobOf(output.encoded));
  const score = lookScore({ ...picture, space }, { ...result, space });
  return { ...output, tried, score, asIfSrgb: lookScore(picture, result) };
}

const blobOf = (encoded: Encoded) => new Blob(encoded as Uint8Array<ArrayBuffer>[]);
const bytesAt = async (picture: Pixels<4>, quality: number) =>
  blobOf((await write(picture, { ...settingsForTests('jpg'), quality })).encoded).size;

describe('a picture that is to look the same', () => {
  it('is the smallest file that does, of which the report says what it took', async () => {
    const { score, report, encoded, tried } = await written(photo, 'jpg');
    expect(score).toBeGreaterThanOrEqual(85);
    const { quality = 0, look } = report;
    expect(look).toMatchObject({ score: Math.round(score * 10) / 10, of: 'picture' });
    expect(look?.saved).toBeCloseTo(1 - blobOf(encoded).size / (await bytesAt(photo, 90)), 2);
    const lower = await write(photo, { ...settingsForTests('jpg'), quality: quality - 2 });
    expect(lookScore(photo, await reread(blobOf(lower.encoded)))).toBeLessThan(85);
    expect(tried.length).toBeLessThan(9);
  });

  it('up close takes more', async () => {
    const { score, encoded } = await written(photo, 'jpg', { look: 'close' });
    expect(score).toBeGreaterThanOrEqual(90);
    expect(blobOf(encoded).size).toBeGreaterThan(blobOf((await written(photo, 'jpg')).encoded).size);
  });

  it('does so in its own colours, if those are kept', async () => {
    const space = nclxSpace({ primaries: 9, transfer: 4 });
    const keptColours = { name: 'Rec. 2020', space, addTo: async (file: Uint8Array<ArrayBuffer>) => [file] };
    const { score, asIfSrgb, report } = await written(soft, 'jpg', { keptColours });
    expect(score).toBeGreaterThanOrEqual(85);
    expect(report.look?.score).toBe(Math.round(score * 10) / 10);
    expect(Math.abs(asIfSrgb - score)).toBeGreaterThan(0.5);
  });

  it('is never larger than by default if that already looks the same', async () => {
    const { encoded, report } = await written(soft, 'jpg');
    expect(report.look?.saved).toBeGreaterThan(0);
    expect(blobOf(encoded).size).toBeLessThan(await bytesAt(soft, 90));
  });

  it('has its colours at full size where half the size would show', async () => {
    const { score, tried } = await written(colourful, 'jpg');
    expect(score).toBeGreaterThanOrEqual(85);
    expect(tried.at(-1)?.fullColours).toBe(true);
  });

  it('is written without loss if no quality is enough, and that is affordable', async () => {
    const { score, tried, report } = await written(colourful, 'webp');
    expect(tried.at(-1)).toMatchObject({ lossless: true });
    expect(score).toBe(100);
    expect(report.quality).toBeUndefined();
    expect(report.look?.fallsShort).toBeUndefined();
  });

  it('falls short, and says so, if it would be several times as large', async () => {
    const { report, encoded } = await written(noisy, 'webp');
    expect(report.look?.fallsShort).toBe(true);
    expect(report.look?.score).toBeLessThan(85);
    const usual = blobOf((await write(noisy, settingsForTests('webp'))).encoded).size;
    expect(blobOf(encoded).size).toBeLessThanOrEqual(2 * usual);
  });

  it('of a few pixels is written as by default', async () => {
    const dot = rgbaPixels({ width: 4, height: 4 }, new Uint8ClampedArray(64).fill(255), true);
    const settings = settingsForTests('jpg', { look: 'same' });
    const { report } = await encodeWithLook(dot, { settings, task: {} as Task, platform, encode: write });
    expect(report).toEqual({ encoder: 'sharp' });
  });
});
