import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';

// PlayStation: an optional palette and the picture, each as a rectangle of 16-bit words in video memory.
const bitsOfKinds = [4, 8, 16, 24];
const hasPaletteBit = 8;

interface Block {
  readonly words: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'little-endian', 4);
    const flags = reader.u32();
    const bits = bitsOfKinds[flags & 7];
    if (bits === undefined) throw new UnsupportedFile('KIND_OF_PIXELS', 'TIM: kind');
    const palette = (flags & hasPaletteBit) === 0 ? undefined : coloursOf(blockOf(reader).data);
    if (bits <= 8 && !palette) throw new UnsupportedFile('KIND_OF_PIXELS', 'TIM: no palette');
    const { words, height, data } = blockOf(reader, host);
    const size = { width: Math.floor((words * 16) / bits), height };
    checkSize(size, host);
    if (bits === 24) return rgbaPixels(size, rgbaOfRgb(rgbRows(data, size.width, words * 2, height)), true);
    const samples = bits === 16 ? coloursOf(data) : indexed(data, bits, palette ?? new Uint32Array());
    return rgbaPixels(size, new Uint8ClampedArray(samples.buffer), true);
  },
} satisfies Codec;

function blockOf(reader: ByteReader, host?: Host<unknown>): Block {
  reader.skip(8);
  const [words, height] = [reader.u16(), reader.u16()];
  if (host) checkSize({ width: words, height }, host);
  return { words, height, data: reader.take(words * height * 2) };
}

/** Five bits each of red, green and blue; the sixteenth controls the console's blending. */
function coloursOf(data: Uint8Array): Uint32Array<ArrayBuffer> {
  const colours = new Uint32Array(data.length / 2);
  for (let index = 0; index < colours.length; index += 1) {
    const word = (data[index * 2] as number) | ((data[index * 2 + 1] as number) << 8);
    const [red, green, blue] = [word & 31, (word >> 5) & 31, (word >> 10) & 31].map(
      (five) => (five << 3) | (five >> 2),
    );
    colours[index] = ((red as number) | ((green as number) << 8) | ((blue as number) << 16) | 0xff000000) >>> 0;
  }
  return colours;
}

function indexed(data: Uint8Array, bits: number, palette: Uint32Array): Uint32Array<ArrayBuffer> {
  const perByte = 8 / bits;
  const pixels = new Uint32Array(data.length * perByte);
  for (let index = 0; index < pixels.length; index += 1) {
    const byte = data[Math.floor(index / perByte)] as number;
    const place = (byte >> ((index % perByte) * bits)) & (2 ** bits - 1);
    if (place >= palette.length) throw new CodecError('CORRUPT', 'TIM: colour');
    pixels[index] = palette[place] as number;
  }
  return pixels;
}

/** A row with an odd number of pixels ends with half a word. */
function rgbRows(data: Uint8Array, width: number, rowBytes: number, height: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) rgb.set(data.subarray(y * rowBytes, y * rowBytes + width * 3), y * width * 3);
  return rgb;
}
