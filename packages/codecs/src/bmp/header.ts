import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';

const fileHeaderLength = 14;
/** OS/2 1.x: 16-bit sizes and three-byte colours. */
const coreLength = 12;
const shortestLength = 16;
const infoLength = 40;
/** Version 2 has the masks of red, green and blue in the header; version 3 adds that of alpha. */
const version2Length = 52;
const version3Length = 56;
const version5Length = 124;
/** Other lengths belong to OS/2 2.x, whose 64-byte header may be cut off anywhere. */
const windowsLengths = [infoLength, version2Length, version3Length, 108, version5Length];

/** By the header's compression number. */
const storages = ['rows', 'runs', 'runs', 'rows', 'jpg', 'png', 'rows'] as const;
const [RLE8, RLE4, BITFIELDS, ALPHABITFIELDS] = [1, 2, 3, 6];
const bitsOfRuns: Readonly<Record<number, number>> = { [RLE8]: 8, [RLE4]: 4 };
const readableBits = [1, 2, 4, 8, 16, 24, 32];

/** Red, green, blue and alpha. */
const defaultMasks: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};

/** PROFILE_EMBEDDED, the multi-character constant 'MBED'. */
const embeddedProfile = 0x4d424544;

export interface BmpHeader extends Size {
  /** Otherwise bottom-up. */
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly storage: (typeof storages)[number];
  /** Bit masks of red, green, blue and alpha in a 16-bit or 32-bit pixel. */
  readonly masks: readonly number[] | undefined;
  /** Blue, green, red and, except in the oldest files, an unused fourth byte. */
  readonly palette: Uint8Array;
  readonly bytesPerColour: 3 | 4;
  /** The rest of the file, starting at the first pixel. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly profile: Uint8Array | undefined;
}

export function readHeader(bytes: Uint8Array<ArrayBuffer>): BmpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(fileHeaderLength, true);
  const isCore = length === coreLength;
  const isKnown = isCore || (length >= shortestLength && length <= version5Length);
  if (!isKnown) throw new CodecError('CORRUPT', 'BMP: header length');
  if (fileHeaderLength + length > bytes.length) throw new CodecError('INCOMPLETE');
  /** Fields beyond the end of a short header are zero. */
  const at = (offset: number) => (offset + 4 <= length ? view.getUint32(fileHeaderLength + offset, true) : 0);
  const [width, height] = isCore ? [at(4) & 0xffff, at(4) >>> 16] : [at(4) | 0, at(8) | 0];
  const bits = isCore ? at(8) >>> 16 : at(12) >>> 16;
  const compression = isCore ? 0 : at(16);
  const storage = storageOf(compression, bits, isCore || !windowsLengths.includes(length));
  const masks = storage === 'rows' ? masksOf(view, { length, bits, compression }) : undefined;

  const masksLength = length === infoLength ? 4 * ({ [BITFIELDS]: 3, [ALPHABITFIELDS]: 4 }[compression] ?? 0) : 0;
  const paletteAt = fileHeaderLength + length + masksLength;
  const bytesPerColour = isCore ? 3 : 4;
  const maxColours = bits <= 8 ? 2 ** bits : 0;
  const usedColours = Math.min(at(32) || maxColours, maxColours);
  const paletteEnd = paletteAt + usedColours * bytesPerColour;
  const told = view.getUint32(10, true);
  if (told > 0 && told < fileHeaderLength + length) throw new CodecError('CORRUPT', 'BMP: pixels inside the header');
  // Some writers leave the offset of the pixels at zero, or ignore the palette in it. OS/2 may write fewer colours than
  // the maximum.
  const pixelsAt = told === 0 || (at(32) > 0 && told < paletteEnd) ? paletteEnd : told;
  const profileAt = fileHeaderLength + at(112);
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    storage,
    masks,
    palette: bytes.subarray(paletteAt, Math.min(paletteEnd, Math.max(paletteAt, pixelsAt))),
    bytesPerColour,
    pixels: bytes.subarray(pixelsAt),
    profile: at(56) === embeddedProfile ? bytes.subarray(profileAt, profileAt + at(116)) : undefined,
  };
}

function storageOf(compression: number, bits: number, isOs2: boolean): BmpHeader['storage'] {
  const storage = storages[compression];
  // In OS/2 bitmaps the higher numbers mean other compressions.
  const isReadable = storage !== undefined && !(isOs2 && compression > RLE4);
  const isEmbeddedFile = storage === 'jpg' || storage === 'png';
  const fits = isEmbeddedFile || bits === (bitsOfRuns[compression] ?? bits);
  if (isReadable && fits && (isEmbeddedFile || readableBits.includes(bits))) return storage;
  throw new UnsupportedFile('KIND_OF_PIXELS', `BMP: ${bits} bits, compression ${compression}`);
}

function masksOf(
  view: DataView,
  { length, bits, compression }: { length: number; bits: number; compression: number },
): readonly number[] | undefined {
  const usual = defaultMasks[bits];
  if (!usual || (compression !== BITFIELDS && compression !== ALPHABITFIELDS)) return usual;
  const hasAlpha = length >= version2Length ? length >= version3Length : compression === ALPHABITFIELDS;
  const end = fileHeaderLength + infoLength + (hasAlpha ? 16 : 12);
  if (end > view.byteLength) throw new CodecError('INCOMPLETE');
  const mask = (index: number) => view.getUint32(fileHeaderLength + infoLength + 4 * index, true);
  return [mask(0), mask(1), mask(2), hasAlpha ? mask(3) : 0];
}
