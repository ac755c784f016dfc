import { meanDifference } from '@image-converter/corpus/compare';
import { fixture } from '@image-converter/corpus/fixtures';
import { softAlpha } from '@image-converter/corpus/fixtures/colour';
import type { Raster } from '@image-converter/corpus/fixtures/draw';
import { distanceFromGreys, distanceFromPicture, distanceFromSoft } from '@image-converter/corpus/fixtures/measure';
import { tagged } from '@image-converter/corpus/fixtures/tagged';
import { inspect } from '@image-converter/formats/inspect';
import { formatOf } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Source, sourceOf } from '../codec.ts';
import { codec as native } from '../native/codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** BMPs never use a browser's decoder. */
const names = Object.keys(tagged).filter((name) => !name.endsWith('.bmp'));
const ignored = names.filter((name) => name !== 'tagged-srgb.png');
const limits = { canvasArea: 2 ** 24, canvasSide: 2 ** 14, pixels: 2 ** 24 };
const host = { ...browserHostForTests(), limits };

/** A bitmap of a browser without colour management. */
class Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;

  constructor(width: number, height: number, data: Uint8ClampedArray) {
    this.width = width;
    this.height = height;
    this.data = data;
  }

  close() {}
}

async function bitmapOf(file: Blob): Promise<Bitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = sharp(bytes, { ignoreIcc: true, pages: 1 }).toColourspace('srgb').ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return new Bitmap(info.width, info.height, new Uint8ClampedArray(data));
}

/** Shows what was filled, or what was drawn, starting at some row. */
class Canvas {
  readonly width: number;
  readonly height: number;
  #data: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#data = new Uint8ClampedArray(width * height * 4);
  }

  getContext() {
    return {
      canvas: this,
      clearRect: () => {
        this.#data = new Uint8ClampedArray(this.width * this.height * 4);
      },
      fillRect: () => {
        this.#data = this.#data.map((_, index) => [12, 200, 77, 255][index % 4] ?? 0);
      },
      drawImage: ({ width, data }: Bitmap, _: number, top: number) => {
        this.#data = data.slice(-top * width * 4, (this.height - top) * width * 4);
      },
      getImageData: (_: number, __: number, width: number, height: number) => ({
        data: this.#data.slice(0, width * height * 4),
      }),
    };
  }
}

async function sourceNamed(name: string): Promise<Source> {
  const file = new Blob([await fixture(name)]);
  const format = await formatOf(file);
  if (!format) throw new Error(`${name} is of no format`);
  return sourceOf(file, format, await inspect(file, format));
}

function distance(name: string, picture: Raster): number {
  if (name.startsWith('transparent')) return distanceFromSoft(picture, 'clear');
  return name.startsWith('tagged-grey') ? distanceFromGreys(picture) : distanceFromPicture(picture);
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('createImageBitmap', bitmapOf);
  return () => vi.unstubAllGlobals();
});

describe('in a browser whose decoder knows nothing of colours', () => {
  it.each(ignored.filter((name) => !/matrix\.(png|jpg)/.test(name)))('%s is not left to it', async (name) => {
    expect(await native.decode(await sourceNamed(name), host)).toBeUndefined();
  });

  it.each(names.filter((name) => !/matrix\.(png|jpg)/.test(name)))('%s has its colours in sRGB', async (name) => {
    const picture = await codec.decode(await sourceNamed(name), host);
    const shown = picture?.kind === 'bitmap' ? (picture.bitmap as unknown as Bitmap) : picture;
    if (!shown || !('data' in shown)) throw new Error('not decoded');
    expect(distance(name, { ...shown, channels: 4, data: new Uint8Array(shown.data) })).toBeLessThanOrEqual(8);
  });

  it('a file without demands is not taken', async () => {
    expect(await codec.decode(await sourceNamed('plain.png'), host)).toBeUndefined();
  });

  it('a picture that is larger than a canvas passes in strips', async () => {
    const small = { ...host, limits: { ...limits, canvasArea: 64 * 5 } };
    const picture = await codec.decode(await sourceNamed('transparent-tagged.webp'), small);
    if (picture?.kind !== 'pixels') throw new Error('not decoded');
    expect(picture.data[(24 * 64 + 45) * 4 + 3]).toBe(softAlpha(45, 24));
    expect(distanceFromSoft({ ...picture, data: new Uint8Array(picture.data) }, 'clear')).toBeLessThanOrEqual(8);
  });
});

