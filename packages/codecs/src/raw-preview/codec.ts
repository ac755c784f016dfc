import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { firstIfdOffset, ifdAt, type Layout, layoutOf } from '@image-converter/formats/inspect/ifd';
import { ifdOrientation } from '@image-converter/formats/inspect/orientation';
import { textAt } from '@image-converter/formats/inspect/text';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { isComplete } from '../raw/completeness.ts';
import { uprightJpeg } from '../raw/upright-jpeg.ts';
import { largestJpeg } from './largest-jpeg.ts';

/** Raws of cameras of which no real file has proved that we develop them correctly: the camera's own picture. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const bytes = await source.bytes();
    const { jpeg, hasBroken } = largestJpeg(bytes);
    if (jpeg) {
      const preview = uprightJpeg(bytes.subarray(jpeg.start, jpeg.end), rawOrientation(bytes));
      return host.pictureIn(innerFile(preview, 'jpg'));
    }
    if (hasBroken || lacksParts(bytes)) throw new CodecError('INCOMPLETE');
    throw new UnsupportedFile('NO_PREVIEW');
  },
} satisfies Codec<Picture, BrowserHost>;

/** Whether a raw with the structure of a TIFF points beyond its end. */
function lacksParts(bytes: Uint8Array): boolean {
  const isTiff = layoutOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== undefined;
  return isTiff && !isComplete(bytes);
}

/** Canon's newer raws have a TIFF directory in this box, near the start. */
const canonBox = 'CMT1';
const canonWithin = 4096;

/** EXIF orientation by the raw file's own directory; 1 (upright) if it has none. */
function rawOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const box = textAt(view, 0, Math.min(canonWithin, view.byteLength)).indexOf(canonBox);
  return orientationIn(view) ?? (box >= 0 ? orientationIn(tiffFrom(view, box + canonBox.length)) : undefined) ?? 1;
}

function tiffFrom(view: DataView, at: number): DataView {
  return new DataView(view.buffer, view.byteOffset + at, view.byteLength - at);
}

/** Olympus and Panasonic write a TIFF with other version numbers. */
function orientationIn(tiff: DataView): number | undefined {
  if (tiff.byteLength < 8) return undefined;
  const order = textAt(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const layout: Layout = { littleEndian: order === 'II', word: 4 };
  const ifd = ifdAt(tiff, firstIfdOffset(tiff, layout), layout);
  return ifd && ifdOrientation(ifd, layout);
}
