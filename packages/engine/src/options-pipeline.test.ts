import { type EncodeSettings, sourceOf } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { formats, type Writing } from '@image-converter/formats/formats';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { runPipeline } from './options-pipeline.ts';
import type { Task } from './protocol.ts';

const limits = { canvasArea: 0, canvasSide: 0, pixels: 1_000_000 };
const file = new Blob(['a file']);

function pictureOf(width: number, height: number, pixel = [10, 20, 30, 255]) {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] ?? 0);
  return rgbaPixels({ width, height }, data);
}

interface Case extends Partial<ConversionOptions> {
  picture?: Picture;
  decoders?: Task['decoders'];
}

/** Returns the encoder's input and the result. */
async function run({ picture = pictureOf(200, 100), decoders = ['native'], target = 'png', ...options }: Case) {
  const { mediaType, hasTransparency, write } = formats[target];
  const { browser: encoders, longestSide }: Writing = write;
  const chosen = { ...targetDefaults(target), ...options };
  const settings: EncodeSettings = { ...chosen, mediaType, hasTransparency };
  const task = { file, format: 'png', decoders, settings, encoders, longestSide, limits } as const;
  const encoded: { picture: Picture; settings: EncodeSettings }[] = [];
  const fileOf = ({ width, height }: Picture, { quality }: EncodeSettings) =>
    new Blob(['x'.repeat(width * height * quality)]);
  const { outputs } = await runPipeline({
    task: { ...task, needsPipeline: true, repacks: false, animates: false, exact: false, deep: false },
    host: { limits } as BrowserHost,
    opened: {
      source: sourceOf(file, 'png'),
      decodePage: async () => ({ picture, pagesOrFrames: 1 }),
    },
    encodeBy: async (_, picture, { settings }) => {
      encoded.push({ picture, settings });
      const { width, height } = picture;
      return { width, height, blob: fileOf(picture, settings), report: { encoder: 'native' } };
    },
    inTurn: (encode) => encode(),
    blobOf: () => new Blob(),
    onPage: () => {},
  });
  return { output: outputs[0], ...encoded[0], last: encoded.at(-1) };
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
      const { picture, output } = await run({ ...options, picture: given });
      expect(picture).toBe(given);
      expect(output.report).toEqual({ encoder: 'native' });
    },
  );

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

describe('the largest file that is wanted', () => {
  it('gives the best quality, which is reported', async () => {
    const { output } = await run({ target: 'jpg', maxBytes: 200 * 100 * 37 + 5 });
    expect(output).toMatchObject({ blob: { size: 200 * 100 * 37 }, report: { quality: 37 } });
  });

  it.each(['jpg', 'webp', 'avif'] as const)('never raises the quality of a %s', async (target) => {
    const { output } = await run({ target, quality: 60, maxBytes: 200 * 100 * 95 });
    expect(output).toMatchObject({ blob: { size: 200 * 100 * 60 } });
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
    expect(error).toMatchObject({ code: 'CANNOT_FIT' });
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
  const { picture } = await run({ target: 'jpg', size: { percent: 50 }, background: '#102030', picture: clear });
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
