import { type Item, resultOf } from '../../converter/state/state.ts';
import { inspectionOf } from './look-at.ts';
import { type Receipt, receiptOf } from './receipt.ts';

/** Receipts of all these files as JSON. */
export async function receiptFile(items: readonly Item[]): Promise<File> {
  const receipts: Receipt[] = [];
  for (const item of items) {
    const outcome = resultOf(item);
    if (outcome) receipts.push(receiptOf(item, outcome, { inspection: await inspectionOf(item) }));
  }
  return new File([JSON.stringify(receipts, undefined, 2)], 'receipt.json', { type: 'application/json' });
}
