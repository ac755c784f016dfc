import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { type Palette, paletteOf } from './palette.ts';

// ZSoft's PCX, and DCX: up to 1023 PCX files behind a list of offsets.
const headerBytes = 128;
const dcxSignature = 0x3ade68b1;
const maxPages = 1023;

interface Header {
  readonly isPacked: boolean;
  readonly bits: number;
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  readonly planeBytes: number;
}

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const pages = source.format === 'dcx' ? pagesOf(bytes) : [bytes];
    const [first] = pages;
    if (!first) throw new CodecError('CORRUPT', 'DCX: no page');
    return { ...decodePcx(first, host), pages: pages.length };
  },
} satisfies Codec;

function pagesOf(bytes: Uint8Array): Uint8Array[] {
  const reader = new ByteReader(bytes, 'little-endian');
  if (reader.u32() !== dcxSignature) throw new CodecError('CORRUPT', 'DCX: signature');
  const offsets: number[] = [];
  for (let offset = reader.u32(); offset !== 0 && offsets.length < maxPages; offset = reader.u32())
    offsets.push(offset);
  const ends = [...offsets, bytes.length].sort((one, other) => one - other);
  return offsets.map((offset) =>
    bytes.subarray(
      offset,
      ends.find((end) => end > offset),
    ),
  );
}

function decodePcx(bytes: Uint8Array, host: Host<unknown>): Pixels<4> {
  const header = headerOf(bytes);
  checkSize(header, host);
  if (header.planeBytes * 8 < header.width * header.bits) throw new CodecError('CORRUPT', 'PCX: row');
  const palette = paletteOf(bytes, header);
  const rowBytes = header.planeBytes * header.planes;
  const reader = new ByteReader(bytes, 'little-endian', headerBytes);
  const rows = header.isPacked ? unpacked(reader, rowBytes * header.height) : reader.take(rowBytes * header.height);
  return rgbaPixels(header, palette ? indexed(rows, header, palette) : plain(rows, header));
}

function headerOf(bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, 'little-endian', 1);
  reader.skip(1);
  const [encoding, bits] = [reader.u8(), reader.u8()];
  const [left, top, right, bottom] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
  reader.at = 65;
  const [planes, planeBytes] = [reader.u8(), reader.u16()];
  reader.at = 0;
  reader.skip(headerBytes);
  const size = { width: right - left + 1, height: bottom - top + 1 };
  return { isPacked: encoding === 1, bits, ...size, planes, planeBytes };
}

/** Bytes from 0xC0 on are repeat counts for the next one. */
function unpacked(reader: ByteReader, length: number): Uint8Array {
  if (length > reader.left * 63) throw new CodecError('INCOMPLETE');
  const out = new Uint8Array(length);
  for (let to = 0; to < length; ) {
    const byte = reader.u8();
    const count = byte >= 0xc0 ? byte & 0x3f : 1;
    out.fill(byte >= 0xc0 ? reader.u8() : byte, to, to + count);
    to += count;
  }
  return out;
}

/** RGB, or RGBA with four planes; each row stores its planes one after the other. */
function plain(rows: Uint8Array, { width, height, planes, planeBytes }: Header): Pixels['data'] {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let plane = 0; plane < planes; plane += 1) {
      const row = rows.subarray((y * planes + plane) * planeBytes);
      for (let x = 0, to = y * width * 4 + plane; x < width; x += 1, to += 4) data[to] = row[x] as number;
    }
  }
  return data;
}

/** An index of a few bits in one plane, or one bit in each plane. */
function indexed(rows: Uint8Array, { width, height, bits, planes, planeBytes }: Header, palette: Palette) {
  const words = new Uint32Array(width * height);
  const perByte = 8 / bits;
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      let index = 0;
      for (let plane = 0; plane < planes; plane += 1) {
        const byte = rows[(y * planes + plane) * planeBytes + Math.floor(x / perByte)] as number;
        index |= ((byte >> (8 - bits - (x % perByte) * bits)) & (2 ** bits - 1)) << (plane * bits);
      }
      words[to] = palette[index] as number;
    }
  }
  return new Uint8ClampedArray(words.buffer);
}
