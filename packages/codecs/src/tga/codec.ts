import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { opaqueIfAllClear, unmultiply } from '../straight-alpha.ts';
import { colourReader, type Kind } from './colours.ts';

// Truevision TGA, version 2.0.
const packedBit = 8;
const kinds: Readonly<Record<number, Kind>> = { 1: 'palette', 2: 'colour', 3: 'grey' };

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const reader = new ByteReader(bytes, 'little-endian');
    const [idBytes, mapKind, imageKind] = [reader.u8(), reader.u8(), reader.u8()];
    const map = { first: reader.u16(), length: reader.u16(), bits: reader.u8() };
    reader.skip(4);
    const size = { width: reader.u16(), height: reader.u16() };
    const [depth, descriptor] = [reader.u8(), reader.u8()];
    const kind = kinds[imageKind & ~packedBit];
    if (!kind || (descriptor & 0xc0) !== 0) throw new UnsupportedFile('KIND_OF_PIXELS', `TGA: kind ${imageKind}`);
    checkSize(size, host);
    reader.skip(idBytes);
    const palette = { first: map.first, bits: map.bits, data: mapKind === 1 ? paletteFrom(reader, map) : undefined };
    const colourAt = colourReader(kind, depth, palette);
    const pixelBytes = Math.ceil(depth / 8);
    const length = size.width * size.height * pixelBytes;
    const stored = (imageKind & packedBit) === 0 ? reader.take(length) : unpacked(reader, length, pixelBytes);
    const words = upright(stored, pixelBytes, size, descriptor, colourAt);
    return rgbaPixels(size, withAlpha(new Uint8ClampedArray(words.buffer), alphaMeaning(bytes)));
  },
} satisfies Codec;

function paletteFrom(reader: ByteReader, { length, bits }: { length: number; bits: number }): Uint8Array {
  return reader.take(length * Math.ceil(bits / 8));
}

/** A count with a flag for literal pixels or one repeated pixel. Runs may continue in the next row. */
function unpacked(reader: ByteReader, length: number, pixelBytes: number): Uint8Array {
  // Limits the length: a byte expands to at most 128 pixels.
  if (length > reader.left * 128 * pixelBytes) throw new CodecError('INCOMPLETE');
  const out = new Uint8Array(length);
  for (let to = 0; to < length; ) {
    const control = reader.u8();
    const run = Math.min(((control & 0x7f) + 1) * pixelBytes, length - to);
    if ((control & 0x80) === 0) out.set(reader.take(run), to);
    else {
      const pixel = reader.take(pixelBytes);
      for (let at = 0; at < run; at += pixelBytes) out.set(pixel, to + at);
    }
    to += run;
  }
  return out;
}

/** The descriptor gives the corner of the first pixel. */
function upright(
  stored: Uint8Array,
  pixelBytes: number,
  { width, height }: { width: number; height: number },
  descriptor: number,
  colourAt: (stored: Uint8Array, at: number) => number,
): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(width * height);
  const isFromRight = (descriptor & 0x10) !== 0;
  const isFromTop = (descriptor & 0x20) !== 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = (isFromTop ? y : height - 1 - y) * width;
    for (let x = 0; x < width; x += 1, from += pixelBytes) {
      words[row + (isFromRight ? width - 1 - x : x)] = colourAt(stored, from);
    }
  }
  return words;
}

function withAlpha(data: Pixels['data'], meaning: ReturnType<typeof alphaMeaning>): Pixels['data'] {
  if (meaning === 'none') for (let at = 3; at < data.length; at += 4) data[at] = 255;
  if (meaning === 'multiplied') unmultiply(data);
  opaqueIfAllClear(data);
  return data;
}

const footerBytes = 26;
const signature = 'TRUEVISION-XFILE.';
/** Attributes type in the extension area: the meaning of the fourth channel. */
const attributesAt = 494;
const extensionBytes = 495;

/** Version 2.0 files have a footer that may point to it; older files do not say. */
function alphaMeaning(bytes: Uint8Array): 'none' | 'straight' | 'multiplied' | 'unknown' {
  const footer = bytes.length - footerBytes;
  if (footer < 0) return 'unknown';
  if (String.fromCharCode(...bytes.subarray(footer + 8, footer + 8 + signature.length)) !== signature) return 'unknown';
  const extension = new DataView(bytes.buffer, bytes.byteOffset).getUint32(footer, true);
  if (extension === 0 || extension + extensionBytes > bytes.length) return 'unknown';
  const attributes = bytes[extension + attributesAt] as number;
  if (attributes <= 2) return 'none';
  return attributes === 4 ? 'multiplied' : 'straight';
}
