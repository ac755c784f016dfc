import { openView, type View } from '@image-converter/engine/view/view';
import type { Inspection } from '@image-converter/formats/inspection';
import { movesPixels } from '@image-converter/formats/options';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { lookAtOriginal, maxPixels } from '../before-after/pictures.ts';
import { canCompare } from '../can-compare.ts';
import type { ReceiptDetails } from './receipt.ts';

/** Header data of a file, read on demand; undefined if that fails. */
export async function inspectionOf({ file, format }: Item): Promise<Inspection | undefined> {
  try {
    const { inspect } = await import('@image-converter/engine/inspect');
    return await inspect(file, format);
  } catch {
    return undefined;
  }
}

/** Similarity of original and result. On demand only, because both must be decoded. */
export async function likenessOf(
  signal: AbortSignal,
  item: Item,
  outcome: Outcome,
): Promise<ReceiptDetails['likeness']> {
  const { size, widths } = outcome.options;
  const isScaled = size !== 'original' || widths !== 'none';
  if (!canCompare(outcome) || isScaled || movesPixels(outcome.options)) return undefined;
  try {
    return await likenessIn(await openView(), signal, item, outcome);
  } catch {
    return undefined;
  }
}

async function likenessIn(
  view: View,
  signal: AbortSignal,
  item: Item,
  outcome: Outcome,
): Promise<ReceiptDetails['likeness']> {
  const close = () => view.close();
  if (signal.aborted) close();
  signal.addEventListener('abort', close);
  try {
    const [{ blob, report }] = outcome.files;
    const { bitmap } = await lookAtOriginal(view, item, outcome, report?.profile !== undefined);
    bitmap.close();
    return await view.likeness(blob, { maxPixels, background: outcome.options.background });
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
