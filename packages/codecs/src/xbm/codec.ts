import { CodecError } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';

/** X11 bitmaps are C source; X10 bitmaps use two-byte numbers. Names may be file names, which are not valid C. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const text = new TextDecoder('latin1').decode(await source.bytes());
    const size = { width: definition(text, 'width'), height: definition(text, 'height') };
    checkSize(size, host);
    const [, type, numbers, end] = /(char|short)\s+[\w.-]*bits\s*\[[^\]]{0,40}\]\s*=\s*\{([^}]*)(\}?)/.exec(text) ?? [];
    if (numbers === undefined) throw new CodecError('CORRUPT', 'XBM: no bits');
    const wordBytes = type === 'short' ? 2 : 1;
    const rowBytes = Math.ceil(size.width / (8 * wordBytes)) * wordBytes;
    const rows = bytesOf(numbers, wordBytes);
    if (end === '' || rows.length < rowBytes * size.height) throw new CodecError('INCOMPLETE');
    return pixelsOfBits({ ...size, rows, rowBytes, colours: [white, black], firstBit: 'lowest' });
  },
} satisfies Codec;

function definition(text: string, name: 'width' | 'height'): number {
  const [, value] = new RegExp(`#define\\s+[\\w.-]*${name}\\s+(\\d+)`).exec(text) ?? [];
  return Number(value);
}

/** Little-endian. */
function bytesOf(numbers: string, wordBytes: number): Uint8Array {
  const words = (numbers.match(/0x[\da-f]+|\d+/gi) ?? []).map(Number);
  return Uint8Array.from(wordBytes === 1 ? words : words.flatMap((word) => [word & 255, word >> 8]));
}
