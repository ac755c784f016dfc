import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { frameCount } from './fixtures/animated.ts';
import { deepSample, p3Red, pale, softAlpha, softColour } from './fixtures/colour.ts';
import { drawEach, pictureSize, quadrants, type Raster, texturedSize } from './fixtures/draw.ts';
import { tiledSize } from './fixtures/heif/drawings.ts';
import { onePixelColour } from './fixtures/impostors.ts';
import { colourDifference, distanceFromPicture, meanColourDifference, pixelAt, pixelsOf } from './fixtures/measure.ts';
import { orientations } from './fixtures/oriented.ts';
import { chunksOf } from './fixtures/png.ts';
import { fixture, fixtureNames } from './fixtures.ts';

const formatsOfSharp = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif', tiff: 'tiff' };
const described = async (name: string) => sharp(await fixture(name), { limitInputPixels: false }).metadata();

describe('fixtures', () => {
  it('are the same each time, and small but for the one with a large colour profile', async () => {
    for (const name of fixtureNames) {
      const [once, again] = [await fixture(name), await fixture(name)];
      expect(Buffer.compare(once, again), name).toBe(0);
      if (name !== 'cmyk.jpg') expect(once.length, name).toBeLessThan(200_000);
    }
  });

  it('cannot be asked for by a wrong name', async () => {
    await expect(fixture('no-such.png')).rejects.toThrow('no-such.png');
  });
});

describe('plain fixtures', () => {
  it.each(Object.entries(formatsOfSharp))('show the picture in %s', async (extension, format) => {
    const name = `plain.${extension}`;
    expect(await described(name)).toMatchObject({ format, ...pictureSize });
    expect(distanceFromPicture(await pixelsOf(await fixture(name)))).toBeLessThanOrEqual(6);
  });

  it('show the picture in tiles of TIFF, bit by bit', async () => {
    expect(distanceFromPicture(await pixelsOf(await fixture('tiled.tiff')))).toBe(0);
  });

  it('show the picture in BMP, bottom row first, blue first', async () => {
    const bytes = Buffer.from(await fixture('plain.bmp'));
    expect(bytes.toString('latin1', 0, 2)).toBe('BM');
    expect(bytes.readUInt32LE(2)).toBe(bytes.length);
    expect([bytes.readInt32LE(18), bytes.readInt32LE(22)]).toEqual([pictureSize.width, pictureSize.height]);
    const pixels = bytes.subarray(bytes.readUInt32LE(10));
    expect([...pixels.subarray(0, 3)].reverse()).toEqual(quadrants.bottomLeft);
    expect([...pixels.subarray(-3)].reverse()).toEqual(quadrants.topRight);
  });
});

