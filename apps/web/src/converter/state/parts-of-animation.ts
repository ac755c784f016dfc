import { type ConversionOptions, effective } from '@image-converter/formats/options';
import { type Item, type Outcome, resultOf, type State } from './state.ts';

export interface Part {
  readonly item: Item;
  readonly outcome: Outcome;
}

/** Whether the results become one animation. */
export function isAnimation(options: ConversionOptions): boolean {
  return effective(options).animation !== 'none';
}

/** What there is of it, in the order of the list. Results in another format are not part of it. */
export function partsOfAnimation({ items, options }: Pick<State, 'items' | 'options'>): Part[] {
  return items.flatMap((item) => {
    const outcome = resultOf(item);
    return outcome?.options.target === options.target ? { item, outcome } : [];
  });
}
