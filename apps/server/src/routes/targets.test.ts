import { inspectJxl } from '@image-converter/codecs/jxl/inspect';
import { pictureHeaders } from '@image-converter/contract/calls';
import { jobSchema } from '@image-converter/contract/schemas';
import { fixture } from '@image-converter/corpus/fixtures';
import { tiffOfCompression } from '@image-converter/corpus/fixtures/tiff-kinds';
import { formats, type Target, targets } from '@image-converter/formats/formats';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import { defaultChoices } from '@image-converter/formats/options';
import { sniff } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOfSide } from '../decoding/testing/server-files.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '1000' });
});
afterAll(() => server.close());

async function convert(bytes: Uint8Array, changes: Record<string, unknown>): Promise<Response> {
  return server.visitor.convert(await server.visitor.uploaded(new Uint8Array(bytes), changes));
}

async function pictureOf(bytes: Uint8Array, changes: Record<string, unknown>): Promise<Buffer> {
  const answer = await convert(bytes, changes);
  if (!answer.ok) throw new Error(await refusalOf(answer));
  return Buffer.from(await answer.arrayBuffer());
}

async function expectPicture(answer: Response, target: Target): Promise<void> {
  expect(answer.status).toBe(200);
  const { mediaType, extensions } = formats[target];
  const { headers } = answer;
  expect(headers.get('content-type')).toBe(mediaType);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="converted.${extensions[0]}"`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(sniff(bytes)).toBe(target);
  const { width, height } = await sizeIn(bytes, target);
  const named = [headers.get(pictureHeaders.width), headers.get(pictureHeaders.height)];
  expect(named).toEqual([String(width), String(height)]);
}

/** Reads the size from the output; GIF and PDF have no inspector, and that of JPEG XL comes with its codec. */
async function sizeIn(bytes: Uint8Array<ArrayBuffer>, target: Target) {
  if (isInspected(target)) return inspect(new Blob([bytes]), target);
  if (target === 'jxl') return inspectJxl(new Blob([bytes]));
  if (target === 'gif') {
    const head = new DataView(bytes.buffer);
    return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  }
  const [, width, height] = /\/Width (\d+)\/Height (\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  return { width, height };
}

/** Each target once, and each source once as a picture with transparency and once as one without. */
const heic = ['heic', () => fixture('tiles.heic')] as const;
const pairs = [
  ...targets.filter((target) => target !== 'ico').map((target) => ['a HEIC', ...heic, target] as const),
  ...(['jpg', 'png'] as const).flatMap(
    (target) =>
      [
        ['a TIFF', 'tif', () => fixture('plain.tiff'), target],
        ['a TIFF for ImageMagick', 'tiff', () => fixture('exif-rotated-6.tiff'), target],
        ['a PDF', 'pdf', async () => pdfOfSide(100), target],
      ] as const,
  ),
];

it.each(pairs)('%s (%s) becomes what is asked for', async (_, source, file, target) => {
  await expectPicture(await convert(await file(), { target_format: target, source_format: source }), target);
  const logged = () => rowsOf(server.dataDir).conversions.at(-1);
  await expect.poll(logged).toMatchObject({ source_format: source, target_format: target, success: 1 });
});

it('an icon has several sizes, up to the largest there is', async () => {
  const ico = await pictureOf(await fixture('tiles.heic'), { target_format: 'ico' });
  expect(sniff(ico)).toBe('ico');
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index] || 256);
  expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

it('a file that is not supported is refused by name', async () => {
  const answer = await convert(tiffOfCompression(34925), { source_format: 'tiff' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'UNSUPPORTED', obstacle: 'LZMA' });
});

describe('the options of a job', () => {
  it('are answered in full, and the usual ones are those of a page that sends none', async () => {
    const usual = await server.visitor.job(5);
    const { maxBytes: _, density: __, ...choices } = defaultChoices;
    expect(usual).toMatchObject({ target_format: 'jpg', options: choices });
    const created = await server.visitor.create(5, { target_format: 'webp', options: { quality: 40 } });
    expect(jobSchema.parse(await created.json())).toMatchObject({
      target_format: 'webp',
      options: { ...choices, quality: 40 },
    });
  });

  it.each(['jpg', 'webp'])('reach the encoder: %s of another quality', async (target_format) => {
    const heic = await fixture('tiles.heic');
    const usual = await pictureOf(heic, { target_format });
    expect(await pictureOf(heic, { target_format, options: { quality: 90 } })).toEqual(usual);
    expect((await pictureOf(heic, { target_format, options: { quality: 20 } })).length).toBeLessThan(usual.length);
  });

  it('reach the encoder: another size, within so many bytes, which lowers the quality', async () => {
    const heic = await fixture('tiles.heic');
    const size = { longestSide: 100 };
    const maxBytes = Math.round((await pictureOf(heic, { target_format: 'jpg', options: { size } })).length * 0.8);
    const answer = await convert(heic, { target_format: 'jpg', options: { size, maxBytes } });
    const { width, height } = await sharp(Buffer.from(await answer.clone().arrayBuffer())).metadata();
    expect(Math.max(width, height)).toBe(100);
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(maxBytes);
    const report = JSON.parse(answer.headers.get('x-image-report') ?? '');
    expect(report).toEqual({ encoder: 'sharp', sourceSize: expect.anything(), quality: expect.any(Number) });
  });

  it('reach the encoder: a PNG within so many bytes, which has fewer colours then', async () => {
    const heic = await fixture('tiles.heic');
    const exact = await pictureOf(heic, { target_format: 'png' });
    const options = { maxBytes: Math.round(exact.length / 3) };
    const answer = await convert(heic, { target_format: 'png', options });
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(options.maxBytes);
    const report = JSON.parse(answer.headers.get('x-image-report') ?? '');
    expect(report).toEqual({ encoder: 'palette-png', colours: expect.any(Number) });
  });

  it('reach the encoder: transparent pixels on a colour, or kept', async () => {
    const clear = { create: { width: 20, height: 10, channels: 4, background: '#00000000' } } as const;
    const tiff = await sharp(clear).tiff({ compression: 'lzw' }).toBuffer();
    const colours = async (changes: Record<string, unknown>) => {
      const { channels } = await sharp(await pictureOf(tiff, { source_format: 'tif', ...changes })).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    expect(await colours({})).toEqual([255, 255, 255]);
    const [red = 0, green = 0, blue = 0] = await colours({ options: { background: '#20c040' } });
    expect(Math.abs(red - 0x20) + Math.abs(green - 0xc0) + Math.abs(blue - 0x40)).toBeLessThanOrEqual(6);
    expect(await colours({ target_format: 'png' })).toEqual([0, 0, 0, 0]);
  });
});

describe('a picture too wide for its target', () => {
  const widest = formats.webp.write.longestSide;
  const tiffOf = (width: number) =>
    sharp({ create: { width, height: 2, channels: 3, background: '#3366cc' } })
      .tiff({ compression: 'none' })
      .toBuffer();

  it('is refused for that reason, and by that target only', async () => {
    const wide = await tiffOf(widest + 1);
    const answer = await convert(wide, { source_format: 'tif', target_format: 'webp' });
    expect(answer.status).toBe(422);
    expect(await refusalOf(answer)).toBe('SIDE_TOO_LONG');
    for (const target of ['jpg', 'png'] as const) {
      await expectPicture(await convert(wide, { source_format: 'tif', target_format: target }), target);
    }
    const fits = await convert(await tiffOf(widest), { source_format: 'tif', target_format: 'webp' });
    await expectPicture(fits, 'webp');
  });
});
