import type { Host } from '../codec.ts';
import type { Piece, Pixels } from '../pixels.ts';
import type { HeicImage } from './heic-image.ts';
import { pendingMessages } from './pending-messages.ts';
import type { FromHelper, ToHelper } from './tile-messages.ts';
import { TileShares } from './tile-shares.ts';

/** Decodes all tiles together with the host's helpers and assembles them on one surface. */
export async function assembleTiles<Picture>(image: HeicImage, host: Host<Picture>): Promise<Picture | Pixels> {
  const surface = host.surface({ width: image.width, height: image.height });
  await new Leader(image, host.helpers, (piece) => surface.put(piece)).decodeAll();
  return surface.picture;
}

class Leader {
  readonly #image: HeicImage;
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

  constructor(image: HeicImage, helpers: readonly MessagePort[], put: (piece: Piece) => void) {
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
