import { drawEach, imageOf } from '@image-converter/corpus/fixtures/draw';
import { zipFile } from '@image-converter/corpus/fixtures/rare';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as native } from '../native/codec.ts';
import type { BrowserHost } from '../native/picture.ts';
import { codec as pngDecoder } from '../png-decoder/codec.ts';
import { codec as profiled } from '../profiled/codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** No sample above 128: sharp rescales samples in a way that brighter ones do not survive. */
const picture = drawEach({ width: 5, height: 3 }, (x, y) => [20 * x, 50 * y, 90]);

test.each(['image/openraster', 'application/x-krita'])(
  'a merged picture with 16 bits per channel in %s is decoded without ImageMagick',
  async (mediaType) => {
    const merged = new Uint8Array(await imageOf(picture).toColourspace('rgb16').png().toBuffer());
    const mimetype = new TextEncoder().encode(mediaType);
    const file = new Blob([zipFile({ mimetype, 'mergedimage.png': merged })]);
    const asked: BrowserDecoder[] = [];
    const host = hostAsking(asked);
    const found = await codec.decode(sourceOf(file, mediaType === 'image/openraster' ? 'ora' : 'kra'), host);
    expect(asked).toEqual(['native', 'profiled', 'png-decoder']);
    expect(found).toMatchObject({ kind: 'pixels', width: 5, height: 3 });
    if (found.kind !== 'pixels') return;
    expect([...found.data].filter((_, index) => index % 4 !== 3)).toEqual([...picture.data]);
  },
);

/** Tries the given decoders in order, like the engine, and records which. */
function hostAsking(asked: BrowserDecoder[]): BrowserHost {
  const codecs: Partial<Record<BrowserDecoder, Pick<typeof native | typeof profiled | typeof pngDecoder, 'decode'>>> = {
    native,
    profiled,
    'png-decoder': pngDecoder,
  };
  const host: BrowserHost = {
    ...browserHostForTests(),
    pictureIn: async ({ file, format, decoders }) => {
      const source = sourceOf(file, format, await inspect(file, 'png'));
      for (const name of decoders) {
        asked.push(name);
        const found = await codecs[name]?.decode(source, host);
        if (found) return found.kind === 'pixels' ? { ...found, channels: 4 } : found;
      }
      throw new Error('no decoder takes it');
    },
  };
  return host;
}
