import { type FromHelper, type Movable, memoryOf, type Place, type ToHelper } from './messages.ts';
import { pendingMessages } from './pending-messages.ts';
import { TileShares } from './shares.ts';

/** What every thread does with a tile. */
export interface TileWork<Input extends Movable | undefined, Result extends Movable> {
  work(tile: number, input: Input): Result;
}

/** Work on a picture's tiles that several threads share. */
export interface SharedWork<Input extends Movable | undefined, Result extends Movable> extends TileWork<Input, Result> {
  readonly tiles: number;
  /** Handed over with a tile: a thread that gets it owns its memory. */
  inputFor(tile: number): Input | Promise<Input>;
  /** Called once for each tile, in any order. */
  put(tile: number, result: Result): void;
}

/** Does it together with the helpers; ends when all tiles are done. */
export function shareWork<Input extends Movable | undefined, Result extends Movable>(
  work: SharedWork<Input, Result>,
  helpers: readonly MessagePort[],
): Promise<void> {
  return new Leader(work, work.tiles > 1 ? helpers : []).doAll();
}

let pictures = 0;

class Leader<Input extends Movable | undefined, Result extends Movable> {
  readonly #work: SharedWork<Input, Result>;
  readonly #helpers: readonly MessagePort[];
  readonly #shares: TileShares;
  /** Timeout for a helper's tile, in milliseconds: twice the time this thread took for its last one. */
  #patience = 0;
  /** When each helper started its current tile. */
  readonly #begun: number[];
  readonly #picture = ++pictures;
  #onArrival = () => {};

  constructor(work: SharedWork<Input, Result>, helpers: readonly MessagePort[]) {
    this.#work = work;
    this.#helpers = helpers;
    this.#shares = new TileShares(work.tiles, helpers.length);
    this.#begun = helpers.map(() => performance.now());
  }

  async doAll(): Promise<void> {
    for (const [number, helper] of this.#helpers.entries()) {
      helper.onmessage = ({ data }: MessageEvent<FromHelper<Result>>) => this.#receive(number, data);
      void this.#ask(number);
    }
    while (!this.#shares.isDone) {
      const tile = this.#nextTile() ?? (await this.#lateTile());
      if (tile === undefined) continue;
      const before = performance.now();
      this.#put(tile, this.#work.work(tile, await this.#work.inputFor(tile)));
      this.#patience = 2 * (performance.now() - before);
      if (this.#helpers.length > 0) await pendingMessages();
    }
  }

  async #ask(number: number): Promise<void> {
    try {
      for (const tile of this.#shares.ask(number)) {
        const input = await this.#work.inputFor(tile);
        this.#tell(number, { kind: 'do', place: this.#placeOf(tile), input }, input ? memoryOf(input) : []);
      }
    } catch {
      // This thread does them, and fails for the same reason.
      this.#shares.lose(number);
    }
  }

  #receive(number: number, message: FromHelper<Result>): void {
    if (message.kind === 'failed') {
      this.#shares.lose(number);
    } else if (message.place.picture === this.#picture) {
      this.#put(message.place.tile, message.result);
      this.#begun[number] = performance.now();
      void this.#ask(number);
    }
    this.#onArrival();
  }

  #put(tile: number, result: Result): void {
    if (this.#shares.arrived(tile)) this.#work.put(tile, result);
  }

  #nextTile(): number | undefined {
    const { tile, takenFrom } = this.#shares.own() ?? {};
    if (tile !== undefined && takenFrom !== undefined)
      this.#tell(takenFrom, { kind: 'drop', place: this.#placeOf(tile) });
    return tile;
  }

  /**
   * All remaining tiles are with helpers. If one takes too long, its thread is busy elsewhere, and this thread does the
   * tile as well.
   */
  async #lateTile(): Promise<number | undefined> {
    const [late] = this.#shares
      .underWay()
      .map((tile, helper) => ({ tile, helper, begun: this.#begun[helper] ?? 0 }))
      .filter(({ tile }) => tile !== undefined)
      .sort((one, other) => one.begun - other.begun);
    const hasArrived = await new Promise<boolean>((resolve) => {
      this.#onArrival = () => resolve(true);
      const left = (late?.begun ?? 0) + this.#patience - performance.now();
      setTimeout(() => resolve(false), Math.max(0, left));
    });
    if (hasArrived || late?.tile === undefined) return undefined;
    this.#tell(late.helper, { kind: 'drop', place: this.#placeOf(late.tile) });
    return late.tile;
  }

  #placeOf(tile: number): Place {
    return { picture: this.#picture, tile };
  }

  #tell(number: number, message: ToHelper<Input>, transfer: Transferable[] = []): void {
    this.#helpers[number]?.postMessage(message, transfer);
  }
}
