import type { Size } from '@image-converter/formats/inspection';
import type { Piece } from '../pixels.ts';
import { copyOut } from './decoded-image.ts';
import type { Drawing } from './drawing.ts';
import type { HeicImage } from './heic-image.ts';

/** A picture on top of others; its corner may be outside the canvas. */
export interface Layer {
  readonly image: HeicImage;
  readonly x: number;
  readonly y: number;
}

/** Stacked pictures on an RGBA background. */
export function composedDrawing(size: Size, background: readonly number[], layers: readonly Layer[]): Drawing {
  const { width, height } = size;
  const area = { x: 0, y: 0, width, height };
  const hasAlpha = background[3] !== 255;
  return {
    ...size,
    hasAlpha,
    areas: [area],
    decode: (_, placement) => {
      const canvas = new Uint8ClampedArray(width * height * 4);
      new Uint32Array(canvas.buffer).fill(new Uint32Array(Uint8Array.from(background).buffer)[0] as number);
      for (const { image, x, y } of layers) {
        for (let tile = 0; tile < image.tiles; tile += 1) lay(canvas, size, image.decodeTile(tile), x, y);
      }
      const plane = { memory: canvas.buffer, address: 0, stride: width * 4 };
      return copyOut(plane, area, placement, { opaque: !hasAlpha });
    },
    close: () => {
      for (const { image } of layers) image.close();
    },
  };
}

/** Blends a piece onto the canvas, clipped to it. */
function lay(canvas: Uint8ClampedArray, { width, height }: Size, piece: Piece, x: number, y: number): void {
  const [left, top] = [x + piece.x, y + piece.y];
  const [from, to] = [Math.max(0, left), Math.min(width, left + piece.width)];
  for (let row = Math.max(0, top); row < Math.min(height, top + piece.height); row += 1) {
    for (let column = from; column < to; column += 1) {
      blend(canvas, 4 * (row * width + column), piece.data, 4 * ((row - top) * piece.width + column - left));
    }
  }
}

/** Non-premultiplied alpha: the colour below is weighted by its own alpha. */
function blend(below: Uint8ClampedArray, at: number, above: Uint8ClampedArray, from: number): void {
  const [alpha, under] = [(above[from + 3] as number) / 255, (below[at + 3] as number) / 255];
  const rest = under * (1 - alpha);
  const total = alpha + rest;
  if (total === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const [upper, lower] = [above[from + channel] as number, below[at + channel] as number];
    below[at + channel] = (upper * alpha + lower * rest) / total;
  }
  below[at + 3] = 255 * total;
}
