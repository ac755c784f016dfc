import { dngFile } from '@image-converter/corpus/fixtures/dng';
import type { AnyFormat } from '@image-converter/formats/any-format';
import sharp from 'sharp';
import { fixtureFile, type TestFile } from './files.ts';

/** A small file of each accepted format for which there is no fixture: red on the left, blue on the right. */

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

/** Photoshop: three planes, uncompressed, no layers. */
function psd(): Buffer {
  const planes = [0, 1, 2].map((channel) => samples((x) => [(isLeft(x) ? red : blue)[channel] ?? 0]));
  const size = [...bigEndian(height, 4), ...bigEndian(width, 4)];
  const head = [...Buffer.from('8BPS'), 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, ...size, 0, 8, 0, 3];
  return Buffer.from([...head, ...Array<number>(12).fill(0), 0, 0, ...planes.flat()]);
}

/** 32 × 24 pixels, from libjxl. */
const jxl = () => Buffer.from('/wrFwEoICBAAnABLGIsVANQ3E2OcnLuACAADAyAChIQIzZFwmwog0JwJEhgmG5IgXgE=', 'base64');

/** Bayer pattern: red, green / green, blue. */
function dng(): Buffer {
  const sensor = samples((x, y) => [((isLeft(x) ? red : blue)[(x % 2) + (y % 2)] ?? 0) * 257]);
  return dngFile({ width, height }, sensor);
}

/** Durations of three frames, in milliseconds. */
export const frameTimes = [120, 40, 300];

function gif(): Promise<Buffer> {
  const frames = frameTimes.flatMap((_, frame) => samples((x) => (x % frameTimes.length === frame ? red : blue)));
  const raw = { width, height: height * frameTimes.length, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.from(frames), { raw }).gif({ delay: frameTimes, loop: 2 }).toBuffer();
}

/** One page of 144 by 72 points: two inches by one. */
function pdf(): Buffer {
  const drawing = '0.8 0.1 0.1 rg 0 0 72 72 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 72]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  const head = '%PDF-1.4\n';
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const start = head.length + objects.join('').length;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(head + objects.join('') + end);
}

/** BMPs with a palette: 1, 4 and 8 bits per pixel, and one with run-length encoding. */
export const bitmaps = ['1 bit', '4 bits', '8 bits', 'runs'] as const;

export function bitmap(kind: (typeof bitmaps)[number]): Buffer {
  const bits = { '1 bit': 1, '4 bits': 4, '8 bits': 8, runs: 8 }[kind];
  const palette = [red, blue].flatMap(([r, g, b]) => [b, g, r, 0]);
  const half = width / 2;
  const packed = (index: number) =>
    Array<number>((half * bits) / 8)
      .fill({ 1: 255, 4: 17, 8: 1 }[bits] ?? 0)
      .map((all) => all * index);
  const row = kind === 'runs' ? [half, 0, half, 1, 0, 0] : [...packed(0), ...packed(1)];
  const pixels = [...Array<number[]>(height).fill(row).flat(), ...(kind === 'runs' ? [0, 1] : [])];
  const little = (value: number) => bigEndian(value, 4).reverse();
  const offset = 14 + 40 + palette.length;
  const size = [...little(width), ...little(height)];
  const information = [
    ...little(40),
    ...size,
    1,
    0,
    bits,
    0,
    ...little(kind === 'runs' ? 1 : 0),
    ...little(pixels.length),
  ];
  const head = [...Buffer.from('BM'), ...little(offset + pixels.length), 0, 0, 0, 0, ...little(offset)];
  return Buffer.from([
    ...head,
    ...information,
    ...little(0),
    ...little(0),
    ...little(2),
    ...little(2),
    ...palette,
    ...pixels,
  ]);
}

/** The right half is empty. */
function svg(): Buffer {
  const left = `<path fill="rgb(${red})" d="M0 0h${width / 2}v${height}H0z"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${left}</svg>`);
}

const drawn: Partial<Record<AnyFormat, () => Buffer | Promise<Buffer>>> = { psd, jxl, dng, gif, pdf, svg };

export async function pageFile(format: AnyFormat): Promise<TestFile> {
  const draw = drawn[format];
  if (!draw) return fixtureFile(`plain.${format}`);
  return { name: `plain.${format}`, mimeType: '', buffer: await draw() };
}
