import { folderOf } from '../choose/folders.ts';
import type { Pictures } from '../convert/convert-item.ts';
import { type Action, type Item, resultOf, type State } from '../state/state.ts';
import type { Destination } from './destination.ts';

/** Ways to save all results as one file. */
export interface Savers {
  saveAsZip: (items: readonly Item[]) => Promise<void>;
  saveAsPdf: (items: readonly Item[]) => Promise<void>;
}

/** Saves the results of a session to disk. Failures are reported and lose no results. */
export class Saving {
  readonly #savers: Savers;
  readonly #state: () => State;
  readonly #dispatch: (action: Action) => void;

  constructor(savers: Savers, state: () => State, dispatch: (action: Action) => void) {
    this.#savers = savers;
    this.#state = state;
    this.#dispatch = dispatch;
  }

  /** Saves the results of these files, or of all, as one ZIP. */
  async together(items: readonly Item[] = this.#state().items): Promise<void> {
    try {
      await this.#savers.saveAsZip(items);
    } catch {
      this.#dispatch({ kind: 'zip-failed' });
    }
  }

  /** Saves all results as one PDF. */
  async joined(): Promise<void> {
    try {
      await this.#savers.saveAsPdf(this.#state().items);
    } catch {
      this.#dispatch({ kind: 'pdf-failed' });
    }
  }

  /** Saves each result as a file in a folder. */
  async into({ name, write }: Destination): Promise<void> {
    try {
      for (const item of this.#state().items) {
        const outcome = resultOf(item);
        if (!outcome) continue;
        for (const result of outcome.files) await write(folderOf(item.file) + result.name, result.blob);
        this.#dispatch({ kind: 'saved', id: item.id, folder: name });
      }
    } catch {
      this.#dispatch({ kind: 'not-saved' });
    }
  }

  /**
   * Returns the files on disk, which replace the results in memory. Undefined on failure: the results stay as they are.
   */
  async write(
    { write }: Destination,
    folder: string,
    names: readonly string[],
    outputs: Pictures['outputs'],
  ): Promise<Pictures['outputs'] | undefined> {
    try {
      const written = await Promise.all(outputs.map(({ blob }, index) => write(folder + names[index], blob)));
      return outputs.map((made, index) => ({ ...made, blob: written[index] })) as unknown as Pictures['outputs'];
    } catch {
      this.#dispatch({ kind: 'not-saved' });
      return undefined;
    }
  }
}
