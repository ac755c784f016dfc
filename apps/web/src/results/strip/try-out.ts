import type { ConversionOptions } from '@image-converter/formats/options';
import { plansFor } from '../../converter/session/attempt.ts';
import type { Session } from '../../converter/session/session.ts';
import { isOutdated } from '../../converter/state/item-options.ts';
import { type Attempt, type Item, type Outcome, resultOf } from '../../converter/state/state.ts';
import { canCompare } from '../can-compare.ts';

/** A file with other options. */
export interface Trial {
  session: Session;
  item: Item;
  options: Partial<ConversionOptions>;
}

/**
 * Converts a file with other options and leaves its result alone, unless that is already what the options ask for.
 * Always in this browser: a press to compare formats must not send the file, and certainly not once for each format.
 * The log hears of it only if the visitor takes it. Undefined if it was called off.
 */
export async function tryOut(signal: AbortSignal, { session, item, options }: Trial): Promise<Attempt | undefined> {
  const { items, options: all } = session.state();
  const wanted = { ...item, overrides: { ...item.overrides, ...options } };
  const outcome = resultOf(item);
  const isThere = (made: Outcome) =>
    canCompare(made) && !isOutdated(all, { ...wanted, status: { kind: 'done', outcome: made } });
  if (outcome && isThere(outcome)) return { kind: 'done', outcome };
  const plan = plansFor(
    items.map((one) => (one.id === item.id ? wanted : one)),
    all,
    session.rules,
  ).get(item.id);
  const ignore = () => {};
  const backends = { ...session.backends, onBrowserEnd: ignore, onProgress: ignore };
  return plan && session.attempt(signal, { item, mode: 'client', plan, backends });
}

/** What was tried out becomes the result of a file, and counts as its conversion. */
export function take({ session, item: { file, format, id }, options }: Trial, outcome: Outcome): void {
  const { names: _, ...used } = outcome.options;
  const { milliseconds } = outcome;
  session.choose(options, id);
  session.dispatch({ kind: 'started', modes: { [id]: 'client' } });
  session.dispatch({ kind: 'converted', id, outcome });
  session.dispatch({ kind: 'finished', ids: [id] });
  session.dispatch({ kind: 'rested' });
  session.backends.onBrowserEnd({ file, format, options: used }, { success: true, milliseconds });
}
