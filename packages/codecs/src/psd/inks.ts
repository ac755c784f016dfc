import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { labColour } from '../colour/lab.ts';
import type { Document } from './document.ts';
import type { Plane, Rgba } from './planes.ts';

/** RGB of full ink on white paper, 0 to 1. */
type Ink = readonly [number, number, number];

const most = 65_535;
/** Colour space numbers. */
const [rgb, cmyk, lab] = [0, 2, 7];
/** Colour space, four numbers, opacity and kind. */
const inkBytes = 13;
const versionBytes = 4;

/** Any number of channels, each printed with its own ink; a sample of 255 means no ink. */
export function paintInks(data: Rgba, planes: readonly Plane[], { inks }: Document): void {
  const colours = inksOf(inks, planes.length);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      let light = 255;
      for (const [index, ink] of colours.entries()) {
        const paper = (planes[index]?.[pixel] as number) / 255;
        light *= paper + (1 - paper) * (ink[channel] as number);
      }
      data[pixel * 4 + channel] = light;
    }
  }
}

function inksOf(bytes: Uint8Array | undefined, count: number): Ink[] {
  // Photoshop shows a single ink in a way that cannot be told from its file.
  if (!bytes || bytes.length < versionBytes + count * inkBytes || count === 1)
    throw new UnsupportedFile('KIND_OF_PIXELS', 'PSD: inks without colours');
  return Array.from({ length: count }, (_, index) =>
    inkFrom(new ByteReader(bytes, 'big-endian', versionBytes + index * inkBytes)),
  );
}

function inkFrom(reader: ByteReader): Ink {
  const space = reader.u16();
  const numbers = [reader.u16(), reader.u16(), reader.u16(), reader.u16()] as const;
  const [first, second, third, fourth] = numbers;
  if (space === rgb) return [first / most, second / most, third / most];
  // 0 is full ink.
  if (space === cmyk) return [first, second, third].map((one) => (one / most) * (fourth / most)) as unknown as Ink;
  if (space !== lab) throw new UnsupportedFile('KIND_OF_PIXELS', `PSD: ink of colour space ${space}`);
  const signed = (value: number) => ((value << 16) >> 16) / 100;
  return purest(labColour(first / 100, signed(second), signed(third)));
}

/** The different white point of Lab makes pure inks slightly impure. */
function purest([red, green, blue]: Ink): Ink {
  const ends = [red, green, blue].map((level) => Math.round(level / 255)) as unknown as Ink;
  const isNear = [red, green, blue].every((level, channel) => Math.abs(level / 255 - (ends[channel] as number)) < 0.25);
  return isNear ? ends : [red / 255, green / 255, blue / 255];
}
