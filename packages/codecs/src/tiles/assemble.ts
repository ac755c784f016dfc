import type { Host } from '../codec.ts';
import { type Piece, type Pixels, rgbaPixels } from '../pixels.ts';
import type { FromHelper, ToHelper } from './messages.ts';
import { pendingMessages } from './pending-messages.ts';
import { TileShares } from './shares.ts';
import type { TiledPicture } from './tiled-picture.ts';

/** Decodes all tiles together with the host's helpers and assembles them on one surface. */
export async function assembleTiles<Picture>(image: TiledPicture, host: Host<Picture>): Promise<Picture | Pixels> {
  const surface = host.surface({ width: image.width, height: image.height });
  await new Leader(image, host.helpers, (piece) => surface.put(piece)).decodeAll();
  return surface.picture;
}

/** The same in plain memory, for a small picture. */
export function assembleAlone(image: TiledPicture): Pixels<4> {
  const { width, height } = image;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let tile = 0; tile < image.tiles; tile += 1) {
    const piece = image.decodeTile(tile);
    for (let row = 0; row < piece.height; row += 1) {
      const line = piece.data.subarray(row * piece.width * 4, (row + 1) * piece.width * 4);
      data.set(line, ((piece.y + row) * width + piece.x) * 4);
    }
  }
  return rgbaPixels({ width, height }, data, true);
}

class Leader {
  readonly #image: TiledPicture;
  readonly #helpers: readonly MessagePort[];
  readonly #put: (piece: Piece) => void;
  readonly #shares: TileShares;
  /** Timeout for a helper's tile, in milliseconds: twice the time this thread took for its last one. */
  #patience = 0;
  /** When each helper started its current tile. */
  readonly #begun: number[];
  /** Memory of a piece that has been copied to the surface, for reuse. */
  #spare: ArrayBuffer | undefined;
  #onArrival = () => {};

  constructor(image: TiledPicture, helpers: readonly MessagePort[], put: (piece: Piece) => void) {
    this.#image = image;
    this.#helpers = helpers;
    this.#put = put;
    this.#shares = new TileShares(image.tiles, helpers.length);
    this.#begun = helpers.map(() => performance.now());
  }

  async decodeAll(): Promise<void> {
    for (const [number, helper] of this.#helpers.entries()) {
      helper.onmessage = ({ data }: MessageEvent<FromHelper>) => this.#receive(number, data);
      this.#ask(number);
    }
    while (!this.#shares.isDone) {
      const tile = this.#nextTile() ?? (await this.#lateTile());
      if (tile === undefined) continue;
      const before = performance.now();
      const piece = this.#image.decodeTile(tile, this.#spare);
      this.#place(tile, piece);
      this.#spare = piece.data.buffer;
      this.#patience = 2 * (performance.now() - before);
      if (this.#helpers.length > 0) await pendingMessages();
    }
  }

  #ask(number: number, spares: ArrayBuffer[] = []): void {
    for (const tile of this.#shares.ask(number)) {
      const spare = spares.pop();
      this.#tell(number, { kind: 'decode', tile, ...(spare && { spare }) }, spare ? [spare] : []);
    }
  }

  #receive(number: number, message: FromHelper): void {
    if (message.kind === 'failed') {
      this.#shares.lose(number);
    } else {
      this.#place(message.tile, message.piece);
      this.#begun[number] = performance.now();
      this.#ask(number, [message.piece.data.buffer]);
    }
    this.#onArrival();
  }

  #place(tile: number, piece: Piece): void {
    if (this.#shares.arrived(tile)) this.#put(piece);
  }

  #nextTile(): number | undefined {
    const { tile, takenFrom } = this.#shares.own() ?? {};
    if (tile !== undefined && takenFrom !== undefined) this.#tell(takenFrom, { kind: 'drop', tile });
    return tile;
  }

  /**
   * All remaining tiles are with helpers. If one takes too long, its thread is busy elsewhere, and this thread decodes
   * the tile as well.
   */
  async #lateTile(): Promise<number | undefined> {
    const [late] = this.#shares
      .underWay()
      .map((tile, helper) => ({ tile, helper, begun: this.#begun[helper] ?? 0 }))
      .filter(({ tile }) => tile !== undefined)
      .sort((one, other) => one.begun - other.begun);
    const hasArrived = await new Promise<boolean>((resolve) => {
      this.#onArrival = () => resolve(true);
      setTimeout(() => resolve(false), (late?.begun ?? 0) + this.#patience - performance.now());
    });
    if (hasArrived || late?.tile === undefined) return undefined;
    this.#tell(late.helper, { kind: 'drop', tile: late.tile });
    return late.tile;
  }

  #tell(number: number, message: ToHelper, transfer: Transferable[] = []): void {
    this.#helpers[number]?.postMessage(message, transfer);
  }
}
