import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { firstResult } from '@image-converter/codecs/pipeline/platform';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { settingsForTests } from '@image-converter/codecs/testing/host';
import { formatNames, formats, isTarget } from '@image-converter/formats/formats';
import { rareFormatNames, rareFormats } from '@image-converter/formats/rare/table';
import { describe, expect, it } from 'vitest';
import { inspectorOf, load, orUnavailable } from './codecs.ts';
import { encodersWorthLoading, readerWith } from './platform.ts';

const opaque = rgbaPixels({ width: 1, height: 1 }, Uint8ClampedArray.of(1, 2, 3, 255));
const transparent: Picture = { kind: 'canvas', width: 1, height: 1, canvas: {} as OffscreenCanvas, opaque: false };
/** TGA's codec cannot be fetched. */
const fetchFailed = () => orUnavailable(() => Promise.reject(new TypeError('Failed to fetch')));
const { load: loadCodec } = readerWith({} as BrowserHost);
const reader: Pick<ReturnType<typeof readerWith>, 'load'> = {
  load: (name) => (name === 'tga' ? fetchFailed() : loadCodec(name)),
};
const host = { limits: { canvasArea: 100, canvasSide: 100, pixels: 100 } } as BrowserHost;

describe('the registry', () => {
  it.each(formatNames)('has the codecs that the table names for %s', async (format) => {
    const { read, ...rest } = formats[format];
    for (const name of read.browser) expect((await load(name)).decode).toBeTypeOf('function');
    if (!isTarget(format) || !('write' in rest)) return;
    for (const name of rest.write.browser) expect((await load(name)).encode).toBeTypeOf('function');
  });

  const decodedByBrowser = formatNames.filter((format) =>
    formats[format].read.browser.some((name) => name === 'native'),
  );
  it.each(decodedByBrowser)('has an inspector of %s, because browsers show files that were cut', async (format) => {
    expect(await inspectorOf({ format, decoders: formats[format].read.browser })).toBeTypeOf('function');
  });

  it.each(rareFormatNames)('has the codecs that the table names for %s', async (format) => {
    for (const name of rareFormats[format].read.browser) expect((await load(name)).decode).toBeTypeOf('function');
  });

  it('does not blame the picture for a codec that cannot be loaded', async () => {
    await expect(fetchFailed()).rejects.toMatchObject({ code: 'CODEC_UNAVAILABLE', cause: expect.any(Error) });
  });
});

describe('the first result', () => {
  it('is that of the first codec that has one', async () => {
    const asked: unknown[] = [];
    const result = await firstResult(reader, ['native', 'tiff', 'heic'], async (codec) => {
      asked.push(codec);
      return asked.length === 2 ? 'second' : undefined;
    });
    expect(result).toBe('second');
    expect(asked).toHaveLength(2);
  });

  it('comes from the next codec if one cannot be loaded', async () => {
    expect(await firstResult(reader, ['tga', 'native'], async () => 'native')).toBe('native');
  });

  it('is that a codec is missing if it was, and that nobody reads the file otherwise', async () => {
    const nothing = async () => undefined;
    await expect(firstResult(reader, ['tga', 'native'], nothing)).rejects.toMatchObject({ code: 'CODEC_UNAVAILABLE' });
    await expect(firstResult(reader, ['native'], nothing)).rejects.toMatchObject({ code: 'UNSUPPORTED' });
  });

  it('is the failure of the codec that took the file', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    await expect(firstResult(reader, ['native', 'tga'], failing)).rejects.toThrow('broken');
  });
});

describe('our PNG encoder', () => {
  const encoders = ['png', 'native'] as const;
  const settings = settingsForTests('png');

  it('is loaded for opaque pictures that the browser would write with alpha', async () => {
    expect(await encodersWorthLoading(encoders, opaque, settings, host)).toEqual([...encoders]);
  });

  it('is loaded for transparent pixels, which a canvas would round', async () => {
    const pixels = rgbaPixels({ width: 1, height: 1 }, Uint8ClampedArray.of(1, 2, 3, 4));
    expect(await encodersWorthLoading(encoders, pixels, settings, host)).toEqual([...encoders]);
  });

  it('is not loaded for other transparent pictures, unless they are too large for a canvas', async () => {
    expect(await encodersWorthLoading(encoders, transparent, settings, host)).toEqual(['native']);
    const small = { ...host, limits: { ...host.limits, canvasArea: 0 } };
    expect(await encodersWorthLoading(encoders, transparent, settings, small)).toEqual([...encoders]);
  });
});
