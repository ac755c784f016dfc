import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as jxl } from '../jxl/codec.ts';
import { jxlHeader } from '../jxl/inspect.ts';
import { codec as managed } from '../jxl-managed/codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { browserHostForTests, hostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const soft = halfTransparentPicture();

async function written(picture: Pixels<4>, choices: { quality?: number; lossless?: boolean }): Promise<Blob> {
  const settings = settingsForTests('jxl', choices);
  return new Blob((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array<ArrayBuffer>[]);
}

async function decoded(file: Blob, by: typeof jxl | typeof managed = jxl): Promise<Pixels> {
  const picture = await by.decode(sourceOf(file, 'jxl'), hostForTests());
  if (!picture) throw new Error('not decoded');
  return picture;
}

const alphas = ({ data }: Pixels) => data.filter((_, at) => at % 4 === 3);

/** In decibels, of all channels. */
function likeness({ data }: Pixels, { data: other }: Pixels): number {
  const squares = data.reduce((sum, sample, at) => sum + (sample - (other[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / data.length));
}

describe('a JPEG XL without loss', () => {
  it('has every sample of the picture, also where that is transparent', async () => {
    const file = await written(soft, { lossless: true });
    expect((await decoded(file)).data).toEqual(soft.data);
  });
});

describe('a lossy JPEG XL', () => {
  const textured = drawTextured({ width: 320, height: 240 });
  const picture = rgbaPixels(textured, rgbaOfRgb(textured.data));

  it('says that it is sRGB', async () => {
    const { pixel, size } = await jxlHeader(await written(soft, { quality: 90 }));
    expect(size).toEqual({ width: 300, height: 200 });
    expect(pixel).toMatchObject({ colours: { primaries: 1, transfer: 13 }, bits: 8, hasAlpha: true });
  });

  it.each([
    ['our decoder', jxl],
    ['an older one', managed],
  ])('looks like the picture to %s, and keeps its transparency exactly', async (_, decoder) => {
    const found = await decoded(await written(soft, { quality: 90 }), decoder);
    expect(alphas(found)).toEqual(alphas(soft));
    const opaque = rgbaPixels(
      soft,
      soft.data.map((sample, at) => (at % 4 === 3 ? 255 : sample)),
      true,
    );
    // As if each sample were off by two levels of 255: 20 · log10(255 / 2).
    expect(likeness(await decoded(await written(opaque, { quality: 90 }), decoder), opaque)).toBeGreaterThan(42);
  });

  it('is smaller and less like the picture if its quality is lower', async () => {
    const files = await Promise.all([20, 50, 90].map((quality) => written(picture, { quality })));
    const sizes = files.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    const [worst = 0, , best = 0] = await Promise.all(
      files.map(async (file) => likeness(await decoded(file), picture)),
    );
    expect(worst).toBeLessThan(best);
  });
});
