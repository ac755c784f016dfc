import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { Size } from '@image-converter/formats/inspection';
import { zlib } from '../png/zlib.ts';

/** Bytes of a strip before compression: enough to compress well, few enough to save readers memory. */
const stripBytes = 2 ** 20;

const short = 3;
const long = 4;
const bytesOf = { [short]: 2, [long]: 4 };

interface Entry {
  readonly tag: number;
  readonly type: typeof short | typeof long;
  readonly values: readonly number[];
}

const deflated = 8;
const horizontalDifferences = 2;
const blackIsZero = 1;
const rgb = 2;
const straightAlpha = 2;

/** Interleaved samples of 8 or 16 bits. */
interface Stored extends Size {
  readonly channels: number;
  readonly data: Uint8ClampedArray | Uint16Array;
}

/** Deflate with horizontal differencing, in strips; grey, RGB or RGBA. */
export function encodeTiff(picture: Stored, samples: 1 | 3 | 4): Uint8Array<ArrayBuffer>[] {
  const { width, height, data } = picture;
  const rows = Math.max(1, Math.min(height, Math.floor(stripBytes / (width * samples * data.BYTES_PER_ELEMENT))));
  const strips = Array.from({ length: Math.ceil(height / rows) }, (_, index) =>
    zlib(differences(picture, samples, index * rows, Math.min(rows, height - index * rows))),
  );
  const lengths = strips.map((parts) => parts.reduce((sum, { length }) => sum + length, 0));
  const entries: Entry[] = [
    { tag: tag.width, type: long, values: [width] },
    { tag: tag.height, type: long, values: [height] },
    { tag: tag.bitsPerSample, type: short, values: Array(samples).fill(8 * data.BYTES_PER_ELEMENT) },
    { tag: tag.compression, type: short, values: [deflated] },
    { tag: tag.photometric, type: short, values: [samples === 1 ? blackIsZero : rgb] },
    { tag: tag.stripOffsets, type: long, values: lengths },
    { tag: tag.samplesPerPixel, type: short, values: [samples] },
    { tag: tag.rowsPerStrip, type: long, values: [rows] },
    { tag: tag.stripLengths, type: long, values: lengths },
    { tag: tag.predictor, type: short, values: [horizontalDifferences] },
    ...(samples === 4 ? [{ tag: tag.extraSamples, type: short, values: [straightAlpha] } as const] : []),
  ];
  return [head(entries, lengths), ...strips.flat()];
}

/** Replaces each sample with its difference from the pixel to the left; little-endian, like all browsers' machines. */
function differences({ width, channels, data }: Stored, samples: 1 | 3 | 4, top: number, rows: number): Uint8Array {
  const out = new (data instanceof Uint16Array ? Uint16Array : Uint8Array)(rows * width * samples);
  for (let y = 0, to = 0; y < rows; y += 1) {
    let from = (top + y) * width * channels;
    for (let x = 0; x < width; x += 1, from += channels) {
      for (let sample = 0; sample < samples; sample += 1, to += 1) {
        const left = x === 0 ? 0 : (data[from + sample - channels] as number);
        out[to] = (data[from + sample] as number) - left;
      }
    }
  }
  return new Uint8Array(out.buffer);
}

const directoryAt = 8;

/** Everything before the first strip: header, directory, and the values that do not fit into the directory. */
function head(entries: readonly Entry[], lengths: readonly number[]): Uint8Array<ArrayBuffer> {
  const valuesAt = directoryAt + 2 + 12 * entries.length + 4;
  const sizes = entries.map(({ type, values }) => bytesOf[type] * values.length);
  const outside = sizes.map((size) => (size > 4 ? (size + 3) & ~3 : 0));
  const total = valuesAt + outside.reduce((sum, size) => sum + size, 0);
  const view = new DataView(new ArrayBuffer(total));
  view.setUint32(0, 0x49492a00);
  view.setUint32(4, directoryAt, true);
  view.setUint16(directoryAt, entries.length, true);
  let free = valuesAt;
  for (const [index, { tag: number, type, values }] of entries.entries()) {
    const at = directoryAt + 2 + 12 * index;
    view.setUint16(at, number, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, values.length, true);
    const isOutside = outside[index] !== 0;
    if (isOutside) view.setUint32(at + 8, free, true);
    const shown = number === tag.stripOffsets ? offsetsOf(lengths, total) : values;
    writeValues(view, isOutside ? free : at + 8, type, shown);
    free += outside[index] as number;
  }
  return new Uint8Array(view.buffer);
}

function offsetsOf(lengths: readonly number[], first: number): number[] {
  let at = first;
  return lengths.map((length) => {
    at += length;
    return at - length;
  });
}

function writeValues(view: DataView, at: number, type: Entry['type'], values: readonly number[]): void {
  for (const [index, value] of values.entries()) {
    if (type === short) view.setUint16(at + 2 * index, value, true);
    else view.setUint32(at + 4 * index, value, true);
  }
}
