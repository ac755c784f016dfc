import { profiledJpg } from '@image-converter/corpus/fixtures/profiled';
import { greyProfiles } from '@image-converter/corpus/fixtures/profiles';
import { expect } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { convertInPage } from './engine.ts';
import { test } from './warm-page.ts';

/** The offset of a PNG's colour type, which tells its channels. */
const colourTypeAt = 25;
const colourTypes = { grey: 0, rgb: 2, rgba: 6 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Colours that differ from pixel to pixel. */
function drawing({ width, height }: Size = { width: 48, height: 32 }): Sharp {
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [(index % width) * 5, index >> 3, 90]).flat(),
  );
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** On its side, without a profile. */
const lying = async () =>
  sharp(await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer())
    .keepExif()
    .jpeg({ quality: 100 });

async function profiledGrey(): Promise<Buffer> {
  const [width, height] = [48, 32];
  const data = Uint8Array.from({ length: width * height }, (_, index) => 60 + (index % width) * 4);
  return Buffer.from(await profiledJpg({ width, height, channels: 1, data }, greyProfiles.linear));
}

/** Covers each path to the encoder: passed through, rotated, colours converted. */
const sources: Record<string, [source: () => Promise<Buffer>, type: keyof typeof colourTypes]> = {
  'a JPG': [() => drawing().jpeg().toBuffer(), 'rgb'],
  'a JPG that lies on its side': [async () => (await lying()).toBuffer(), 'rgb'],
  'a JPG in Display P3': [() => drawing().withIccProfile('p3').jpeg().toBuffer(), 'rgb'],
  'a grey JPG': [() => drawing().toColourspace('b-w').jpeg().toBuffer(), 'grey'],
  'a grey JPG that lies on its side': [async () => (await lying()).toColourspace('b-w').toBuffer(), 'grey'],
  'a grey JPG with a profile': [profiledGrey, 'grey'],
  'an opaque WebP': [() => drawing().webp().toBuffer(), 'rgb'],
  'a grey TIFF': [() => drawing().toColourspace('b-w').tiff().toBuffer(), 'grey'],
  'a WebP with a clear corner': [
    () =>
      drawing()
        .ensureAlpha()
        .composite([
          { input: Buffer.alloc(4), raw: { width: 1, height: 1, channels: 4 }, blend: 'source', left: 0, top: 0 },
        ])
        .webp()
        .toBuffer(),
    'rgba',
  ],
};

for (const [title, [source, type]] of Object.entries(sources)) {
  test(`${title} becomes a PNG with the channels it needs (${type}), and with its colours`, async ({ enginePage }) => {
    const bytes = new Uint8Array(await source());
    expect((await sharp(bytes).metadata()).orientation === 6).toBe(title.endsWith('on its side'));
    const answer = await convertInPage(enginePage, { bytes, target: 'png' });
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
    const png = Buffer.from(answer.base64, 'base64');
    expect(png[colourTypeAt]).toBe(colourTypes[type]);
    expect(await largestDifference(png, bytes)).toBeLessThanOrEqual(8);
  });
}

test('a large PNG that all workers write has every pixel in its place @firefox', async ({ enginePage }) => {
  // A large file, too: small ones are not shared.
  const large = drawing({ width: 1111, height: 1299 }).png({ compressionLevel: 0 });
  const bytes = new Uint8Array(await large.toBuffer());
  const answer = await convertInPage(enginePage, { bytes, target: 'png' });
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  const png = Buffer.from(answer.base64, 'base64');
  expect(png.toString('latin1').split('IDAT').length).toBeGreaterThan(4);
  expect((await shown(png)).equals(await shown(bytes))).toBe(true);
});

/** The largest difference of any sample; decoders may differ by a few steps. */
async function largestDifference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all([a, b].map(shown));
  return Math.max(...Array.from(first ?? [], (sample, index) => Math.abs(sample - (second?.[index] ?? 0))));
}

function shown(file: Uint8Array): Promise<Buffer> {
  return sharp(file).autoOrient().toColourspace('srgb').flatten({ background: '#fff' }).raw().toBuffer();
}
