/// <reference path="./gifenc.d.ts" />
import type { Size } from '@image-converter/formats/inspection';
// The main file is CommonJS, from which Node cannot import names.
import { GIFEncoder } from 'gifenc/dist/gifenc.esm.js';
import { wordsOf } from '../animation/changes.ts';
import { indexed, type PaletteOptions } from '../palette/indexed.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';

/** What happens to a frame before the next one is drawn. */
export const disposals = { keep: 1, clear: 2 } as const;
export type Disposal = keyof typeof disposals;

/** One word per pixel, either opaque or 0 (transparent). */
export type Screen = Uint32Array<ArrayBuffer>;

/** Encodes a still GIF. */
export function encodeGif(picture: Pixels<4>, options: PaletteOptions): Uint8Array<ArrayBuffer>[] {
  const writer = new GifWriter(picture, 1, options);
  const screen = picture.opaque ? picture : rgbaPixels(picture, new Uint8ClampedArray(screenOf(picture).buffer));
  writer.addFrame(screen, { x: 0, y: 0 }, 0, 'keep');
  return writer.finish();
}

/** GIF has no partial transparency. */
export function screenOf(picture: Pixels<4>): Screen {
  return wordsOf(picture).map((word) => (word >>> 31 === 0 ? 0 : word | opaqueWord));
}

/** All that precedes the frames. 0 plays mean forever. */
export function headerOf({ width, height }: Size, plays: number): Uint8Array<ArrayBuffer> {
  const screen = [...ascii('GIF89a'), ...word(width), ...word(height), 0x70, 0, 0];
  // The file stores repetitions, not plays.
  const repeating = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, ...word(Math.max(0, plays - 1)), 0];
  return Uint8Array.from(plays === 1 ? screen : [...screen, ...repeating]);
}

/** Bytes before the position of a frame: its graphic control extension and the image separator. */
const positionAt = 9;

/** Writes frames with gifenc, each with its own palette. */
export class GifWriter {
  readonly #gif = GIFEncoder({ auto: false });
  readonly #options: PaletteOptions;

  /** 0 plays mean forever. */
  constructor(size: Size, plays: number, options: PaletteOptions) {
    this.#options = options;
    this.#gif.stream.writeBytes([...headerOf(size, plays)]);
  }

  /** The picture must be a part of a `Screen`. */
  addFrame(picture: Pixels<4>, { x, y }: { x: number; y: number }, hundredths: number, disposal: Disposal): void {
    const { indices, colours } = indexed(picture, this.#options);
    const palette = Array.from({ length: colours.length / 4 }, (_, at) => [...colours.subarray(4 * at, 4 * at + 4)]);
    const start = this.#gif.bytesView().length;
    this.#gif.writeFrame(indices, picture.width, picture.height, {
      palette,
      colorDepth: Math.max(1, Math.ceil(Math.log2(palette.length))),
      transparent: !picture.opaque,
      transparentIndex: palette.findIndex(([, , , alpha]) => alpha === 0),
      delay: 10 * hundredths,
      dispose: disposals[disposal],
    });
    // gifenc puts every frame into the top left corner.
    this.#gif.bytesView().set([...word(x), ...word(y)], start + positionAt);
  }

  finish(): Uint8Array<ArrayBuffer>[] {
    this.#gif.finish();
    return [this.#gif.bytes()];
  }
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
