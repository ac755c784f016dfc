import type { Measured } from '@image-converter/web/claims/measured';

/** How rows about a conversion begin in docs/benchmarks.md; what was used follows in brackets or after a comma. */
const labels = {
  'png-to-jpg': 'PNG → JPG',
  'jpg-to-png': 'JPG → PNG',
  'jpg-to-webp': 'JPG → WebP',
  'webp-to-jpg': 'WebP → JPG',
  'webp-to-png': 'WebP → PNG',
  'png-to-webp': 'PNG → WebP',
  'heic-to-jpg': 'HEIC → JPG',
  'tiff-to-jpg': 'TIFF → JPG',
} as const satisfies Record<keyof Measured['milliseconds'], string>;

/** Column with our times: the median, with the fastest and the slowest run in brackets. */
const timeColumn = 'ours, ms';

/** What measured.json says but the report of the same run does not. */
export function notInReport(figures: 'milliseconds' | 'savings', measured: Measured, report: string): string[] {
  const rows = report.split('\n').map(cellsOf);
  return [
    ...otherRun(measured, rows),
    ...(figures === 'savings' ? otherSavings(measured, rows) : otherTimes(measured, rows)),
  ];
}

function otherRun({ date, browser, cores, megapixels }: Measured, rows: readonly string[][]): string[] {
  const [name = '', version = ''] = browser.split(' ');
  const run: [row: string, begins: string][] = [
    ['Date', date],
    [name, `${version}.`],
    ['Machine', `${cores} cores`],
    ['Photo', `${megapixels} megapixels`],
  ];
  return run
    .filter(([row, begins]) => !rows.some(([first, second]) => first === row && second?.startsWith(begins)))
    .map(([row, begins]) => `docs/benchmarks.md is of another run: ${row} is not ${begins}`);
}

function otherTimes({ milliseconds }: Measured, rows: readonly string[][]): string[] {
  const times = entries(milliseconds).flatMap(([pair, time]) => (time === null ? [] : [{ pair, time }]));
  const head = rows.findIndex((cells) => cells.includes(timeColumn));
  const column = rows[head]?.indexOf(timeColumn) ?? -1;
  const end = rows.findIndex((cells, index) => index > head && cells.length === 0);
  const table = rows.slice(head + 1, end);
  return times
    .filter(
      ({ pair, time }) => !rowsAbout(pair, table).some((cells) => cells[column]?.startsWith(`${english(time)} (`)),
    )
    .map(({ pair, time }) => `docs/benchmarks.md does not have ${time} ms for ${labels[pair]}`);
}

function otherSavings({ savings }: Measured, rows: readonly string[][]): string[] {
  return entries(savings).flatMap(([pair, saving]) => {
    if (saving === null) return [];
    const { files, larger, quartiles } = saving;
    const stands = rowsAbout(pair, rows).some(([, all, grown, ...cells]) => {
      const sameFiles = all === english(files) && grown === english(larger);
      return sameFiles && quartiles.every((share, index) => isPercentage(cells[index] ?? '', share));
    });
    const told = `${quartiles.join(', ')} of ${files} files, ${larger} larger`;
    return stands ? [] : [`docs/benchmarks.md does not have ${told} for ${labels[pair]}`];
  });
}

function english(value: number): string {
  return value.toLocaleString('en');
}

function isPercentage(cell: string, share: number): boolean {
  const [, percent] = cell.match(/^\**(-?[\d.]+)\s?%\**$/) ?? [];
  return percent !== undefined && Math.abs(Number(percent) - share * 100) <= 0.5;
}

function rowsAbout(pair: keyof typeof labels, rows: readonly string[][]): string[][] {
  return rows.filter(([first = '']) => first.replace(/ \([^)]*\)/, '').split(',')[0] === labels[pair]);
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function entries<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
