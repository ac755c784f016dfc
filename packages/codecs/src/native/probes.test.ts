import type { Raster } from '@image-converter/corpus/fixtures/draw';
import { colourDifference, pixelAt, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { probePictures } from '@image-converter/corpus/fixtures/probes';
import { shownRenamed } from '@image-converter/corpus/fixtures/profiles';
import type { Demand } from '@image-converter/formats/demands';
import { inspect } from '@image-converter/formats/inspect';
import { formatOf } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { codec as avif } from '../avif/codec.ts';
import { sourceOf } from '../codec.ts';
import { inspectJxl } from '../jxl/inspect.ts';
import { codec as jxl } from '../jxl-managed/codec.ts';
import { decodeWithMagick } from '../magick/decode.ts';
import { initializeMagickOnce } from '../magick/magick.ts';
import { hostForTests, wasmForTests } from '../testing/host.ts';
import { probes } from './probes.ts';

/** Demands that neither sharp nor ImageMagick supports, with the correct value of the picture's one pixel. */
const unknownToBoth: Partial<Record<Demand, readonly number[]>> = {
  // For example, a linear sample of 220 is 239 in sRGB.
  'png codes': [239, 110, 182, 255],
  // 45 cd/m², with reference white at 203 cd/m² and shown at half of the light.
  'png hdr': [94, 94, 94, 255],
  // libpng rejects profiles with an invalid intent, other readers do not. L* = 28:
  'png odd grey profile': [67, 67, 67, 255],
  'png odd profile': [...shownRenamed([239, 110, 182]), 255],
  'png primaries': [...shownRenamed([220, 40, 120]), 255],
  'png srgb': [220, 40, 120, 255],
};

async function decodedByUs(file: Blob) {
  return avif.decode(sourceOf(file, 'avif', await inspect(file, 'avif')), hostForTests());
}

/** sharp reads most of them, ImageMagick the others. For AVIF, both ignore the colour space; libjxl reads JPEG XL. */
async function rightly(demand: Demand, bytes: Uint8Array<ArrayBuffer>) {
  if (demand.startsWith('avif')) return decodedByUs(new Blob([bytes]));
  if (demand.startsWith('jxl')) return jxl.decode(sourceOf(new Blob([bytes]), 'jxl'), hostForTests());
  if (demand !== 'png turned by text') return pixelsOf(bytes);
  await initializeMagickOnce(wasmForTests('magick'));
  return decodeWithMagick(bytes, 'png');
}

/** The pixels at the centres of its squares. */
function middles(
  { width, height, data }: Pick<Raster, 'width' | 'height'> & { data: ArrayLike<number> },
  square: number,
): number[] {
  const places = (length: number) =>
    Array.from({ length: length / square }, (_, at) => Math.floor((at + 0.5) * square));
  const picture: Raster = { width, height, channels: 4, data: Uint8Array.from(data) };
  return places(height).flatMap((y) => places(width).flatMap((x) => pixelAt(picture, x, y)));
}

describe.each(Object.keys(probes) as Demand[])('the picture that asks for "%s"', (demand) => {
  const { base64, mediaType, rows, square = 1 } = probes[demand];
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  const file = new Blob([bytes], { type: mediaType });

  it('is the one that was drawn for it', async () => {
    expect(base64).toBe(Buffer.from(await probePictures[demand]()).toString('base64'));
  });

  it('shows what it should to a right decoder', async () => {
    const data = unknownToBoth[demand] ?? middles(await rightly(demand, bytes), square);
    expect(data).toHaveLength(rows.flat().length * 4);
    // Some formats cannot store a colour exactly.
    expect(colourDifference([...data], [...Buffer.from(rows.flat().join(''), 'hex')])).toBeLessThanOrEqual(6);
  });

  it('has this demand itself', async () => {
    const format = await formatOf(file);
    if (!format) throw new Error('of no format');
    const { demands } = await (format === 'jxl' ? inspectJxl(file) : inspect(file, format));
    expect(demands).toContain(demand);
  });
});
