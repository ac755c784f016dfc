import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { uint16s } from '../png-decoder/chunks.ts';
import { unpackBits } from '../tiff/packbits.ts';
import type { Document } from './document.ts';

const plain = 0;
const packed = 1;
/** PackBits expands a byte to at most 64. */
const maxPerByte = 64;

/**
 * One sample per pixel, 0 to 255; Lab needs fractions, because its colours are further apart. 32-bit samples are linear
 * light, unchanged.
 */
export type Plane = Uint8Array | Uint16Array | Float32Array;

/** The result, with 8 bits per sample; grey and RGB may have 16. */
export type Rgba = Uint8ClampedArray | Uint16Array;

/** Colour and transparency channels, one after the other; 16-bit samples are rounded to 8, unless they are kept. */
export function planesOf(bytes: Uint8Array, document: Document, keepsDepth = false): Plane[] {
  const { width, height, bits, channels, colours, isTransparent, start } = document;
  const reader = new ByteReader(bytes, 'big-endian', start);
  const compression = reader.u16();
  const rowBytes = Math.ceil((width * bits) / 8);
  const needed = colours + (isTransparent ? 1 : 0);
  if (compression !== plain && compression !== packed)
    throw new UnsupportedFile('ZIP', `PSD: compression ${compression}`);
  const rowsOf = compression === packed ? packedRows(reader, document, rowBytes) : undefined;
  const planes = Array.from({ length: needed }, () => rowsOf?.() ?? reader.take(rowBytes * height));
  // Channels that are not needed must still be present.
  for (let channel = needed; channel < channels && !rowsOf; channel += 1) reader.skip(rowBytes * height);
  if (keepsDepth) return planes.map((plane) => Uint16Array.from(uint16s(plane)));
  return planes.map((plane) => (bits === 32 ? floatsOf(plane) : eightBits(plane, document, rowBytes)));
}

/** The lengths of all rows come first. */
function packedRows(reader: ByteReader, { height, channels, isLarge }: Document, rowBytes: number): () => Uint8Array {
  const count = height * channels;
  if (count * rowBytes > reader.left * maxPerByte) throw new CodecError('INCOMPLETE');
  const lengths = new ByteReader(reader.take(count * (isLarge ? 4 : 2)), 'big-endian');
  return () => {
    const plane = new Uint8Array(rowBytes * height);
    for (let row = 0; row < height; row += 1) {
      const bytes = unpackBits(reader.take(isLarge ? lengths.u32() : lengths.u16()), rowBytes);
      if (!bytes) throw new CodecError('CORRUPT', 'PSD: row');
      plane.set(bytes, row * rowBytes);
    }
    return plane;
  };
}

function floatsOf(plane: Uint8Array): Float32Array {
  const view = new DataView(plane.buffer, plane.byteOffset, plane.byteLength);
  return Float32Array.from({ length: plane.length / 4 }, (_, index) => view.getFloat32(index * 4));
}

function eightBits(plane: Uint8Array, { width, height, bits, isLab }: Document, rowBytes: number): Plane {
  if (bits === 8) return plane;
  const out = new (isLab ? Float32Array : Uint8ClampedArray)(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      const at = y * rowBytes;
      if (bits === 16) out[to] = (((plane[at + x * 2] as number) << 8) | (plane[at + x * 2 + 1] as number)) / 257;
      else out[to] = (((plane[at + (x >> 3)] as number) >> (7 - (x & 7))) & 1) * 255;
    }
  }
  return out instanceof Float32Array ? out : new Uint8Array(out.buffer);
}
