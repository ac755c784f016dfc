import { makerOfCameraRaw, startsLikeCameraRaw } from './inspect/camera-raw.ts';
import { layoutOf } from './inspect/ifd.ts';
import { textAt } from './inspect/text.ts';

type Recognise = (head: DataView) => boolean;

/** PDF readers look for the header in this many bytes (ISO 32000-1, annex H.3, note 13). */
const pdfHeaderWithin = 1024;

/** In the `ftyp` box, between the major brand and the others. */
const versionOffset = 12;

/** Brands that name the codec of the pictures; others, such as `mif1`, only say that the file is HEIF. */
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

export function hasBrandOf(codec: 'avif' | 'heic'): Recognise {
  return (head) => has(head, 'ftyp', 4) && codecOf(head) === codec;
}

/** The major brand, then (after a version number) the compatible ones: the first that names a codec. */
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

/** In the list of a file's items, those that are pictures; the number of one takes two bytes, or four. */
const codedItem = /infe.{8}(?:..)?(av01|avc1|evc1|hvc1|j2k1|jpeg|jxl1|unci|vvc1)/gs;

/**
 * The first that one of our decoders reads decides. That of HEIC also gets what is coded in other ways, and refuses it by
 * its name.
 */
function codecOfItems(head: DataView, from: number): 'avif' | 'heic' | undefined {
  const types = Array.from(textAt(head, from, head.byteLength - from).matchAll(codedItem), ([, type]) => type);
  if (types.length === 0) return undefined;
  return types.find((type) => type === 'hvc1' || type === 'av01') === 'av01' ? 'avif' : 'heic';
}

/** Texts may begin with "BM", too, so the header's length decides. */
export const isBmp: Recognise = (head) => {
  if (!has(head, 'BM', 0) || head.byteLength < 18) return false;
  const headerLength = head.getUint32(14, true);
  return headerLength === 12 || (headerLength >= 16 && headerLength <= 124);
};

export function isCameraRawOf(maker: 'cr2' | 'nef' | 'arw'): Recognise {
  return (head) => makerOfCameraRaw(head) === maker;
}

export const isTiff: Recognise = (head) => {
  const layout = layoutOf(head);
  return layout !== undefined && !startsLikeCameraRaw(head, layout);
};

export const isPdf: Recognise = (head) => textAt(head, 0, Math.min(head.byteLength, pdfHeaderWithin)).includes('%PDF-');

function has(head: DataView, text: string, offset: number): boolean {
  return head.byteLength >= offset + text.length && textAt(head, offset, text.length) === text;
}
