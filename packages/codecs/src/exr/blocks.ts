import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { halfFloat } from '../colour/half.ts';
import { unpackB44 } from './b44.ts';
import { unpackDwa } from './dwa.ts';
import type { Header, Window } from './header.ts';
import { unpackPiz } from './piz.ts';
import { unpackPxr24 } from './pxr24.ts';
import { type BlockShape, shapeOf } from './shape.ts';
import { unpackRle, unpackZip } from './zip.ts';

/** Some lines of the picture, or a tile. */
export interface Block extends Window {
  readonly shape: BlockShape;
  readonly samples: Uint8Array;
}

type Unpack = (packed: Uint8Array, shape: BlockShape) => Uint8Array | undefined;

/** By compression number: lines per block, and the decompressor. */
const compressions: readonly { lines: number; unpack: Unpack }[] = [
  { lines: 1, unpack: () => undefined },
  { lines: 1, unpack: unpackRle },
  { lines: 1, unpack: unpackZip },
  { lines: 16, unpack: unpackZip },
  { lines: 32, unpack: unpackPiz },
  { lines: 16, unpack: unpackPxr24 },
  { lines: 32, unpack: unpackB44 },
  { lines: 32, unpack: unpackB44 },
  { lines: 32, unpack: unpackDwa },
  { lines: 256, unpack: unpackDwa },
];

export function* blocksOf(bytes: Uint8Array, header: Header): Generator<Block> {
  const { data, tile, channels, isMultipart } = header;
  const compression = compressions[header.compression];
  if (!compression) throw new UnsupportedFile('UNKNOWN_COMPRESSION', `EXR: compression ${header.compression}`);
  const { width, height } = tile ?? { width: data.width, height: compression.lines };
  if (width === 0 || height === 0) throw new CodecError('CORRUPT', 'EXR: tiles');
  const count = Math.ceil(data.width / width) * Math.ceil(data.height / height);
  for (const offset of offsetsOf(bytes, header.start, count)) {
    const reader = new ByteReader(bytes, 'little-endian', offset);
    if (isMultipart) reader.skip(4);
    const place = tile ? tilePlace(reader, tile, data) : { left: data.left, top: reader.i32() };
    const window = {
      ...place,
      width: Math.min(width, data.left + data.width - place.left),
      height: Math.min(height, data.top + data.height - place.top),
    };
    if (window.width <= 0 || window.height <= 0 || place.top < data.top) throw new CodecError('CORRUPT', 'EXR: place');
    const packed = reader.take(reader.u32());
    const shape = shapeOf(channels, window);
    // Data that compression would not have shrunk is stored uncompressed.
    const samples = packed.length === shape.length ? packed : compression.unpack(packed, shape);
    if (samples?.length !== shape.length) throw new CodecError('CORRUPT', 'EXR: block');
    yield { ...window, shape, samples };
  }
}

/** Full-size tiles come before those of mipmaps. Blocks that were never written have offset 0. */
function offsetsOf(bytes: Uint8Array, start: number, count: number): number[] {
  const reader = new ByteReader(bytes, 'little-endian', start);
  if (count * 8 > reader.left) throw new CodecError('INCOMPLETE');
  return Array.from({ length: count }, () => {
    const offset = reader.u32() + reader.u32() * 2 ** 32;
    if (offset === 0 || offset >= bytes.length) throw new CodecError('INCOMPLETE');
    return offset;
  });
}

function tilePlace(reader: ByteReader, tile: { width: number; height: number }, data: Window) {
  const [column, row, levelX, levelY] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
  if (levelX !== 0 || levelY !== 0) throw new CodecError('CORRUPT', 'EXR: level');
  return { left: data.left + column * tile.width, top: data.top + row * tile.height };
}

/** Reads a channel's samples in one line, by index; undefined if there are none. */
export function samplesIn(
  { shape, samples }: Block,
  line: number,
  channel: number | undefined,
): ((index: number) => number) | undefined {
  if (channel === undefined) return undefined;
  const start = shape.lines[line]?.[channel];
  if (start === undefined) return undefined;
  const view = new DataView(samples.buffer, samples.byteOffset + start);
  return shape.planes[channel]?.channel.type === 'half'
    ? (index) => halfFloat(view.getUint16(index * 2, true))
    : (index) => view.getFloat32(index * 4, true);
}
