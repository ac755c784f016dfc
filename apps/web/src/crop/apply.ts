import { movesPixels } from '@image-converter/formats/options';
import type { Session } from '../converter/session/session.ts';
import { isOutdated, optionsOf } from '../converter/state/item-options.ts';
import { type Item, latestResultOf, type State } from '../converter/state/state.ts';
import { type Edits, hasOwnEdits } from './edits.ts';

export type Scope = 'one' | 'all';

/** For which files the edits of this file were chosen. */
export function scopeOf({ options }: State, { overrides }: Pick<Item, 'overrides'>): Scope {
  return movesPixels(optionsOf(options, {})) && !hasOwnEdits({ overrides }) ? 'all' : 'one';
}

/** Chooses the edits for a file or for all. What has a result is converted again; the rest waits for its button. */
export function applyEdits(session: Session, { id }: Item, edits: Edits, scope: Scope): void {
  if (scope === 'all') session.choose(edits);
  // What others had of their own gives way.
  const meant = session.state().items.filter((one) => one.id === id || (scope === 'all' && hasOwnEdits(one)));
  for (const one of meant) session.choose(edits, one.id);
  const { items, options } = session.state();
  const isMeant = (one: Item) => scope === 'all' || one.id === id;
  const again = items.filter((one) => isMeant(one) && latestResultOf(one) && isOutdated(options, one));
  if (again.length > 0) void session.convertAgain(...again.map((one) => one.id));
}
