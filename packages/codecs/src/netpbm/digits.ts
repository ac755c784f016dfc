import { CodecError } from '@image-converter/formats/codec-error';
import type { Header } from './header.ts';

const [zero, nine, hash, lineFeed] = [0x30, 0x39, 0x23, 0x0a];

/** Numbers separated by white space and comments; in a bitmap (P1), each digit is a pixel, and 1 is black. */
export function digitSamples(bytes: Uint8Array, { kind, width, height, channels, most, start }: Header): Uint16Array {
  const count = width * height * channels;
  // Every sample takes at least one byte.
  if (count > bytes.length) throw new CodecError('INCOMPLETE');
  const samples = new Uint16Array(count);
  const isBitmap = kind === '1';
  let at = start;
  for (let to = 0; to < count; to += 1) {
    at = startOfNumber(bytes, at);
    let value = 0;
    do {
      value = value * 10 + (bytes[at++] as number) - zero;
    } while (!isBitmap && isDigit(bytes[at]));
    samples[to] = isBitmap ? (1 - value) * most : Math.min(value, most);
  }
  return samples;
}

function startOfNumber(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (isDigit(byte)) return at;
    if (byte === hash) at = (bytes.indexOf(lineFeed, at) + 1 || bytes.length + 1) - 1;
    else if (byte > 0x20) throw new CodecError('CORRUPT', 'Netpbm: no number');
  }
  throw new CodecError('INCOMPLETE');
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= nine;
}
