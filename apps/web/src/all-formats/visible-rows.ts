interface View {
  scrollTop: number;
  height: number;
  rowHeight: number;
}

/** Rows that are drawn beyond those in sight, so that scrolling does not outrun them. */
const spare = 6;

/** Which of the rows to draw, the last not included. */
export function visibleRows({ scrollTop, height, rowHeight }: View, count: number): { first: number; end: number } {
  const first = Math.min(Math.floor(scrollTop / rowHeight), count);
  const end = Math.ceil((scrollTop + height) / rowHeight);
  return { first: Math.max(0, first - spare), end: Math.min(count, end + spare) };
}
