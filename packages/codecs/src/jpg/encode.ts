import type { Pixels } from '../pixels.ts';
import { BitWriter } from './bit-writer.ts';
import { tokensOf } from './blocks.ts';
import { type Codes, codesFor } from './huffman.ts';
import { quantization, zigzag } from './quantization.ts';

const marker = { start: 0xd8, jfif: 0xe0, quantization: 0xdb, frame: 0xc0, huffman: 0xc4, scan: 0xda, end: 0xd9 };
/** Table numbers of Y, Cb and Cr. */
const components = [0, 1, 1];
/** Huffman table numbers in a file: class 0 for DC, class 1 for AC. */
const huffmanNumbers = [0x00, 0x10, 0x01, 0x11];
/** Tokens written per reservation, and the max bytes per token. */
const tokensAtOnce = 4096;
const maxBytesPerToken = 10;

/**
 * Encodes an opaque picture as a baseline JPEG without chroma subsampling (4:4:4). Quality 1 to 100 means the same as
 * in libjpeg.
 */
export function encodeJpeg(pixels: Pixels<4>, quality: number): Uint8Array<ArrayBuffer>[] {
  const { width, height } = pixels;
  const tokens = tokensOf(pixels, quality);
  const codes = codesFor(tokens.counts);
  const steps = quantization(quality);
  return [
    Uint8Array.of(0xff, marker.start),
    jfifSegment(),
    ...[steps.brightness, steps.colour].map((table, number) =>
      segment(
        marker.quantization,
        [number],
        Array.from(zigzag, (place) => table[place] as number),
      ),
    ),
    segment(
      marker.frame,
      [8, height >> 8, height & 0xff, width >> 8, width & 0xff, components.length],
      components.flatMap((table, index) => [index + 1, 0x11, table]),
    ),
    ...codes.tables.map((table, index) => segment(marker.huffman, [huffmanNumbers[index] as number], [...table])),
    segment(
      marker.scan,
      [components.length, ...components.flatMap((table, index) => [index + 1, table * 0x11])],
      [0, 63, 0],
    ),
    scanOf(tokens.all, codes),
    Uint8Array.of(0xff, marker.end),
  ];
}

/** Version 1.2, square pixels, no thumbnail. */
export function jfifSegment(): Uint8Array<ArrayBuffer> {
  const signature = [...'JFIF\0'].map((letter) => letter.charCodeAt(0));
  return segment(marker.jfif, signature, [1, 2, 0, 0, 1, 0, 1, 0, 0]);
}

function segment(kind: number, ...parts: number[][]): Uint8Array<ArrayBuffer> {
  const content = parts.flat();
  const length = content.length + 2;
  return Uint8Array.of(0xff, kind, length >> 8, length & 0xff, ...content);
}

function scanOf(tokens: Uint32Array, { codes, lengths }: Codes): Uint8Array<ArrayBuffer> {
  const out = new BitWriter(tokens.length);
  for (let from = 0; from < tokens.length; from += tokensAtOnce) {
    out.reserve(tokensAtOnce * maxBytesPerToken);
    const to = Math.min(from + tokensAtOnce, tokens.length);
    for (let index = from; index < to; index += 1) {
      const token = tokens[index] as number;
      const code = token >>> 16;
      out.write(codes[code] as number, lengths[code] as number);
      // The low four bits of a symbol are the number of extra bits.
      out.write(token & 0xffff, code & 15);
    }
  }
  return out.finish();
}
