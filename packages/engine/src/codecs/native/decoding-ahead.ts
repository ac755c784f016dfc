import type { Header } from '@image-converter/formats/inspection';
import type { Drawable } from '../../picture.ts';
import type { Limits } from '../../protocol.ts';
import { decodeNatively } from './decode.ts';
import { canvasIsHonest } from './honest-canvas.ts';

/** Once the picture's size is known to be safe, the browser decodes while we read the rest of the file. */
export class DecodingAhead {
  readonly #file: Blob;
  readonly #limits: Limits;
  #picture: Promise<Drawable | undefined> | undefined;

  constructor(file: Blob, limits: Limits) {
    this.#file = file;
    this.#limits = limits;
  }

  start({ width, height, deep }: Header): void {
    if (deep || width * height > this.#limits.pixels || !canvasIsHonest()) return;
    this.#picture ??= decodeNatively(this.#file, 1);
  }

  result(orientation: number): Promise<Drawable | undefined> {
    return this.#picture ?? decodeNatively(this.#file, orientation);
  }
}
