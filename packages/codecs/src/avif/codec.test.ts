import { distanceToNearest } from '@image-converter/corpus/compare';
import { corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { avifSize, avifTruth } from '@image-converter/corpus/fixtures/avif/truth';
import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { CodecError } from '@image-converter/formats/codec-error';
import { inspect } from '@image-converter/formats/inspect';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function decoded(bytes: Uint8Array<ArrayBuffer>, host = hostForTests()): Promise<Pixels<4>> {
  const file = new Blob([bytes]);
  return codec.decode(sourceOf(file, 'avif', await inspect(file, 'avif')), host);
}

const rasterOf = ({ width, height, data }: Pixels<4>) => ({
  width,
  height,
  channels: 4 as const,
  data: new Uint8Array(data),
});

describe('our AVIF decoder', () => {
  it.each(Object.entries(avifTruth))('shows %s as it should be', async (name, distance) => {
    const pixels = await decoded(await fixture(name));
    const { width, height } = pixels;
    expect({ width, height }).toEqual(avifSize(name));
    expect(distance(rasterOf(pixels))).toBeLessThanOrEqual(3);
    expect(pixels.opaque).toBe(!/transparent|alpha/.test(name));
  });

  it.each(['shades-linear-profile.avif', 'linear-grey-profile.avif'])(
    'shows %s without a box that tells the depth of samples',
    async (name) => {
      const bytes = Buffer.from(await fixture(name));
      bytes.write('skip', bytes.indexOf('pixi'));
      const pixels = await decoded(new Uint8Array(bytes));
      expect(avifTruth[name]?.(rasterOf(pixels))).toBeLessThanOrEqual(3);
    },
  );

  it('refuses a picture that is too large before it decodes anything', async () => {
    const host = hostForTests({ limits: { pixels: 100 } });
    await expect(decoded(await fixture('turned-1.avif'), host)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('refuses damaged data, and goes on with the next file', async () => {
    const damaged = (await fixture('12-bit.avif')).fill(0xff, -400);
    const failure = await decoded(damaged).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CodecError);
    expect(failure).toMatchObject({ code: 'CORRUPT' });
    expect(await decoded(await fixture('12-bit.avif'))).toMatchObject({ width: 64, height: 48 });
  });
});

describe('real AVIF files', needsCorpus, () => {
  const real = corpus.filter(({ format, expect }) => format === 'AVIF' && expect === 'ok');
  it.each(real)('$file has its true size, colours and transparency', async (entry) => {
    const pixels = await decoded(corpusBytes(entry.file));
    expect(pixels).toMatchObject({ width: entry.width, height: entry.height });
    expect(await distanceToNearest(pixels, entry.references)).toBeLessThanOrEqual(entry.tolerance ?? 0);
  });
});

describe.each(['faults', 'faults-2', 'formats'] as const)('more real AVIF files (%s)', (name) => {
  const { files, bytes, needed } = collection(name, ['AVIF']);
  it.each(files)('$file', needed, async ({ file, width, height, grids, tolerance }) => {
    const pixels = await decoded(bytes(file));
    expect(pixels).toMatchObject({ width, height });
    expect(distanceToGrids(pixels, grids)).toBeLessThanOrEqual(tolerance);
  });
});
