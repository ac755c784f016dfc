import { CodecError } from '@image-converter/formats/codec-error';
import { labColour } from '../colour/lab.ts';
import type { Document } from './document.ts';
import { paintInks } from './inks.ts';
import type { Plane, Rgba } from './planes.ts';

type Paint = (data: Rgba, planes: readonly Plane[], document: Document) => void;

const paletteBytes = 768;

const grey: Paint = (data, [plane]) => eachPixel(data, plane, (level) => [level, level, level]);

/** All modes except CMYK. */
export const paintersByMode: Readonly<Record<number, Paint>> = {
  // A 1 bit is black.
  0: (data, [plane]) => eachPixel(data, plane, (bit) => [255 - bit, 255 - bit, 255 - bit]),
  1: grey,
  /** All reds, then all greens, then all blues. */
  2: (data, [plane], { palette }) => {
    if (palette.length < paletteBytes) throw new CodecError('CORRUPT', 'PSD: palette');
    eachPixel(data, plane, (index) => [
      palette[index] as number,
      palette[256 + index] as number,
      palette[512 + index] as number,
    ]);
  },
  3: (data, planes) => {
    for (let channel = 0; channel < 3; channel += 1) {
      const plane = planes[channel] as Plane;
      for (let pixel = 0; pixel < plane.length; pixel += 1) data[pixel * 4 + channel] = plane[pixel] as number;
    }
  },
  7: paintInks,
  // A duotone is stored as grey.
  8: grey,
  9: (data, [lightness, a, b]) =>
    eachPixel(data, lightness, (level, pixel) =>
      labColour((level * 100) / 255, (a?.[pixel] as number) - 128, (b?.[pixel] as number) - 128),
    ),
};

function eachPixel(
  data: Rgba,
  plane: Plane | undefined,
  colour: (sample: number, pixel: number) => readonly [number, number, number],
): void {
  for (let pixel = 0; plane && pixel < plane.length; pixel += 1)
    data.set(colour(plane[pixel] as number, pixel), pixel * 4);
}
