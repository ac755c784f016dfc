import { CodecError } from '@image-converter/formats/codec-error';
import type { Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import { MagickFormat } from '@imagemagick/magick-wasm';
import type { Codec, Encoded, EncodeSettings, Host, Source } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { maxPixelsPerByte, type Pixels } from '../pixels.ts';
import { tidied } from '../tiff/tidy.ts';
import { checkCineon } from './cineon.ts';
import { isComplete } from './completeness.ts';
import { decodeInPlace, decodeWithMagick, isMagickInput, sizeInHeaders } from './decode.ts';
import { encodeWithMagick } from './encode.ts';
import { framesIn } from './frames.ts';
import { checkJp2Size } from './jp2-size.ts';
import { labelledJp2 } from './labelled-jp2.ts';
import { initializeMagickOnce } from './magick.ts';
import type { MagickInput } from './readers.ts';
import { decodeTiles } from './tiles-as-strips.ts';
import { decodeWebpInTiff } from './webp-in-tiff.ts';

/** Only targets without transparency: alpha is dropped. */
const writers: Partial<Record<Target, MagickFormat>> = { jpg: MagickFormat.Jpeg };

/** Refuse, with a specific reason, what Magick would show wrongly. */
const checks: Partial<Record<MagickInput, (bytes: Uint8Array, size: Size) => void>> = {
  jp2: checkJp2Size,
  cin: checkCineon,
};

/** Rewrite what Magick would misread. */
const preparations: Partial<Record<MagickInput, (bytes: Uint8Array<ArrayBuffer>, page: number) => Uint8Array>> = {
  tiff: tidied,
  jp2: labelledJp2,
};

/** ImageMagick: reads what the other codecs leave to it, and writes JPG where the browser cannot. */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await initializeMagickOnce(await host.wasm('magick'));
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const { format, inspection, page } = source;
    if (!isMagickInput(format)) return undefined;
    const [file] = await Promise.all([source.bytes(), codec.getReady(host)]);
    const bytes = preparations[format]?.(file, page) ?? file;
    if (!isComplete(bytes, format)) throw new CodecError('INCOMPLETE');
    // Only the first page was inspected.
    const { width, height } = (page === 1 && inspection) || sizeInHeaders(bytes, format);
    const most = Math.min(host.limits.pixels, bytes.length * maxPixelsPerByte);
    if (width * height > most) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    const unpacked =
      format === 'tiff' ? (decodeWebpInTiff(file, page, host) ?? decodeTiles(file, page, host)) : undefined;
    if (unpacked) return unpacked;
    checks[format]?.(bytes, { width, height });
    const pixels =
      host.channels === 'rgba' ? decodeWithMagick(bytes, format, host) : decodeInPlace(bytes, format, host);
    const pages = framesIn(bytes, format);
    return pages ? { ...pixels, pages } : pixels;
  },

  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded | undefined> {
    const writer = writers[settings.target];
    if (!writer) return undefined;
    await codec.getReady(host);
    return [encodeWithMagick(pixelsOf(picture, settings, host.limits), writer, settings.quality)];
  },
} satisfies Codec<Picture, BrowserHost>;