describe('what the browser gets', () => {
  it.each(names)('of %s says nothing about colours', async (name) => {
    const given: Blob[] = [];
    vi.stubGlobal('createImageBitmap', (file: Blob) => {
      given.push(file);
      return bitmapOf(file);
    });
    await codec.decode(await sourceNamed(name), host);
    const last = given.at(-1);
    if (!last) return expect(name).toMatch(/matrix/);
    const bytes = new Uint8Array(await last.arrayBuffer());
    expect((await sharp(bytes).metadata()).icc).toBeUndefined();
    const format = await formatOf(last);
    expect(format && (await inspect(last, format))).toMatchObject({ asStored: true, complete: true });
  });
});

describe("a large photo that the browser's decoder would turn or convert", () => {
  const size = { width: 1280, height: 900 };
  const samples = Uint8Array.from({ length: size.width * size.height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % size.width, Math.floor(at / 3 / size.width)];
    return [x / 5.1, y / 3.6, (x + y) / 9][at % 3] ?? 0;
  });

  async function photo(orientation: number, profile: 'p3' | 'srgb' | undefined): Promise<Blob> {
    const image = sharp(samples, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 95 })
      .withMetadata({ orientation });
    return new Blob([await (profile ? image.withIccProfile(profile) : image).toBuffer()]);
  }

  // Loaded anew, because another test may have loaded the codec without this mock.
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../native/abilities.ts', async (original) => ({
      ...(await original<object>()),
      turnsWhenDrawn: async () => true,
    }));
  });
  afterEach(() => {
    vi.doUnmock('../native/abilities.ts');
    vi.resetModules();
  });

  async function decodedAhead(file: Blob) {
    const { codec: native } = await import('../native/codec.ts');
    const given: Blob[] = [];
    vi.stubGlobal('createImageBitmap', (one: Blob) => {
      given.push(one);
      return bitmapOf(one);
    });
    const large = { ...host, limits: { ...limits, pixels: 2 ** 24 } };
    const inspection = await inspect(file, 'jpg', (header) =>
      native.decodeAhead({ file, format: 'jpg' }, header, large),
    );
    return { picture: await native.decode(sourceOf(file, 'jpg', inspection), large), given };
  }

  it.each([
    [6, 'p3'],
    [1, 'p3'],
    [3, 'srgb'],
    [5, 'p3'],
  ] as const)('is shown right with orientation %i and profile %s', async (orientation, profile) => {
    const file = await photo(orientation, profile);
    const { picture, given } = await decodedAhead(file);
    if (picture?.kind !== 'pixels') throw new Error('not decoded');
    const image = sharp(await file.arrayBuffer())
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha();
    const truth = await image.raw().toBuffer({ resolveWithObject: true });
    expect([picture.width, picture.height]).toEqual([truth.info.width, truth.info.height]);
    expect(meanDifference(picture.data, truth.data)).toBeLessThan(0.5);
    expect(given).toHaveLength(1);
    expect(await inspect(given[0] as Blob, 'jpg')).toMatchObject({ asStored: true, complete: true });
  });

  it('is handed over as it is if it only says that it is in sRGB', async () => {
    const { picture } = await decodedAhead(await photo(1, 'srgb'));
    expect(picture).toMatchObject({ kind: 'bitmap', asStored: true });
  });

  it('is left to the browser if the code for it cannot be loaded', async () => {
    vi.doMock('./codec.ts', () => {
      throw new TypeError('Failed to fetch');
    });
    const { codec: alone } = await import('../native/codec.ts');
    const file = await photo(3, 'p3');
    const picture = await alone.decode(sourceOf(file, 'jpg', await inspect(file, 'jpg')), host);
    vi.doUnmock('./codec.ts');
    expect(picture).toMatchObject({ kind: 'bitmap', asStored: false });
  });
});
