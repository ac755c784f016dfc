/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Rounded to an integer, or a dash if unknown. */
export function count(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
}
