import { kernelOn } from '../kernels.ts';
import type { ColourConversion } from './conversion.ts';
import { wasm } from './light.wasm.ts';
import {
  blueTable,
  entryBytes,
  greenTable,
  type LightTables,
  lightBytes,
  lightTables,
  maxEncodedBytes,
  redTable,
} from './light-tables.ts';
import type { RgbSpace } from './rgb-space.ts';

const pageBytes = 65_536;
/** Pixels converted at a time: they stay in the processor's cache. */
const chunkBytes = 4 * pageBytes;
const lightAt = chunkBytes;
const encodedAt = lightAt + lightBytes;
const lightOf = (table: number) => lightAt + table * entryBytes;
const places = {
  pixels: 0,
  redLight: lightOf(redTable),
  greenLight: lightOf(greenTable),
  blueLight: lightOf(blueTable),
  encoded: encodedAt,
};
const parameters = {
  convertPixels: ['pixels', 'end', 'redLight', 'greenLight', 'blueLight', 'encoded'],
} as const;

/** Shared by all pictures, because browsers are slow to free WebAssembly memory. */
let kernel: ReturnType<typeof newKernel> | undefined;

/** From a space with curves and a matrix to sRGB. */
export function lightConversion(space: RgbSpace): ColourConversion {
  const tables = lightTables(space);
  try {
    kernel ??= newKernel();
    return kernelConversion(tables, kernel);
  } catch {
    return plainConversion(tables);
  }
}

/** Throws without WebAssembly, which some browsers can switch off. */
function newKernel() {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((encodedAt + maxEncodedBytes) / pageBytes) });
  return { ...kernelOn(wasm, memory, parameters), bytes: new Uint8Array(memory.buffer) };
}

/** Takes a third of the time of JavaScript. */
function kernelConversion(
  { light, encoded }: LightTables,
  { convertPixels, bytes }: ReturnType<typeof newKernel>,
): ColourConversion {
  return (rgba) => {
    bytes.set(new Uint8Array(light.buffer), lightAt);
    bytes.set(encoded, encodedAt);
    for (let at = 0; at < rgba.length; at += chunkBytes) {
      const chunk = rgba.subarray(at, at + chunkBytes);
      bytes.set(chunk);
      convertPixels({ ...places, end: chunk.length });
      chunk.set(bytes.subarray(0, chunk.length));
    }
  };
}

/**
 * Indices never leave the tables, so `as number` is safe. A pixel is one word with red in the lowest byte, which takes
 * a third less time than reading and writing each sample.
 */
export function plainConversion({ light, encoded }: LightTables): ColourConversion {
  return (rgba) => {
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    for (let i = 0; i < pixels.length; i += 1) {
      const pixel = pixels[i] as number;
      const r = 2 * (redTable + (pixel & 0xff));
      const g = 2 * (greenTable + ((pixel >>> 8) & 0xff));
      const b = 2 * (blueTable + ((pixel >>> 16) & 0xff));
      const redAndGreen = (light[r] as number) + (light[g] as number) + (light[b] as number);
      const blue = (light[r + 1] as number) + (light[g + 1] as number) + (light[b + 1] as number);
      pixels[i] =
        (encoded[redAndGreen & 0xffff] as number) |
        ((encoded[redAndGreen >>> 16] as number) << 8) |
        ((encoded[blue] as number) << 16) |
        (pixel & 0xff000000);
    }
  };
}
