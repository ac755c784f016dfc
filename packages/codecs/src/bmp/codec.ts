import { checkSize } from '../byte-reader.ts';
import type { Codec, Source } from '../codec.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { colourConversion, coloursBy } from '../colour/to-srgb.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';
import { type BmpHeader, readHeader } from './header.ts';
import { paintRows } from './rows.ts';
import { paintRuns } from './runs.ts';

/**
 * All kinds of Windows bitmaps, in every browser, because their own decoders differ: WebKit pads 5-bit samples with
 * zeros, treats any fourth byte as alpha and lacks some headers; Firefox lacks 2 bits per pixel; neither they nor
 * ImageMagick read all profiles.
 */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const header = readHeader(await source.bytes());
    const { storage, profile } = header;
    checkSize(header, host);
    if (storage === 'jpg' || storage === 'png') return wholePicture(header, storage, host);
    const words = storage === 'runs' ? paintRuns(header) : paintRows(header);
    const pixels = toPixels(header, words);
    const kept = keptBy(host, coloursBy(profile, 3));
    colourConversion(kept.converted)?.(pixels.data);
    return { ...pixels, ...(kept.profile && { profile: kept.profile }) };
  },
} satisfies Codec<Picture, BrowserHost>;

/** Bitmaps for printers may hold a whole JPG or PNG file in place of the pixels. */
function wholePicture({ pixels }: BmpHeader, format: 'jpg' | 'png', host: BrowserHost): Promise<Picture> {
  return host.pictureIn(innerFile(new Blob([pixels]), format));
}

/** Writers without alpha support leave the alpha bits at zero: if all are zero, the picture is opaque. */
function toPixels({ width, height, masks, storage }: BmpHeader, words: Uint32Array): Pixels<4> {
  const mayBeClear = storage === 'runs' || (masks?.[3] ?? 0) !== 0;
  const isForgotten = mayBeClear && storage === 'rows' && words.every((word) => word >>> 24 === 0);
  if (isForgotten) for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) | opaqueWord;
  const isOpaque = !mayBeClear || isForgotten || words.every((word) => word >>> 24 === 255);
  return rgbaPixels({ width, height }, new Uint8ClampedArray(words.buffer as ArrayBuffer), isOpaque);
}
