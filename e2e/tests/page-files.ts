import type { Format } from '@image-converter/formats/formats';
import { dngFile } from './dng-file.ts';
import { fixtureFile, type TestFile } from './files.ts';

/** A small file of each kind that a page takes, of those that no fixture is of: red on the left, blue on the right. */

const [width, height] = [64, 48];
const [red, blue] = [
  [200, 30, 40],
  [20, 60, 220],
] as const;

type Draw = (x: number, y: number) => readonly number[];

function samples(draw: Draw): number[] {
  return Array.from({ length: width * height }, (_, index) => draw(index % width, Math.floor(index / width))).flat();
}

const isLeft = (x: number) => x < width / 2;

function bigEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (8 * (length - 1 - index))) & 255);
}

/** Photoshop: three planes, not compressed, no layers. */
function psd(): Buffer {
  const planes = [0, 1, 2].map((channel) => samples((x) => [(isLeft(x) ? red : blue)[channel] ?? 0]));
  const size = [...bigEndian(height, 4), ...bigEndian(width, 4)];
  const head = [...Buffer.from('8BPS'), 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, ...size, 0, 8, 0, 3];
  return Buffer.from([...head, ...Array<number>(12).fill(0), 0, 0, ...planes.flat()]);
}

/** 32 × 24 pixels, from libjxl. */
const jxl = () => Buffer.from('/wrFwEoICBAAnABLGIsVANQ3E2OcnLuACAADAyAChIQIzZFwmwog0JwJEhgmG5IgXgE=', 'base64');

/** Its points are red, green / green, blue. */
function dng(): Buffer {
  const sensor = samples((x, y) => [((isLeft(x) ? red : blue)[(x % 2) + (y % 2)] ?? 0) * 257]);
  return dngFile({ width, height }, sensor);
}

const drawn: Partial<Record<Format, () => Buffer | Promise<Buffer>>> = { psd, jxl, dng };

export async function pageFile(format: Format): Promise<TestFile> {
  const draw = drawn[format];
  if (!draw) return fixtureFile(`plain.${format}`);
  return { name: `plain.${format}`, mimeType: '', buffer: await draw() };
}
