import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { convert } from '@image-converter/codecs/pipeline/convert';
import { type Task, taskOf } from '@image-converter/codecs/pipeline/task';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { town } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import type { Pages } from '@image-converter/formats/pages';
import { describe, expect, it, vi } from 'vitest';
import { browserPlatform } from './platform.ts';

const limits = { canvasArea: 0, canvasSide: 0, pixels: 1_000_000 };
const host = { limits } as BrowserHost;
const onPage = vi.fn();

function pictureOf(width: number, height: number, pixel = [10, 20, 30, 255]) {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] ?? 0);
  return rgbaPixels({ width, height }, data);
}

interface Case extends Partial<ConversionOptions> {
  file?: Blob;
  format?: Task['format'];
  decoders?: Task['decoders'];
  /** One for each page. */
  pictures?: Picture[];
  /** What the encoder writes. */
  write?: (picture: Picture, settings: EncodeSettings) => Blob;
}

const byQuality: NonNullable<Case['write']> = ({ width, height }, { quality }) =>
  new Blob(['x'.repeat(width * height * quality)]);

/** Converts in a worker with one decoder and one encoder. Returns what the encoder got, and the result. */
async function run({
  file = new Blob(['a file']),
  format = 'png',
  decoders = ['native'],
  pictures = [pictureOf(200, 100)],
  write = byQuality,
  target = 'png',
  ...options
}: Case) {
  const chosen = { ...targetDefaults(target), ...options };
  const task = taskOf({ file, format, decoders }, { readOptions: ['pages'] }, chosen, 'browser');
  const encoded: { picture: Picture; settings: EncodeSettings }[] = [];
  const codec = {
    decode: async ({ page }: { page: number }) => {
      const picture = pictures[page - 1];
      return picture && { ...picture, pages: pictures.length };
    },
    encode: async (picture: Picture, settings: EncodeSettings) => {
      encoded.push({ picture, settings });
      return write(picture, settings);
    },
  };
  const platform = { ...browserPlatform(host, onPage), load: async () => codec, inspectorOf: async () => undefined };
  const result = await convert({ ...task, encoders: ['native'] }, platform);
  return { ...result, output: result.outputs[0], ...encoded[0], last: encoded.at(-1) };
}

