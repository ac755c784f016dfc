import type { EncodedFile, EncodeSettings } from '@image-converter/codecs/codec';
import { encodeAnimatedGif } from '@image-converter/codecs/gif-encoder/animation';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { convert } from '@image-converter/codecs/pipeline/convert';
import { type Task, taskOf } from '@image-converter/codecs/pipeline/task';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
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
  encodeSet?: (picture: Picture) => Promise<EncodedFile[]>;
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
  encodeSet = async () => [],
  target = 'png',
  ...options
}: Case) {
  const chosen = { ...targetDefaults(target), ...options };
  const task = taskOf({ file, format, decoders }, { readOptions: ['pages'] }, chosen, 'browser');
  const encoded: { picture: Picture; settings: EncodeSettings }[] = [];
  let decoded = 0;
  const codec = {
    encodeSet,
    decode: async ({ page }: { page: number }) => {
      decoded += 1;
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
  return { ...result, output: result.outputs[0], ...encoded[0], last: encoded.at(-1), all: encoded, decoded };
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

describe('several widths', () => {
  const sizesOf = ({ outputs }: Awaited<ReturnType<typeof run>>) => outputs.map(({ width, height }) => [width, height]);

  it('give a file each, the largest first, from a picture that is decoded once', async () => {
    const result = await run({ widths: '20,50,100', target: 'webp' });
    expect(sizesOf(result)).toEqual([
      [100, 50],
      [50, 25],
      [20, 10],
    ]);
    expect(result.decoded).toBe(1);
    for (const { report } of result.outputs) expect(report.sourceSize).toEqual({ width: 200, height: 100 });
  });

  it('never enlarge a picture: those above its own give that one once', async () => {
    const result = await run({ widths: '100,300,400', enlarge: true });
    expect(sizesOf(result)).toEqual([
      [200, 100],
      [100, 50],
    ]);
  });

  it('are those of the turned and cut picture', async () => {
    const crop = { left: 0, top: 0, width: 1, height: 0.5 };
    expect(sizesOf(await run({ widths: '50', rotate: 90, crop }))).toEqual([[50, 50]]);
  });

  it('each are put on the background, although they share a picture', async () => {
    const clear = pictureOf(200, 100, [0, 0, 0, 0]);
    const { outputs } = await run({
      ...{ widths: '20,50', target: 'jpg', background: '#102030', pictures: [clear] },
      write: (picture) => new Blob(picture.kind === 'pixels' ? [picture.data] : []),
    });
    for (const { encoded } of outputs) {
      const data = new Uint8Array(await (encoded as Blob).arrayBuffer());
      expect([...new Set(data)].sort()).toEqual([0x10, 0x20, 255, 0x30].sort());
    }
  });

  it('are made of every page', async () => {
    const pictures = [pictureOf(40, 20), pictureOf(200, 20)];
    expect(sizesOf(await run({ widths: '20,100', pages: 'all', pictures }))).toEqual([
      [40, 20],
      [20, 10],
      [100, 10],
      [20, 2],
    ]);
  });

  it('each fit into the largest file that is wanted', async () => {
    const { outputs } = await run({ widths: '50,100', target: 'jpg', maxBytes: 100 * 50 * 37 + 5 });
    expect(outputs.map(({ report }) => report.quality)).toEqual([37, undefined]);
  });
});

describe('favicons', () => {
  const square = { width: 512, height: 512 };
  const set = [48, 180].map((side) => ({ width: side, height: side, encoded: new Blob([`${side}`]) }));

  it('are made from a square around the whole picture, of any size', async () => {
    const encodeSet = vi.fn(async (_picture: Picture) => set);
    const { outputs } = await run({ target: 'ico', favicons: true, encodeSet });
    expect(outputs).toMatchObject(set);
    const [picture] = encodeSet.mock.calls[0] ?? [];
    expect(picture).toMatchObject({ ...square, opaque: false });
    const alphas = [0, 255, 511].map((y) => picture?.kind === 'pixels' && picture.data[(y * 512 + 256) * 4 + 3]);
    expect(alphas).toEqual([0, 255, 0]);
  });

  it('are made of the first page that is wanted', async () => {
    const encodeSet = vi.fn(async (_picture: Picture) => set);
    const pictures = [pictureOf(1, 1), pictureOf(1, 1, [1, 2, 3, 255]), pictureOf(1, 1)];
    const { outputs } = await run({ target: 'ico', favicons: true, pages: '2-3', pictures, encodeSet });
    expect(outputs).toHaveLength(2);
    const [picture] = encodeSet.mock.calls[0] ?? [];
    expect(picture?.kind === 'pixels' && [...picture.data.subarray(0, 4)]).toEqual([1, 2, 3, 255]);
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

describe('the largest PNG that is wanted', () => {
  const pixels = 200 * 100;
  /** As if every colour took two bytes of a pixel, and none was more than 1000 colours. */
  const byColours: NonNullable<Case['write']> = ({ width, height }, { effort, colours }) =>
    new Blob(['x'.repeat(width * height * 2 * (effort === 'palette' ? colours : 1000))]);

  it('has all its colours if that fits', async () => {
    const { all, output } = await run({ write: byColours, colours: 8, maxBytes: pixels * 2000 });
    expect(all.map(({ settings }) => settings.effort)).toEqual(['default']);
    expect(output.report.colours).toBeUndefined();
  });

  it('has as many colours as fit, which is reported, after a few attempts', async () => {
    const { all, output } = await run({ write: byColours, dither: 'full', maxBytes: pixels * 2 * 100 });
    expect(output).toMatchObject({ encoded: { size: pixels * 2 * 91 }, report: { colours: 91 } });
    expect(all.length).toBeLessThan(8);
    expect(all.at(-1)?.settings.dither).toBe('half');
  });

  it('never has more colours than were chosen', async () => {
    const chosen = { write: byColours, effort: 'palette', colours: 50, dither: 'none' } as const;
    const { all, output } = await run({ ...chosen, maxBytes: pixels * 2 * 60 });
    expect(output).toMatchObject({ encoded: { size: pixels * 2 * 50 } });
    expect(output.report.colours).toBeUndefined();
    expect(all.every(({ settings }) => settings.dither === 'none')).toBe(true);
    expect((await run({ ...chosen, maxBytes: pixels * 2 * 49 })).output.report.colours).toBe(45);
  });

  it('has at least 16 colours, and otherwise a size that fits is found', async () => {
    const limit = { write: byColours, maxBytes: pixels * 2 * 15 };
    const error = await run(limit).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'TOO_LARGE', limit: 'bytes' });
    const { cause: longestSide } = error as { cause: number };
    const { output } = await run({ ...limit, size: { longestSide } });
    expect(output.report.colours).toBeGreaterThanOrEqual(64);
  });

  it('loses its 16 bits before its colours', async () => {
    const deep = { ...pictureOf(200, 100), deep: new Uint16Array(pixels * 4) };
    const write: Case['write'] = (picture, { effort }) =>
      new Blob(['x'.repeat(picture.kind === 'pixels' && picture.deep ? 9000 : effort === 'palette' ? 2000 : 5000)]);
    const fits = (maxBytes: number) => run({ write, pictures: [deep], maxBytes });
    expect((await fits(9000)).output.report).toEqual({ encoder: 'native', bits: 16 });
    expect((await fits(8000)).output.report).toEqual({ encoder: 'native' });
    expect((await fits(4000)).output.report).toEqual({ encoder: 'palette-png', colours: 256 });
  });
});

describe('the largest file that is wanted', () => {
  it('gives the best quality, which is reported', async () => {
    const { output } = await run({ target: 'jpg', maxBytes: 200 * 100 * 37 + 5 });
    expect(output).toMatchObject({ encoded: { size: 200 * 100 * 37 }, report: { quality: 37 } });
  });

  it.each(['jpg', 'webp', 'avif', 'jxl'] as const)('never raises the quality of a %s', async (target) => {
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

describe('the frames of an animation', () => {
  const [width, height] = [6, 4];
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const;

  /** A dot of another colour at another place in each frame, of which only what changes is written. */
  async function moving(count: number): Promise<{ file: Blob; truth: Uint8ClampedArray[] }> {
    const truth = Array.from({ length: count }, (_, step) => {
      const pixels = new Uint8ClampedArray(width * height * 4);
      pixels.set([...(colours[step % 3] ?? []), 255], 4 * ((5 * step) % (width * height)));
      return pixels;
    });
    async function* frames() {
      for (const data of truth) yield { picture: rgbaPixels({ width, height }, data), milliseconds: 50 };
    }
    const encoded = await encodeAnimatedGif(
      { width, height, plays: 0, count, frames: frames() },
      { colours: 256, dither: 'none' },
    );
    return { file: new Blob(encoded as Uint8Array<ArrayBuffer>[]), truth };
  }

  it('become a picture each, fully composed, if all are wanted', async () => {
    const { file, truth } = await moving(12);
    const seen: Uint8ClampedArray[] = [];
    const write = (picture: Picture) => {
      seen.push((picture as Pixels).data);
      return new Blob(['x']);
    };
    const { outputs, pagesOrFrames } = await run({ file, format: 'gif', frames: 'all', write });
    expect(outputs).toHaveLength(12);
    expect(pagesOrFrames).toBe(12);
    expect(seen).toEqual(truth);
    expect(onPage).toHaveBeenCalledWith({ page: 12, last: 12 });
  });

  it('are left out otherwise, but for the first', async () => {
    const { file } = await moving(3);
    expect((await run({ file, format: 'gif' })).outputs).toHaveLength(1);
  });

  it('are refused with a reason if they are too many', async () => {
    const { file } = await moving(1001);
    await expect(run({ file, format: 'gif', frames: 'all' })).rejects.toMatchObject({ obstacle: 'TOO_MANY_FRAMES' });
  });
});
