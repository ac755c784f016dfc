import type { LookReply } from '@image-converter/engine/view/messages';
import type { View } from '@image-converter/engine/view/view';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { lookAtOriginal, lookAtResult } from './pictures.ts';

interface Row {
  readonly item: Pick<Item, 'file' | 'format'>;
  readonly outcome: Outcome;
}

/** Original and result of a row as the engine decodes them, each when it is first asked for. */
class Decoder {
  readonly view: Promise<View>;
  readonly #row: Row;
  readonly #looks = new Map<'original' | 'result', Promise<LookReply>>();
  /** A part could not be loaded, or a picture not be decoded. */
  hasFailed = false;

  constructor(row: Row, open: () => Promise<View>) {
    this.#row = row;
    this.view = open();
  }

  look(at: 'original' | 'result'): Promise<LookReply> {
    const known = this.#looks.get(at);
    if (known) return known;
    const look = this.view.then((view) => this.#lookThrough(view, at));
    this.#looks.set(at, look);
    look.catch(() => {
      this.hasFailed = true;
    });
    return look;
  }

  #lookThrough(view: View, at: 'original' | 'result'): Promise<LookReply> {
    const { item, outcome } = this.#row;
    return at === 'original' ? lookAtOriginal(view, item, outcome) : lookAtResult(view, outcome.files[0].blob);
  }

  /** Ends the worker and frees all memory. */
  close(): void {
    const ignore = () => {};
    this.view.then((view) => view.close(), ignore);
    for (const look of this.#looks.values()) look.then(({ bitmap }) => bitmap.close(), ignore);
  }
}

/** By the result, which no two rows or conversions share. */
const shared = new Map<Blob, { readonly decoder: Decoder; users: number }>();

interface Loan {
  readonly decoder: Decoder;
  /** The last one to return it closes it. */
  giveBack: () => void;
}

/** The decoder of a row. The page and the dialog share it, so that nothing is decoded twice. */
export function borrowDecoder(row: Row, open: () => Promise<View> = openView): Loan {
  const key = row.outcome.files[0].blob;
  const known = shared.get(key);
  // After a failure, the next one tries again.
  const entry = known && !known.decoder.hasFailed ? known : { decoder: new Decoder(row, open), users: 0 };
  shared.set(key, entry);
  entry.users += 1;
  const { decoder } = entry;
  const giveBack = () => {
    entry.users -= 1;
    // It may be borrowed again at once, by a component that has only been rendered again.
    queueMicrotask(() => {
      if (entry.users > 0) return;
      if (shared.get(key) === entry) shared.delete(key);
      decoder.close();
    });
  };
  return { decoder, giveBack };
}

async function openView(): Promise<View> {
  return (await import('@image-converter/engine/view/view')).openView();
}
