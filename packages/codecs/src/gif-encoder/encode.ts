/// <reference path="./gifenc.d.ts" />
import type { Size } from '@image-converter/formats/inspection';
// The main file is CommonJS, from which Node cannot import names.
import { GIFEncoder } from 'gifenc/dist/gifenc.esm.js';
import { wordsOf } from '../animation/changes.ts';
import { indexed } from '../palette/indexed.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';

/** What happens to a frame before the next one is drawn. */
const disposals = { keep: 1, clear: 2 } as const;
export type Disposal = keyof typeof disposals;

/** One word per pixel, either opaque or 0 (transparent). */
export type Screen = Uint32Array<ArrayBuffer>;

/** Encodes a still GIF. */
export function encodeGif(picture: Pixels<4>): Uint8Array<ArrayBuffer>[] {
  const writer = new GifWriter(picture, 1);
  const screen = picture.opaque ? picture : rgbaPixels(picture, new Uint8ClampedArray(screenOf(picture).buffer));
  writer.addFrame(screen, { x: 0, y: 0 }, 0, 'keep');
  return writer.finish();
}

/** GIF has no partial transparency. */
export function screenOf(picture: Pixels<4>): Screen {
  return wordsOf(picture).map((word) => (word >>> 31 === 0 ? 0 : word | opaqueWord));
}

/** Bytes before the position of a frame: its graphic control extension and the image separator. */
const positionAt = 9;

/** Writes frames with gifenc, each with its own palette. */
export class GifWriter {
  readonly #gif = GIFEncoder({ auto: false });

  /** 0 plays mean forever. */
  constructor({ width, height }: Size, plays: number) {
    this.#gif.writeHeader();
    this.#gif.stream.writeBytes([...word(width), ...word(height), 0x70, 0, 0]);
    if (plays === 1) return;
    // The file stores repetitions, not plays.
    const repetitions = Math.max(0, plays - 1);
    this.#gif.stream.writeBytes([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, ...word(repetitions), 0]);
  }

  /** The picture must be a part of a `Screen`. */
  addFrame(picture: Pixels<4>, { x, y }: { x: number; y: number }, hundredths: number, disposal: Disposal): void {
    const { indices, colours } = indexed(picture);
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
