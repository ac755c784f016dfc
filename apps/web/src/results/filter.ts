import { type Item, resultOf } from '../converter/state/state.ts';
import { isLarger } from './larger.ts';

export type Filter = 'all' | 'failed' | 'larger';

/** The files that each filter of a long list shows. */
export function filtered(items: readonly Item[]): Record<Filter, readonly Item[]> {
  return {
    all: items,
    failed: items.filter(({ status }) => status.kind === 'failed'),
    larger: items.filter((item) => {
      const outcome = resultOf(item);
      return outcome && isLarger(item, outcome);
    }),
  };
}
