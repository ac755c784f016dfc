import type { Format } from './formats.ts';
import { startsLikeCameraRaw } from './inspect/camera-raw.ts';
import { layoutOf } from './inspect/ifd.ts';
import { textAt } from './inspect/text.ts';

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Brands that name the codec of the pictures; `mif1` and `msf1` only say that the file is HEIF. */
const brands: Record<string, Format> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  hevm: 'heic',
  hevs: 'heic',
};

/** In the `ftyp` box, between the major brand and the others. */
const VERSION_OFFSET = 12;

/** What a file is, judged by its first bytes, whatever its name says. 4 KiB are enough. */
export function sniff(head: Uint8Array): Format | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const starts = (text: string, offset = 0) =>
    view.byteLength >= offset + text.length && textAt(view, offset, text.length) === text;
  if (starts(PNG_SIGNATURE)) return 'png';
  if (starts('\xff\xd8\xff')) return 'jpg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  if (starts('ftyp', 4)) return formatOfBrands(view);
  if (starts('BM') && isBitmap(view)) return 'bmp';
  const layout = layoutOf(view);
  return layout && !startsLikeCameraRaw(view, layout) ? 'tiff' : undefined;
}

/** The major brand, then (after a version number) the compatible ones: the first that names a codec. */
function formatOfBrands(view: DataView): Format | undefined {
  const end = Math.min(view.getUint32(0), view.byteLength);
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    const brand = textAt(view, offset);
    if (offset !== VERSION_OFFSET && Object.hasOwn(brands, brand)) return brands[brand];
  }
  return undefined;
}

/** Texts may begin with "BM", too, so the header's length decides. */
function isBitmap(view: DataView): boolean {
  if (view.byteLength < 18) return false;
  const headerLength = view.getUint32(14, true);
  return headerLength === 12 || (headerLength >= 16 && headerLength <= 124);
}
