import { type CameraRaw, cameraRawIn, startsLikeCameraRaw } from './inspect/camera-raw.ts';
import { layoutOf } from './inspect/ifd.ts';
import { textAt } from './inspect/text.ts';

type Recognise = (head: DataView) => boolean;

/** PDF readers look for the header within this many bytes (ISO 32000-1, annex H.3, note 13). */
const pdfHeaderWithin = 1024;

/** In the `ftyp` box, between the major brand and the others. */
const versionOffset = 12;

/** Brands that name the codec; others, such as `mif1`, only say that the file is HEIF. */
const codecBrands: Readonly<Record<string, 'avif' | 'heic'>> = {
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

export function startsWith(text: string): Recognise {
  return (head) => has(head, text, 0);
}

export const isWebp: Recognise = (head) => has(head, 'RIFF', 0) && has(head, 'WEBP', 8);

/** Codestream or container. */
export const isJxl: Recognise = (head) => has(head, '\xff\x0a', 0) || has(head, '\0\0\0\x0cJXL \r\n\x87\n', 0);

export function hasBrandOf(codec: 'avif' | 'heic'): Recognise {
  return (head) => has(head, 'ftyp', 4) && codecOf(head) === codec;
}

/** Checks the major brand, then the compatible ones after the version number: the first that names a codec decides. */
function codecOf(head: DataView): 'avif' | 'heic' | undefined {
  const end = Math.min(head.getUint32(0), head.byteLength);
  let isHeif = false;
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    const brand = textAt(head, offset);
    if (offset === versionOffset) continue;
    if (Object.hasOwn(codecBrands, brand)) return codecBrands[brand];
    isHeif ||= brand === 'mif1';
  }
  return isHeif ? codecOfItems(head, end) : undefined;
}

/** Picture items in the list of a file's items; an item's ID takes two or four bytes. */
const codedItem = /infe.{8}(?:..)?(av01|avc1|evc1|hvc1|j2k1|jxl1|unci|vvc1)/gs;

/**
 * The first codec that we have a decoder for decides. The HEIC decoder also gets files with other codecs and names the
 * codec when it rejects them. The exception is JPEG, which the rare table handles.
 */
function codecOfItems(head: DataView, from: number): 'avif' | 'heic' | undefined {
  const types = Array.from(textAt(head, from, head.byteLength - from).matchAll(codedItem), ([, type]) => type);
  if (types.length === 0) return undefined;
  return types.find((type) => type === 'hvc1' || type === 'av01') === 'av01' ? 'avif' : 'heic';
}

/** Plain text may also begin with "BM", so the header length is checked. */
export const isBmp: Recognise = (head) => {
  if (!has(head, 'BM', 0) || head.byteLength < 18) return false;
  const headerLength = head.getUint32(14, true);
  return headerLength === 12 || (headerLength >= 16 && headerLength <= 124);
};

/**
 * The four-byte signature is not distinctive, so the list of pictures is checked as well: it must precede the first
 * one.
 */
export const isIcon: Recognise = (head) => {
  if (!has(head, '\0\0\x01\0', 0) || head.byteLength < 22) return false;
  const count = head.getUint16(4, true);
  return count > 0 && head.getUint32(18, true) >= 6 + count * 16;
};

export function isCameraRawOf(format: CameraRaw): Recognise {
  return (head) => cameraRawIn(head) === format;
}

export const isTiff: Recognise = (head) => {
  const layout = layoutOf(head);
  return layout !== undefined && !startsLikeCameraRaw(head, layout);
};

export const isPdf: Recognise = (head) => textAt(head, 0, Math.min(head.byteLength, pdfHeaderWithin)).includes('%PDF-');

export function has(head: DataView, text: string, offset: number): boolean {
  return head.byteLength >= offset + text.length && textAt(head, offset, text.length) === text;
}
