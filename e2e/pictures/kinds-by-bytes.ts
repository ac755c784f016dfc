import type { AnyFormat } from '@image-converter/formats/any-format';
import { firstIfdOffset, ifdAt, layoutOf, numberIn } from '@image-converter/formats/inspect/ifd';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { Kinds } from './aspects.ts';

/** Details that sharp does not report, or reports less precisely, read from the bytes. */
export const kindsByBytes: Partial<Record<AnyFormat, (file: Buffer) => Kinds>> = {
  png: pngKinds,
  jpg: (file) => ({ ...(file.includes('hdrgm:Version') && { hdr: 'gain map beside a usual picture' }) }),
  webp: (file) => ({ storage: file.subarray(0, 4096).includes('VP8L') ? 'lossless' : 'lossy' }),
  avif: heifKinds,
  heic: heifKinds,
  bmp: bmpKinds,
  tiff: tiffKinds,
};

function pngKinds(file: Buffer): Kinds {
  const types = chunkTypes(file);
  const space = types.has('iCCP') ? 'with a profile' : types.has('cICP') ? 'by numbers (cICP)' : undefined;
  const brightness = types.has('gAMA') && !types.has('sRGB') ? 'with a gamma' : undefined;
  const isGrey = (file[25] ?? 0) % 4 === 0;
  const told = space ?? brightness;
  return {
    colour: told ? `${isGrey ? 'grey' : 'RGB'} ${told}` : isGrey ? 'grey without a profile' : undefined,
    ...(types.has('acTL') && { several: 'animated (APNG)' }),
  };
}

function chunkTypes(file: Buffer): Set<string> {
  const types = new Set<string>();
  for (let at = 8; at + 8 <= file.length; at += file.readUInt32BE(at) + 12)
    types.add(file.toString('latin1', at + 4, at + 8));
  return types;
}

/** Transfer characteristics from ITU-T H.273, table 3. */
const transfers: Readonly<Record<number, string>> = { 16: 'PQ', 18: 'HLG' };

function heifKinds(file: Buffer): Kinds {
  const numbers = file.indexOf('colrnclx');
  const transfer = numbers < 0 ? undefined : transfers[file.readUInt16BE(numbers + 10)];
  const turns = ['irot', 'imir'].filter((box) => file.includes(box));
  const isSequence = file.includes('moov');
  return {
    ...(turns.length > 0 && { turned: turns.join(' and ') }),
    ...(transfer && { hdr: transfer }),
    ...(file.includes('grid') && { storage: 'in tiles' }),
    ...(isSequence && { several: 'a sequence' }),
  };
}

/** For the header of Windows 3 or later; the OS/2 header is shorter. */
function bmpKinds(file: Buffer): Kinds {
  const length = file.readUInt32LE(14);
  if (length < 40) return { depth: `${file.readUInt16LE(24)} bits`, storage: 'OS/2' };
  const compression = file.readUInt32LE(30);
  const isCalibrated = length >= 108 && file.readUInt32LE(70) === 0;
  return {
    depth: `${file.readUInt16LE(28)} ${file.readUInt16LE(28) === 1 ? 'bit' : 'bits'}`,
    ...(isCalibrated && { colour: 'calibrated' }),
    ...((compression === 1 || compression === 2) && { storage: 'run lengths (RLE)' }),
  };
}

const compressions: Readonly<Record<number, string>> = {
  1: 'not compressed',
  2: 'fax (CCITT)',
  3: 'fax (CCITT)',
  4: 'fax (CCITT)',
  5: 'LZW',
  6: 'old JPEG',
  7: 'JPEG',
  8: 'Deflate',
  32773: 'PackBits',
  32946: 'Deflate',
  34925: 'LZMA',
  50000: 'Zstandard',
  50001: 'WebP',
};

const photometrics: Readonly<Record<number, string>> = {
  0: 'grey, white is zero',
  3: 'palette',
  6: 'YCbCr',
  8: 'CIELAB',
};

function tiffKinds(file: Buffer): Kinds {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const layout = layoutOf(view);
  const directory = layout && ifdAt(view, firstIfdOffset(view, layout), layout);
  if (!layout || !directory) return {};
  const compression = numberIn(directory, tag.compression, layout) ?? 1;
  const photometric = photometrics[numberIn(directory, tag.photometric, layout) ?? 2];
  return {
    storage: compressions[compression] ?? `compression ${compression}`,
    ...(photometric && { colour: photometric }),
  };
}