describe('the size that is wanted', () => {
  it.each([
    [{ size: { longestSide: 50 } }, 50, 25],
    [{ size: { width: 100 } }, 100, 50],
    [{ size: { height: 10 } }, 20, 10],
    [{ size: { percent: 25 } }, 50, 25],
    [{ size: { percent: 300 }, enlarge: true }, 600, 300],
  ] as const)('reaches the encoder and the report: %j', async (options, width, height) => {
    const { picture, output } = await run(options);
    expect(picture).toMatchObject({ kind: 'pixels', width, height, opaque: true });
    expect(output).toMatchObject({ width, height, report: { sourceSize: { width: 200, height: 100 } } });
  });

  it.each([{ size: { percent: 300 } }, { size: { longestSide: 200 } }, { size: 'original' }] as const)(
    'leaves the picture as it is: %j',
    async (options) => {
      const given = pictureOf(200, 100);
      const { picture, output } = await run({ ...options, pictures: [given] });
      expect(picture).toMatchObject({ data: given.data });
      expect(output.report).toEqual({ encoder: 'native' });
    },
  );

  it('is refused beyond what the target holds', async () => {
    const wide = run({ target: 'webp', size: { width: 17_000 }, enlarge: true, pictures: [pictureOf(1700, 1)] });
    await expect(wide).rejects.toMatchObject({ code: 'TOO_LARGE', limit: 'side' });
  });

  it('is refused beyond what the device holds', async () => {
    const huge = run({ size: { percent: 1000 }, enlarge: true });
    await expect(huge).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it.each(['pdf', 'rasterised'] as const)('is that of the drawing already: %s', async (decoder) => {
    const { output } = await run({ decoders: [decoder], size: { percent: 50 } });
    expect(output).toMatchObject({ width: 200, height: 100 });
  });

  it('does not apply to an icon', async () => {
    expect((await run({ target: 'ico', size: { percent: 50 } })).output).toMatchObject({ width: 200, height: 100 });
  });
});

describe('a picture that is turned and cut', () => {
  const left = { left: 0, top: 0, width: 0.25, height: 1 };

  it('reaches the encoder so, and the report says how large it was', async () => {
    const { picture, output } = await run({ rotate: 90, crop: left, size: { height: 100 } });
    expect(picture).toMatchObject({ kind: 'pixels', width: 13, height: 100 });
    expect(output).toMatchObject({ width: 13, height: 100, report: { sourceSize: { width: 200, height: 100 } } });
  });

  it('is not touched by a crop of everything', async () => {
    const given = pictureOf(200, 100);
    const { picture } = await run({
      crop: { ratio: { width: 2, height: 1 }, x: 0, y: 1, scale: 1 },
      pictures: [given],
    });
    expect(picture?.kind === 'pixels' && picture.data).toBe(given.data);
  });

  it('is as good as its largest file allows', async () => {
    const { output } = await run({ target: 'jpg', rotate: 270, crop: left, maxBytes: 25 * 200 * 37 + 5 });
    expect(output).toMatchObject({ width: 25, height: 200, report: { quality: 37 } });
  });

  it('may become an icon', async () => {
    expect((await run({ target: 'ico', rotate: 90, crop: left })).output).toMatchObject({ width: 25, height: 200 });
  });

  it('keeps what a drawing has of it', async () => {
    const options = { decoders: ['pdf'], crop: left, size: { percent: 50 } } as const;
    expect((await run(options)).output).toMatchObject({ width: 50, height: 100 });
  });

  it('may be larger than the target holds, but not what is left of it', async () => {
    const wide: Case = { target: 'webp', pictures: [pictureOf(17_000, 2)] };
    await expect(run({ ...wide, rotate: 90 })).rejects.toMatchObject({ limit: 'side' });
    expect((await run({ ...wide, crop: left })).output).toMatchObject({ width: 4250, height: 2 });
  });
});

describe('margins', () => {
  const pad = { width: 300, height: 300 };

  it.each([
    ['png', [0, 0, 0, 0], false],
    ['jpg', [0x10, 0x20, 0x30, 255], true],
  ] as const)('of a %s are %j', async (target, margin, opaque) => {
    const { picture, output } = await run({ target, size: { pad }, background: '#102030' });
    expect(output).toMatchObject(pad);
    expect(picture).toMatchObject({ ...pad, opaque });
    const row = picture?.kind === 'pixels' ? picture.data.subarray(150 * 1200, 151 * 1200) : [];
    expect([...row.slice(0, 4), ...row.slice(200, 204)]).toEqual([...margin, 10, 20, 30, 255]);
  });

  it('are refused beyond what the target holds', async () => {
    const size = { padRatio: { width: 1, height: 16_384 } };
    await expect(run({ target: 'webp', size })).rejects.toMatchObject({ limit: 'side' });
  });
});

describe('the largest file that is wanted', () => {
  it('gives the best quality, which is reported', async () => {
    const { output } = await run({ target: 'jpg', maxBytes: 200 * 100 * 37 + 5 });
    expect(output).toMatchObject({ encoded: { size: 200 * 100 * 37 }, report: { quality: 37 } });
  });

  it.each(['jpg', 'webp', 'avif'] as const)('never raises the quality of a %s', async (target) => {
    const { output } = await run({ target, quality: 60, maxBytes: 200 * 100 * 95 });
    expect(output).toMatchObject({ encoded: { size: 200 * 100 * 60 } });
    expect(output.report.quality).toBeUndefined();
  });

  it('leaves a WebP without loss if that fits', async () => {
    const { settings, output } = await run({ target: 'webp', lossless: true, maxBytes: 200 * 100 * 95 });
    expect(settings?.lossless).toBe(true);
    expect(output.report.quality).toBeUndefined();
  });

  it('is obeyed whether or not WebP is to be without loss', async () => {
    const { last, output } = await run({ target: 'webp', lossless: true, maxBytes: 200 * 100 * 50 });
    expect(last?.settings.lossless).toBe(false);
    expect(output.report.quality).toBe(50);
  });

  it('that is too small for the picture is answered with a size that fits in a decent quality', async () => {
    const error = await run({ target: 'jpg', maxBytes: 50_000 }).catch((error: unknown) => error);
    expect(error).toMatchObject({ limit: 'bytes' });
    const side = Number((error as { cause: unknown }).cause);
    expect(side).toBeGreaterThan(20);
    const { output } = await run({ target: 'jpg', maxBytes: 50_000, size: { longestSide: side } });
    expect(output.report.quality).toBeGreaterThanOrEqual(75);
  });

  it('does not matter to a target without a quality', async () => {
    expect((await run({ target: 'bmp', maxBytes: 1000 })).output).toMatchObject({ width: 200 });
  });
});

it('puts a resampled picture on the background where the target has no transparency', async () => {
  const clear = pictureOf(200, 100, [0, 0, 0, 0]);
  const { picture } = await run({ target: 'jpg', size: { percent: 50 }, background: '#102030', pictures: [clear] });
  expect(picture).toMatchObject({ opaque: true });
  expect(picture?.kind === 'pixels' && [...picture.data.subarray(0, 4)]).toEqual([0x10, 0x20, 0x30, 255]);
});

it('fills transparency where that is wanted', async () => {
  expect((await run({ target: 'gif' })).settings).toMatchObject({ hasTransparency: true });
  const { settings } = await run({ target: 'gif', transparency: 'fill', background: '#00ff00' });
  expect(settings).toMatchObject({ hasTransparency: false, background: '#00ff00' });
});

it('tells the encoder nothing that does not apply to the target', async () => {
  const { settings } = await run({ target: 'jpg', lossless: true, effort: 'palette', quality: 40 });
  expect(settings).toMatchObject({ quality: 40, lossless: false, effort: 'default' });
});

describe('the pages that are wanted', () => {
  const numbers = async (pages: Pages, count: number) => {
    const pictures = Array.from({ length: count }, (_, index) => pictureOf(index + 1, 1));
    return (await run({ pages, pictures })).outputs.map(({ width }) => width);
  };

  it('are converted if they are there, and all but the last are reported', {
    tags: '@promise:document-pages',
  }, async () => {
    onPage.mockClear();
    expect(await numbers('all', 3)).toEqual([1, 2, 3]);
    expect(onPage.mock.calls).toEqual([[{ page: 2, last: 3 }], [{ page: 3, last: 3 }]]);
    expect(await numbers('2-9', 3)).toEqual([2, 3]);
    expect(onPage).toHaveBeenLastCalledWith({ page: 3, last: 3 });
    expect(await numbers('2-2', 3)).toEqual([2]);
    expect(await numbers('all', 1)).toEqual([1]);
  });
});

describe('metadata that is kept', () => {
  async function described(options: Partial<ConversionOptions>, pages = 1) {
    const file = new Blob([await describedFiles['described.jpg']()]);
    const blob = new Blob([await encoders.webp(drawPicture())], { type: 'image/webp' });
    const pictures = Array.from({ length: pages }, () => pictureOf(pictureSize.width, pictureSize.height));
    const result = await run({ ...options, target: 'webp', file, format: 'jpg', pictures, write: () => blob });
    const texts = result.outputs.map(({ encoded }) => Buffer.concat(encoded as Uint8Array[]).toString('latin1'));
    return { ...result, texts, added: (texts[0]?.length ?? 0) - blob.size };
  }

  it('is added to every page, and reported', async () => {
    const { outputs, texts, pagesOrFrames } = await described({ metadata: 'keep', pages: 'all' }, 3);
    expect([pagesOrFrames, outputs.length]).toEqual([3, 3]);
    for (const text of texts) expect(text).toContain(town);
    for (const { report, width } of outputs) {
      expect(width).toBe(pictureSize.width);
      expect(report).toMatchObject({ encoder: 'native', metadata: { removed: [] } });
    }
  });

  it('has no place if that is wanted', async () => {
    const { texts, output } = await described({ metadata: 'without-location' });
    expect(texts[0]).not.toContain(town);
    expect(output.report.metadata?.removed).toEqual(['caption', 'location']);
  });

  it('leaves less room for the picture where the size of the file is limited', async () => {
    const { settings, added } = await described({ metadata: 'keep', maxBytes: 50_000 });
    expect(50_000 - (settings?.maxBytes ?? 0)).toBeGreaterThanOrEqual(added);
    expect((await described({ metadata: 'keep' })).settings?.maxBytes).toBeUndefined();
  });
});
