import { isDrawn } from '../convert/is-drawn.ts';
import { type Item, type Outcome, resultOf } from './state.ts';

/** In bytes. */
export interface Sizes {
  readonly before: number;
  readonly after: number;
}

export function bytesOf({ files }: Pick<Outcome, 'files'>): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0);
}

/** Of all files with a result; undefined if there are none whose sizes can be compared. */
export function totalSizes(items: readonly Item[]): Sizes | undefined {
  let before = 0;
  let after = 0;
  for (const item of items) {
    const outcome = resultOf(item);
    if (!outcome || isDrawn(item.format)) continue;
    before += item.file.size;
    after += bytesOf(outcome);
  }
  return before > 0 ? { before, after } : undefined;
}

/** Whole percent by which a result is smaller or larger. */
export function percentOf({ before, after }: Sizes): number {
  return Math.round(Math.abs(1 - after / before) * 100);
}
