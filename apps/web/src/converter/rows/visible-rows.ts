interface View {
  scrollTop: number;
  height: number;
  rowHeight: number;
}

/** Number of rows rendered beyond the visible ones, so that scrolling does not outrun rendering. */
const spare = 6;

/** Range of rows to render; `end` is exclusive. */
export function visibleRows({ scrollTop, height, rowHeight }: View, count: number): { first: number; end: number } {
  const first = Math.min(Math.floor(scrollTop / rowHeight), count);
  const end = Math.ceil((scrollTop + height) / rowHeight);
  return { first: Math.max(0, first - spare), end: Math.min(count, end + spare) };
}
