import {
  elementsOf,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  valuesIn,
} from '@image-converter/formats/inspect/ifd';

/** A typical photo as a TIFF, which can be decoded without supporting the rest of the format. */
export interface PlainTiff {
  width: number;
  height: number;
  /** Samples (bytes) per pixel: 1 for grey, 3 for red, green and blue. */
  samples: number;
  isLzw: boolean;
  /** Each sample is the difference from the one before it in its row. */
  isPredicted: boolean;
  rowsPerStrip: number;
  strips: Uint8Array[];
  profile: Uint8Array | undefined;
}

const width = 256;
const height = 257;
const bitsPerSample = 258;
const compression = 259;
const photometric = 262;
const stripOffsets = 273;
const samplesPerPixel = 277;
const rowsPerStrip = 278;
const stripLengths = 279;
const predictor = 317;
const iccProfile = 34675;

/** Allowed values of these tags; a missing tag means the first. Only bits per sample must be there. */
const plainValues: readonly [tag: number, allowed: readonly number[]][] = [
  [bitsPerSample, [8]],
  [compression, [1, 5]], // none, LZW
  [266, [1]], // fill order
  [274, [1]], // orientation
  [samplesPerPixel, [1, 3]],
  [284, [1]], // interleaved samples, not planes
  [predictor, [1, 2]], // none, horizontal
  [339, [1]], // unsigned numbers
];

/** Tiles, extra samples, and tags that change what samples mean: transfer function, white point, primaries, range. */
const notPlain = [322, 338, 301, 318, 319, 532];

/** Twelve bits stand for at most 4,096 bytes: a file that claims to hold more is a bomb. */
const lzwExpansion = (4096 * 8) / 12;

/** The first page; undefined if it is in any way unusual. */
export function readPlainTiff(bytes: Uint8Array): PlainTiff | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  if (!layout) return undefined;
  const ifd = ifdAt(view, firstIfdOffset(view, layout), layout);
  if (!ifd?.entries.has(bitsPerSample) || notPlain.some((tag) => ifd.entries.has(tag))) return undefined;
  const directory = { bytes, view, ifd, layout };
  const isPlain = plainValues.every(([tag, allowed]) => numbers(directory, tag).every((one) => allowed.includes(one)));
  return isPlain ? describe(directory) : undefined;
}

interface Directory {
  bytes: Uint8Array;
  view: DataView;
  ifd: Ifd;
  layout: Layout;
}

function describe(directory: Directory): PlainTiff | undefined {
  const first = (tag: number, otherwise: number) => numbers(directory, tag)[0] ?? otherwise;
  const size = { width: first(width, 0), height: first(height, 0) };
  const samples = first(samplesPerPixel, 1);
  const isLzw = first(compression, 1) === 5;
  const rows = Math.min(first(rowsPerStrip, size.height), size.height);
  const strips = readStrips(directory);
  // BlackIsZero for one sample, RGB for three; anything else means other colours than the number of samples suggests.
  if (first(photometric, 0) !== (samples === 1 ? 1 : 2)) return undefined;
  if (size.width * rows === 0 || strips?.length !== Math.ceil(size.height / rows)) return undefined;
  const holds = (strip: Uint8Array, index: number) =>
    strip.length * (isLzw ? lzwExpansion : 1) >= size.width * samples * Math.min(rows, size.height - index * rows);
  if (!strips.every(holds)) return undefined;
  return {
    ...size,
    samples,
    isLzw,
    // The tag means nothing without compression.
    isPredicted: isLzw && first(predictor, 1) === 2,
    rowsPerStrip: rows,
    strips,
    profile: profileIn(directory),
  };
}

/** Undefined if the file does not hold all of them. */
function readStrips(directory: Directory): Uint8Array[] | undefined {
  const lengths = numbers(directory, stripLengths);
  const strips = numbers(directory, stripOffsets).map((offset, index) =>
    directory.bytes.subarray(offset, offset + (lengths[index] ?? 0)),
  );
  return strips.every(({ length }, index) => length === lengths[index]) ? strips : undefined;
}

/** Empty if there is no such tag; NaN if its values are not in the file. */
function numbers({ view, ifd, layout }: Directory, tag: number): number[] {
  const entry = ifd.entries.get(tag);
  if (!entry) return [];
  const values = valuesIn(view, entry, layout);
  return values ? elementsOf(values, entry, layout) : [Number.NaN];
}

function profileIn({ view, ifd, layout }: Directory): Uint8Array | undefined {
  const entry = ifd.entries.get(iccProfile);
  const values = entry && valuesIn(view, entry, layout);
  return values && new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
