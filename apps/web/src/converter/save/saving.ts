import { folderOf } from '../choose/folders.ts';
import type { Pictures } from '../convert/convert-item.ts';
import { type Action, type Item, resultOf, type State } from '../state/state.ts';
import type { Destination } from './destination.ts';
import { filesIn } from './downloads.ts';
import type { ZipExtra } from './pack.ts';
import { saveFile } from './save-file.ts';

/** Loads what joins results into one file; rejects if that fails. */
export type LoadPacker = () => Promise<Pick<typeof import('./pack.ts'), 'saveAsZip' | 'saveAs'>>;

export const loadPacker: LoadPacker = () => import('./pack.ts');

export interface SavingServices {
  loadPacker: LoadPacker;
  /** Shared by all sessions. */
  zipExtras?: Set<ZipExtra>;
}

/** Saves the results of a session to disk. Failures are reported and lose no results. */
export class Saving {
  /** What ZIPs have besides the results; empty unless the visitor turns it on. */
  readonly zipExtras: Set<ZipExtra>;
  readonly #loadPacker: LoadPacker;
  readonly #state: () => State;
  readonly #dispatch: (action: Action) => void;

  constructor(services: SavingServices, state: () => State, dispatch: (action: Action) => void) {
    this.#loadPacker = services.loadPacker;
    this.zipExtras = services.zipExtras ?? new Set();
    this.#state = state;
    this.#dispatch = dispatch;
  }

  /** Saves the only result: as it is or, if it has several pages, as a ZIP. */
  async only(): Promise<void> {
    const [first, ...others] = filesIn(this.#state().items);
    if (others.length > 0) await this.together();
    else if (first) saveFile(first.url(), first.name);
  }

  /** Saves the results of these files, or of all, as one ZIP. */
  async together(items: readonly Item[] = this.#state().items): Promise<void> {
    try {
      await (await this.#loadPacker()).saveAsZip(items, this.zipExtras);
    } catch {
      this.#dispatch({ kind: 'zip-failed' });
    }
  }

  /** Saves all results as one file. */
  async joined(as: 'pdf' | 'animation'): Promise<void> {
    try {
      await (await this.#loadPacker()).saveAs[as](this.#state());
    } catch {
      this.#dispatch({ kind: `${as}-failed` });
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
