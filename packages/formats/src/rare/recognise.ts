import type { FormatEntry } from '../format-entry.ts';
import { textAt } from '../inspect/text.ts';
import { has } from '../recognise.ts';

type Recognise = FormatEntry['recognise'];

/** Smaller than any four printable characters read as a number. */
const maxPlausible = 0x2000_0000;

export function startsWithAny(...signatures: readonly string[]): Recognise {
  return (head) => signatures.some((signature) => has(head, signature, 0));
}

export function hasAt(offset: number, signature: string): Recognise {
  return (head) => has(head, signature, offset);
}

/** A ZIP whose first entry names its media type. An extra field or a Deflate block header may precede the name. */
export function isZipOf(mediaType: string): Recognise {
  const gaps = Array.from({ length: 64 }, (_, index) => index);
  return (head) =>
    has(head, 'PK\x03\x04', 0) && has(head, 'mimetype', 30) && gaps.some((gap) => has(head, mediaType, 38 + gap));
}

/** Matches the first bytes as text. */
export function looksLike(pattern: RegExp): Recognise {
  return (head) => pattern.test(textAt(head, 0, head.byteLength));
}

/** For formats without a distinctive signature: the extension must match as well. */
export function isCalled(extensions: readonly string[], structure: Recognise): Recognise {
  return (head, file) => extensions.includes(file.extension) && structure(head, file);
}

/** Plain text could begin with the letters of the signature, but its next letters are not plausible lengths. */
export function startsWithLengths(signature: string, count: 1 | 2): Recognise {
  return (head) => {
    if (!has(head, signature, 0) || head.byteLength < signature.length + count * 4) return false;
    const lengths = Array.from({ length: count }, (_, index) => head.getUint32(signature.length + index * 4));
    return lengths.every((length) => length > 0 && length < maxPlausible);
  };
}

/** A Windows cursor: an icon with a different type number. */
export const isCursor: Recognise = (head) => {
  if (head.byteLength < 22 || head.getUint32(0) !== 0x200) return false;
  const count = head.getUint16(4, true);
  return count > 0 && head.getUint32(18, true) >= 6 + count * 16;
};

/** ZSoft's one-byte signature, and fields with only a few possible values each. */
export const isPcx: Recognise = (head) => {
  if (head.byteLength < 128 || head.getUint8(0) !== 10) return false;
  const [version, encoding, bits, planes] = [1, 2, 3, 65].map((at) => head.getUint8(at));
  const isKnown = [0, 2, 3, 4, 5].includes(version ?? -1) && [0, 1].includes(encoding ?? -1);
  const isSized =
    head.getUint16(8, true) >= head.getUint16(4, true) && head.getUint16(10, true) >= head.getUint16(6, true);
  return isKnown && isSized && [1, 2, 4, 8].includes(bits ?? 0) && [1, 2, 3, 4].includes(planes ?? 0);
};

export const isTga: Recognise = (head) => {
  if (head.byteLength < 18) return false;
  const [palette, kind, depth] = [1, 2, 16].map((at) => head.getUint8(at));
  const isKnown = [1, 2, 3, 9, 10, 11].includes(kind ?? 0) && [8, 15, 16, 24, 32].includes(depth ?? 0);
  return isKnown && (palette ?? 2) <= 1 && head.getUint16(12, true) > 0 && head.getUint16(14, true) > 0;
};

export const isSgi: Recognise = (head) => {
  if (head.byteLength < 12 || head.getUint16(0) !== 474) return false;
  const [storage, sampleBytes, dimensions] = [head.getUint8(2), head.getUint8(3), head.getUint16(4)];
  return storage <= 1 && [1, 2].includes(sampleBytes) && dimensions >= 1 && dimensions <= 3;
};

/** A two-byte signature; channel count and bit depth are nearly always the same. */
export const isUtahRle: Recognise = (head) =>
  head.byteLength >= 15 && head.getUint16(0) === 0x52cc && head.getUint8(11) <= 4 && head.getUint8(12) === 8;

export const isTim: Recognise = (head) =>
  head.byteLength >= 20 && head.getUint32(0, true) === 0x10 && (head.getUint32(4, true) & ~0xb) === 0;

/** QuickDraw pictures begin with 512 bytes reserved for the application, then size, frame and version. */
export const isPict: Recognise = (head) => has(head, '\x00\x11\x02\xff', 522) || has(head, '\x11\x01', 522);

/** A type of 0 and two sizes, seven bits per byte; rows of bits fill the rest of the file. */
export const isWbmp: Recognise = (head, { size }) => {
  if (head.byteLength < 4 || head.getUint16(0) !== 0) return false;
  const width = numberOfSevens(head, 2);
  const height = width && numberOfSevens(head, width.end);
  return height !== undefined && width !== undefined && height.end + Math.ceil(width.value / 8) * height.value === size;
};

function numberOfSevens(head: DataView, start: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let at = start; at < Math.min(start + 4, head.byteLength); at += 1) {
    const byte = head.getUint8(at);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return undefined;
}

/** Two sizes and four bytes per pixel; the file size must match. */
export const isAvs: Recognise = (head, { size }) => {
  if (head.byteLength < 12) return false;
  const pixels = head.getUint32(0) * head.getUint32(4);
  return pixels > 0 && (size - 8) % (pixels * 4) === 0;
};

/** Two sizes as text and three bytes per pixel; the file size must match. */
export const isMtv: Recognise = (head, { size }) => {
  const [header, width, height] = /^(\d{1,5}) (\d{1,5})\n/.exec(textAt(head, 0, Math.min(12, head.byteLength))) ?? [];
  const pixels = Number(width) * Number(height);
  return header !== undefined && pixels > 0 && size === header.length + pixels * 3;
};

export const isMacPaint: Recognise = (head) =>
  has(head, 'PNTG', 65) || (head.byteLength > 512 && [0, 2, 3].includes(head.getUint32(0)));
