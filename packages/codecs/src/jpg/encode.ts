import type { Size } from '@image-converter/formats/inspection';
import type { Pixels } from '../pixels.ts';
import { BitWriter } from './bit-writer.ts';
import { greyTokensOf, tokensOf } from './blocks.ts';
import { type Codes, codesFor } from './huffman.ts';
import { quantization, zigzag } from './quantization.ts';
import type { Tokens } from './tokens.ts';

const marker = { start: 0xd8, jfif: 0xe0, quantization: 0xdb, frame: 0xc0, huffman: 0xc4, scan: 0xda, end: 0xd9 };
/** Huffman table numbers in a file: class 0 for DC, class 1 for AC. */
const huffmanNumbers = [0x00, 0x10, 0x01, 0x11];
/** Tokens written per reservation, and the max bytes per token. */
const tokensAtOnce = 4096;
const maxBytesPerToken = 10;

/** What a file says about its picture. */
export interface JpegFrame extends Size {
  readonly components: readonly JpegComponent[];
  /** Quantization steps by number, row by row. */
  readonly quantization: ReadonlyMap<number, Uint8Array>;
}

export interface JpegComponent {
  readonly id: number;
  /** Blocks per MCU. */
  readonly across: number;
  readonly down: number;
  readonly quantization: number;
}

/**
 * Encodes an opaque picture as a baseline JPEG without chroma subsampling (4:4:4). Quality 1 to 100 means the same as
 * in libjpeg.
 */
export function encodeJpeg(pixels: Pixels<4>, quality: number): Uint8Array<ArrayBuffer>[] {
  const { width, height } = pixels;
  const { brightness, colour } = quantization(quality);
  const frame: JpegFrame = {
    width,
    height,
    components: [0, 1, 1].map((table, index) => ({ id: index + 1, across: 1, down: 1, quantization: table })),
    quantization: new Map([brightness, colour].entries()),
  };
  return jpegFile(frame, tokensOf(pixels, quality), [jfifSegment()]);
}

/** Encodes a picture with brightness only. */
export function encodeGreyJpeg(pixels: Pixels<1>, quality: number): Uint8Array<ArrayBuffer>[] {
  const { width, height } = pixels;
  const frame: JpegFrame = {
    width,
    height,
    components: [{ id: 1, across: 1, down: 1, quantization: 0 }],
    quantization: new Map([[0, quantization(quality).brightness]]),
  };
  return jpegFile(frame, greyTokensOf(pixels, quality), [jfifSegment()]);
}

/** A baseline JPEG. The first component has Huffman tables of its own; the others share two. */
export function jpegFile(
  { width, height, components, quantization }: JpegFrame,
  tokens: Tokens,
  colours: readonly Uint8Array<ArrayBuffer>[],
): Uint8Array<ArrayBuffer>[] {
  const codes = codesFor(tokens.counts);
  const tables = codes.tables.slice(0, components.length === 1 ? 2 : 4);
  return [
    Uint8Array.of(0xff, marker.start),
    ...colours,
    ...[...quantization].map(([number, steps]) =>
      segment(
        marker.quantization,
        [number],
        Array.from(zigzag, (place) => steps[place] as number),
      ),
    ),
    segment(
      marker.frame,
      [8, height >> 8, height & 0xff, width >> 8, width & 0xff, components.length],
      components.flatMap(({ id, across, down, quantization: table }) => [id, (across << 4) | down, table]),
    ),
    ...tables.map((table, index) => segment(marker.huffman, [huffmanNumbers[index] as number], [...table])),
    segment(
      marker.scan,
      [components.length, ...components.flatMap(({ id }, index) => [id, index === 0 ? 0x00 : 0x11])],
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
