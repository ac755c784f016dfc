/** Pages of a multi-page file; a range counts from 1 and includes both ends. */
export type Pages = 'first' | 'all' | `${number}-${number}`;

/** As displayed: counted from 1, both ends included. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Per file. More would exceed the timeout of a conversion on the server; a browser may take longer. */
export const maxServerPages = 40;

const range = /^([1-9]\d{0,4})-([1-9]\d{0,4})$/;

export function isPages(text: string): text is Pages {
  return text === 'first' || text === 'all' || rangeIn(text) !== undefined;
}

export function rangeOf(pages: Pages): PageRange {
  if (pages === 'first') return { from: 1, to: 1 };
  return rangeIn(pages) ?? { from: 1, to: Number.POSITIVE_INFINITY };
}

function rangeIn(text: string): PageRange | undefined {
  const [from = 0, to = 0] = range.exec(text)?.slice(1).map(Number) ?? [];
  return from > 0 && from <= to ? { from, to } : undefined;
}
