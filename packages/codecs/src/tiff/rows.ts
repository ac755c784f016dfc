import type { TiffPicture } from './picture.ts';

/** Samples of a row, pixel by pixel; valid until the next row is read. */
export type Row = Uint8Array | Uint16Array;

/** Where to write the colours of a row: every `step`th byte, starting at `at`. */
export interface Output {
  /** 16 bits per sample are only kept on demand. */
  data: Uint8Array | Uint16Array;
  at: number;
  step: number;
}

/** Writes the colours of this many pixels, without alpha. */
export type PaintColours = (row: Row, pixels: number, output: Output) => void;

/** Reads a row of a strip or tile from its decompressed planes. */
export type ReadRow = (planes: readonly Uint8Array[], row: number) => Row;

/** Reads `count` samples from a byte offset. */
type ReadSamples = (bytes: Uint8Array, start: number) => Row;

export function rowReader(picture: TiffPicture): ReadRow {
  return picture.isPlanar ? planarRows(picture) : interleavedRows(picture);
}

function interleavedRows(picture: TiffPicture): ReadRow {
  const { rowLength, bytesPerRow } = planeOf(picture, 0);
  const read = samplesReader(picture, rowLength, picture.samples);
  return ([bytes], row) => read(bytes as Uint8Array, row * bytesPerRow);
}

function planarRows(picture: TiffPicture): ReadRow {
  const { samples, grid, bits } = picture;
  const [across] = picture.subsampling;
  const row = newRow(bits, grid.width * samples);
  const readers = grid.planes.map(({ rowLength, bytesPerRow, rowsPerRow }) => {
    const read = samplesReader(picture, rowLength, 1);
    const pixels = rowLength < grid.width ? across : 1;
    return { pixels, read: (bytes: Uint8Array, y: number) => read(bytes, Math.floor(y / rowsPerRow) * bytesPerRow) };
  });
  return (planes, y) => {
    for (const [plane, { pixels, read }] of readers.entries()) {
      const from = read(planes[plane] as Uint8Array, y);
      for (let x = 0, to = plane; x < grid.width; x += 1, to += samples) {
        row[to] = from[pixels === 1 ? x : Math.floor(x / pixels)] as number;
      }
    }
    return row;
  };
}

/** `stride` is the distance to the same sample of the previous pixel, for differences. */
function samplesReader({ bits, isPredicted, tags }: TiffPicture, count: number, stride: number): ReadSamples {
  const { littleEndian } = tags.layout;
  if (bits === 8 && !isPredicted) return (bytes, start) => bytes.subarray(start, start + count);
  const row = newRow(bits, count);
  const read = bits === 8 ? copyBytes : bits >= 16 ? readWords(bits, littleEndian) : readBits(bits);
  return (bytes, start) => {
    read(bytes, start, row);
    if (isPredicted) for (let i = stride; i < count; i += 1) row[i] = (row[i] as number) + (row[i - stride] as number);
    return row;
  };
}

function copyBytes(bytes: Uint8Array, start: number, row: Row): void {
  row.set(bytes.subarray(start, start + row.length));
}

/** The highest 16 bits of 16 or more. */
function readWords(bits: number, littleEndian: boolean) {
  const step = bits / 8;
  const [high, low] = littleEndian ? [step - 1, step - 2] : [0, 1];
  return (bytes: Uint8Array, start: number, row: Row) => {
    for (let i = 0, at = start; i < row.length; i += 1, at += step) {
      row[i] = ((bytes[at + high] as number) << 8) | (bytes[at + low] as number);
    }
  };
}

/** Samples of fewer than 16 bits are packed without gaps, highest bits first, whatever the byte order. */
function readBits(bits: number) {
  const mask = (1 << bits) - 1;
  return (bytes: Uint8Array, start: number, row: Row) => {
    let at = start;
    let [hold, held] = [0, 0];
    for (let i = 0; i < row.length; i += 1) {
      while (held < bits) {
        hold = ((hold << 8) | (bytes[at] as number)) & 0xffffff;
        at += 1;
        held += 8;
      }
      held -= bits;
      row[i] = (hold >>> held) & mask;
    }
  };
}

function newRow(bits: number, length: number): Row {
  return bits <= 8 ? new Uint8Array(length) : new Uint16Array(length);
}

function planeOf({ grid }: TiffPicture, index: number) {
  const { rowLength = 0, bytesPerRow = 0 } = grid.planes[index] ?? {};
  return { rowLength, bytesPerRow };
}
