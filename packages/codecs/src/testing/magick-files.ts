import type { Raster } from '@image-converter/corpus/fixtures/draw';
import { MagickFormat, MagickImage, MagickReadSettings } from '@imagemagick/magick-wasm';
import { initializeMagickOnce } from '../magick/magick.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { wasmForTests } from './host.ts';

export type MagickWriter = keyof typeof MagickFormat;

/**
 * A picture written by ImageMagick in any of its formats, so that readers are not only tested against our own writers.
 */
export async function writtenByMagick(raster: Raster, format: MagickWriter): Promise<Uint8Array<ArrayBuffer>> {
  await initializeMagickOnce(wasmForTests('magick'));
  const image = MagickImage.create();
  try {
    const stored = raster.channels === 4 ? MagickFormat.Rgba : MagickFormat.Rgb;
    image.read(
      raster.data,
      new MagickReadSettings({ format: stored, width: raster.width, height: raster.height, depth: 8 }),
    );
    return image.write(MagickFormat[format], (bytes) => new Uint8Array(bytes));
  } finally {
    image.dispose();
  }
}

/** RGBA, as ImageMagick reads the file: a witness for our writers. */
export async function readByMagick(bytes: Uint8Array, format: MagickWriter): Promise<Pixels<4>> {
  await initializeMagickOnce(wasmForTests('magick'));
  const image = MagickImage.create();
  try {
    image.read(bytes, new MagickReadSettings({ format: MagickFormat[format] }));
    const { width, height } = image;
    return rgbaPixels(
      { width, height },
      image.write(MagickFormat.Rgba, (data) => new Uint8ClampedArray(data)),
    );
  } finally {
    image.dispose();
  }
}