describe('turned fixtures', () => {
  const names = [...orientations.map((one) => `exif-rotated-${one}.jpg`), 'exif-rotated-6.webp', 'exif-rotated-6.tiff'];

  it('are of all eight orientations', () => {
    expect(orientations).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each(names)('%s displays upright by its orientation only', async (name) => {
    const bytes = await fixture(name);
    const orientation = Number(name.match(/\d/)?.[0]);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const upright = await pixelsOf(bytes);
    expect(upright).toMatchObject(pictureSize);
    expect(distanceFromPicture(upright)).toBeLessThanOrEqual(6);
    const asStored = await sharp(await sharp(bytes).png().toBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const stored = { ...asStored.info, channels: 4 as const, data: new Uint8Array(asStored.data) };
    if (orientation > 1) expect(distanceFromPicture(stored)).toBeGreaterThan(50);
  });
});

describe('HEIC fixtures', () => {
  it.each([
    ['plain.heic', pictureSize],
    ['tiles.heic', tiledSize],
    ['twelve-megapixels.heic', { width: 4032, height: 3024 }],
    ['bomb-65535x65535.heic', { width: 65_535, height: 65_535 }],
  ])('%s is of HEVC and tells its size', async (name, size) => {
    expect(await described(name)).toMatchObject({ format: 'heif', compression: 'hevc', ...size });
  });

  it('say what they have: transparency, a profile, 10 bits', async () => {
    expect(await described('transparent.heic')).toMatchObject({ hasAlpha: true });
    expect(await described('display-p3.heic')).toMatchObject({ hasProfile: true });
    expect(await described('10-bit.heic')).toMatchObject({ bitsPerSample: 10 });
  });
});

describe('damaged fixtures', () => {
  const formats = ['jpg', 'png', 'webp', 'tiff', 'bmp', 'avif', 'heic'];

  it.each(formats)(
    'of %s begin like a whole one; one has 60 % of its bytes, one has others in the middle',
    async (format) => {
      const truncated = await fixture(`truncated.${format}`);
      const corrupted = await fixture(`corrupted.${format}`);
      const tenth = Math.floor(corrupted.length / 10);
      expect(truncated.length).toBe(Math.floor(corrupted.length * 0.6));
      expect(Buffer.compare(truncated.subarray(0, 4 * tenth), corrupted.subarray(0, 4 * tenth))).toBe(0);
      expect(Buffer.compare(truncated.subarray(4 * tenth), corrupted.subarray(4 * tenth, truncated.length))).not.toBe(
        0,
      );
    },
  );

  it.each(['jpg', 'png', 'webp'])('of %s still tell their size', async (format) => {
    expect(await described(`corrupted.${format}`)).toMatchObject(texturedSize);
  });
});

describe('impostors', () => {
  it.each([
    ['really-a-jpg.png', 'jpeg'],
    ['really-a-gif.png', 'gif'],
    ['really-an-svg.png', 'svg'],
  ])('%s is a %s', async (name, format) => {
    expect((await described(name)).format).toBe(format);
  });

  it.each(['text.png', 'really-html.jpg'])('%s is no picture at all', async (name) => {
    await expect(described(name)).rejects.toThrow();
    expect(Buffer.from(await fixture(name)).toString('utf8')).toMatch(/^[\x20-\x7e\n]+$/);
  });

  it('empty.png has no byte, one-pixel.png one pixel', async () => {
    expect(await fixture('empty.png')).toHaveLength(0);
    const pixel = await pixelsOf(await fixture('one-pixel.png'));
    expect(pixel).toMatchObject({ width: 1, height: 1 });
    expect(pixelAt(pixel, 0, 0)).toEqual([...onePixelColour, 255]);
  });
});

describe('huge fixtures', () => {
  it.each([
    ['wide-20000x8.png', 20_000, 8],
    ['tall-8x20000.jpg', 8, 20_000],
    ['megapixel.png', 1024, 1024],
  ])('%s shows the picture', async (name, width, height) => {
    const pixels = await pixelsOf(await fixture(name));
    expect(pixels).toMatchObject({ width, height });
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(6);
  });

  it('the PNG bomb has a row of bits for each that it claims', async () => {
    const side = 30_000;
    expect(await described('bomb-30000x30000.png')).toMatchObject({ width: side, height: side });
    const data = chunksOf(await fixture('bomb-30000x30000.png')).find(({ type }) => type === 'IDAT')?.data ?? '';
    expect(inflateSync(data).length).toBe(side * (1 + side / 8));
  });

  it('the JPEG bomb claims its size', async () => {
    expect(await described('bomb-60000x60000.jpg')).toMatchObject({ width: 60_000, height: 60_000 });
  });
});

describe('fixtures of several frames or pages', () => {
  it('animated.png counts its frames and numbers their parts', async () => {
    const bytes = await fixture('animated.png');
    const chunks = chunksOf(bytes);
    expect(chunks.map(({ type }) => type).join(' ')).toBe('IHDR acTL fcTL IDAT fcTL fdAT fcTL fdAT');
    const numbered = chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT');
    expect(numbered.map(({ data }) => Buffer.from(data).readUInt32BE(0))).toEqual([0, 1, 2, 3, 4]);
    expect(Buffer.from(chunks[1]?.data ?? []).readUInt32BE(0)).toBe(3);
    expect(distanceFromPicture(await pixelsOf(bytes))).toBe(0);
  });

  it.each(['animated.webp', 'three-pages.tiff'])('%s has three, the first is the picture', async (name) => {
    expect(await described(name)).toMatchObject({ pages: frameCount, ...pictureSize });
    expect(distanceFromPicture(await pixelsOf(await fixture(name)))).toBeLessThanOrEqual(6);
    const last = await sharp(await fixture(name), { page: 2 })
      .png()
      .toBuffer();
    expect(colourDifference(pixelAt(await pixelsOf(last), 16, 12), [128, 128, 128, 255])).toBeLessThanOrEqual(2);
  });
});

describe('fixtures of colour', () => {
  it.each(['16-bit.png', '16-bit.tiff'])('%s has samples of 16 bits that are between those of 8', async (name) => {
    const raw = await sharp(await fixture(name))
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer();
    const samples = new Uint16Array(new Uint8Array(raw).buffer);
    const [x, y] = [17, 30];
    const pixel = samples.subarray((y * pictureSize.width + x) * 3).subarray(0, 3);
    expect([...pixel]).toEqual([0, 1, 2].map((channel) => deepSample(x, y, channel)));
    const chopped = samples.filter((sample) => sample >> 8 !== Math.round(sample / 257));
    expect(chopped.length).toBeGreaterThan(samples.length / 10);
  });

  it('display-p3-red.png has its samples and a profile that makes them redder', async () => {
    const bytes = await fixture('display-p3-red.png');
    const asStored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect([...asStored.subarray(0, 3)]).toEqual(p3Red);
    const [red = 0, green = 0] = pixelAt(await pixelsOf(bytes), 0, 0);
    expect(red).toBeGreaterThan(p3Red[0] + 10);
    expect(green).toBeLessThan(p3Red[1] - 10);
  });

  it.each(['transparent.png', 'transparent.webp'])('%s fades from solid to nothing', async (name) => {
    const pixels = await pixelsOf(await fixture(name));
    expect(pixelAt(pixels, 32, 24)).toEqual([...softColour, 255]);
    expect(pixelAt(pixels, 0, 0)[3]).toBe(0);
    expect(softAlpha(46, 24)).toBeGreaterThan(50);
    expect(pixelAt(pixels, 46, 24)).toEqual([...softColour, softAlpha(46, 24)]);
  });

  it('cmyk.jpg has four inks, and shows the picture by its profile only', async () => {
    expect(await described('cmyk.jpg')).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: true });
    const bytes = await fixture('cmyk.jpg');
    const seen = await pixelsOf(bytes);
    expect(distanceFromPicture(seen, pale)).toBeLessThanOrEqual(20);
    const inks = await sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
    expect(meanColourDifference(withoutProfile(inks), seen)).toBeGreaterThan(12);
  });
});

/** Each ink absorbs its own share of the light: what readers without support for profiles show. */
function withoutProfile(inks: Uint8Array): Raster {
  return drawEach(pictureSize, (x, y) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray((y * pictureSize.width + x) * 4);
    return [...[cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - black)) / 255), 255];
  });
}
