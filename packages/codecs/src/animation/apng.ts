import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { chunk, signature } from '../png/encode.ts';
import { bigEndian } from '../png/zlib.ts';
import { composed, type Patch } from './composed.ts';
import { innerPicture } from './inner-picture.ts';
import type { AnimatedFile, AnimationReader } from './reader.ts';

/** Chunks that apply to every frame: palette, transparency and colour space. */
const sharedChunks = ['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'];
const afterwards = ['keep', 'clear', 'restore'] as const;
/** A denominator of 0 means hundredths of a second. */
const defaultDenominator = 100;
/** Header bytes after the size: depth, colour type, compression, filter, interlacing. */
const headerRest = 8;

interface Control extends Omit<Patch, 'kind' | 'channels' | 'colourSpace' | 'opaque' | 'data'> {
  readonly data: Uint8Array<ArrayBuffer>[];
}

interface Found {
  readonly header: Uint8Array<ArrayBuffer>;
  plays: number;
  readonly shared: Uint8Array<ArrayBuffer>[];
  readonly frames: Control[];
}

/** Reads an animated PNG; each frame is rewritten as a separate PNG. */
export const readApng: AnimationReader = async (file) => {
  const { inspection } = file.source;
  // Orientation is not supported for animations.
  if (!inspection || (inspection.orientation ?? 1) !== 1) return undefined;
  const found = chunksIn(await file.source.bytes());
  const { width, height } = inspection;
  const { plays, frames } = found;
  return { width, height, plays, count: frames.length, frames: composed({ width, height }, patches(file, found)) };
};

async function* patches(file: AnimatedFile, { header, shared, frames }: Found): AsyncGenerator<Patch> {
  for (const { data, ...frame } of frames) {
    const size = [bigEndian(frame.width), bigEndian(frame.height)];
    const png = [
      new Uint8Array(signature),
      ...chunk('IHDR', ...size, header.subarray(headerRest)),
      ...shared,
      ...chunk('IDAT', ...data),
      ...chunk('IEND'),
    ];
    yield { ...(await innerPicture(file, new Blob(png, { type: 'image/png' }))), ...frame };
  }
}

function chunksIn(bytes: Uint8Array<ArrayBuffer>): Found {
  const reader = new ByteReader(bytes, 'big-endian', signature.length);
  const found: Found = { header: bytes.subarray(16, 29), plays: 0, shared: [], frames: [] };
  while (reader.left > 0) {
    const start = reader.at;
    const length = reader.u32();
    const type = reader.text(4);
    const from = reader.skip(length + 4);
    const data = bytes.subarray(from, from + length);
    if (type === 'IEND') break;
    if (type === 'acTL') found.plays = new DataView(data.buffer, data.byteOffset).getUint32(4);
    if (type === 'fcTL') found.frames.push(controlIn(data));
    // Data before the first frame control is the default image, for viewers without animation support.
    if (type === 'IDAT') found.frames.at(-1)?.data.push(data);
    if (type === 'fdAT') found.frames.at(-1)?.data.push(data.subarray(4));
    if (sharedChunks.includes(type)) found.shared.push(bytes.subarray(start, reader.at));
  }
  return found;
}

function controlIn(bytes: Uint8Array): Control {
  const reader = new ByteReader(bytes, 'big-endian', 4);
  const [width, height, x, y] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
  const [delay, denominator] = [reader.u16(), reader.u16()];
  const after = afterwards[reader.u8()];
  if (!after) throw new CodecError('CORRUPT', 'PNG: fcTL');
  const blend = reader.u8() === 0 ? 'replace' : 'over';
  const milliseconds = Math.round((delay * 1000) / (denominator || defaultDenominator));
  return { width, height, x, y, milliseconds, blend, after, data: [] };
}
