import { readFileSync, writeFileSync } from 'node:fs';
import { quartile, type Result, ratioTo, type Standing, standingOf } from './contest.ts';

/** A heading, a few sentences and a table. */
export interface Section {
  readonly title: string;
  readonly text: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const documents = new URL('../docs/', import.meta.url);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Rounded to an integer, or a dash if unknown. */
export function count(value: number | null | undefined): string {
  return value === undefined || value === null || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
}

export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1024).toFixed(1);
}

/** Our time ÷ the rival's, by the title of the case. */
export type Ratios = Readonly<Record<string, number>>;

export function ratiosOf(results: readonly Result[]): Ratios {
  return Object.fromEntries(results.map((result) => [result.title, rivalRatio(result)]));
}

function rivalRatio(result: Result): number {
  return ratioTo(result, standingOf(result, result.rival));
}

/** Ours compared with the rival of each case, and with the run before. */
export function duels(title: string, text: string, results: readonly Result[], before: Ratios = {}): Section {
  const rows = results.map((result) => {
    const [ours] = result.standings;
    const theirs = standingOf(result, result.rival);
    const ratio = `**${rivalRatio(result).toFixed(2)}**`;
    const earlier = before[result.title]?.toFixed(2) ?? '–';
    return [result.title, result.rival, ratio, earlier, targetOf(result, results), times(ours), times(theirs)];
  });
  const head = ['', 'peer', 'ours ÷ peer', 'before', 'at most', 'ours, ms', 'peer, ms'];
  return { title, text, head, rows };
}

/** Said once for all photos of a group, of which the upper quartile counts. */
function targetOf(result: Result, results: readonly Result[]): string {
  const { target, group = result.title } = result;
  const inGroup = results.filter((one) => (one.group ?? one.title) === group);
  if (target === undefined || result !== inGroup[0]) return '–';
  const upper = quartile(inGroup.map(rivalRatio), 3);
  return upper <= target ? `${target}` : `${target}, **missed**${inGroup.length > 1 ? ` (${upper.toFixed(2)})` : ''}`;
}

/** One row per case, one column per contender. */
export function matrix(
  title: string,
  text: string,
  results: readonly Result[],
  cell: (standing: Standing, result: Result) => string,
): Section {
  const names = [...new Set(results.flatMap(({ standings }) => standings.map(({ name }) => name)))];
  const rows = results.map((result) => [
    result.title,
    ...names.map((name) => {
      const standing = standingOf(result, name);
      return standing ? (standing.failure ?? cell(standing, result)) : '–';
    }),
  ]);
  return { title, text, head: ['', ...names], rows };
}

export const timeAndRatio = (standing: Standing, result: Result): string =>
  standing === result.standings[0]
    ? count(standing.milliseconds)
    : `${count(standing.milliseconds)} (${ratioTo(result, standing).toFixed(2)})`;

export const sizeAndLikeness = ({ bytes, likeness }: Standing): string =>
  [bytes === undefined ? '–' : `${count(bytes / 1000)} KB`, likeness && ` (${likeness})`].join('');

/** The median, with the minimum and maximum in brackets. */
function times(standing: Standing | undefined): string {
  if (!standing || standing.failure !== undefined) return standing?.failure ?? '–';
  return `${count(standing.milliseconds)} (${count(Math.min(...standing.times))}–${count(Math.max(...standing.times))})`;
}

export function markdown(heading: string, text: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title, text, head, rows }) => `## ${title}\n\n${text}\n\n${table(head, rows)}`);
  return `${[`# ${heading}`, text, ...parts].join('\n\n')}\n`;
}

export function readDocument(name: string): string {
  return readFileSync(new URL(name, documents), 'utf8');
}

export function writeDocument(name: string, content: string): void {
  writeFileSync(new URL(name, documents), content);
}
