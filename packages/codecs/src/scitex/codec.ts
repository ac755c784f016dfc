import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// Scitex Handshake continuous tone: decimal fields, and rows with one colour after the other.
const parametersAt = 1024;
const pixelsAt = 2048;
const millimetreBytes = 2 * 14;
const pixelCountBytes = 12;

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian', parametersAt + 1);
    const separations = reader.u8();
    reader.skip(2 + millimetreBytes);
    const height = Number(reader.text(pixelCountBytes));
    const size = { width: Number(reader.text(pixelCountBytes)), height };
    checkSize(size, host);
    if (separations !== 1 && separations !== 3 && separations !== 4) {
      throw new UnsupportedFile('KIND_OF_PIXELS', `Scitex: ${separations} separations`);
    }
    // Rows of one colour start at even offsets.
    const rowBytes = size.width + (size.width % 2);
    reader.at = pixelsAt;
    const rows = reader.take(rowBytes * separations * height);
    const data = new Uint8ClampedArray(size.width * height * 4);
    for (let y = 0, to = 0; y < height; y += 1) {
      for (let x = 0; x < size.width; x += 1, to += 4) {
        const sample = (colour: number) => rows[(y * separations + colour) * rowBytes + x] as number;
        const key = separations === 4 ? sample(3) : 255;
        for (let colour = 0; colour < 3; colour += 1) {
          const value = sample(separations === 1 ? 0 : colour);
          // RGB light, or the light that the inks leave of the paper's.
          data[to + colour] = (value * key) / 255;
        }
        data[to + 3] = 255;
      }
    }
    return rgbaPixels(size, data, true);
  },
} satisfies Codec;
