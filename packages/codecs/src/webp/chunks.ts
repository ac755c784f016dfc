import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Chunk {
  readonly type: string;
  readonly data: Bytes;
}

/** The chunks of a file follow its header. */
export const riffHeader = 12;

/** Chunks are padded to an even number of bytes. */
export function chunkOf(type: string, ...data: Bytes[]): Bytes[] {
  const length = lengthOf(data);
  const head = new Uint8Array(8);
  head.set(ascii(type));
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...data, new Uint8Array(length % 2)];
}

/** A file in the extended format, from the chunks after its header. */
export function webpFile({ width, height, flags }: Size & { flags: number }, chunks: readonly Bytes[]): Bytes[] {
  const header = chunkOf('VP8X', new Uint8Array([flags, 0, 0, 0, ...u24(width - 1), ...u24(height - 1)]));
  return chunkOf('RIFF', ascii('WEBP'), ...header, ...chunks);
}

export function u24(value: number): [number, number, number] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255];
}

export function lengthOf(parts: readonly Bytes[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function* chunksIn(bytes: Bytes, start: number): Generator<Chunk> {
  const reader = new ByteReader(bytes, 'little-endian', start);
  while (reader.left >= 8) {
    const type = reader.text(4);
    const length = reader.u32();
    const from = reader.skip(length);
    reader.skip(Math.min(length % 2, reader.left));
    yield { type, data: bytes.subarray(from, from + length) };
  }
}
