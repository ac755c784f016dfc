import { type Engine, engines } from './engines.ts';
import type { Picture } from './pictures.ts';
import type { PictureResult } from './results.ts';

/** A picture with its result in each engine. */
export interface Seen {
  readonly picture: Picture;
  readonly by: Readonly<Partial<Record<Engine, PictureResult>>>;
  /** Whether the engines' results differ, though each is correct or there is no reference. */
  readonly differs: boolean;
}

interface Row {
  readonly name: string;
  readonly seen: readonly Seen[];
}

/** One row per name. */
export function rowsBy(all: readonly Seen[], namesOf: (seen: Seen) => readonly string[]): Row[] {
  const names = [...new Set(all.flatMap(namesOf))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return names.map((name) => ({ name, seen: all.filter((seen) => namesOf(seen).includes(name)) }));
}

/** Counts of results by name and engine. */
export function tableBy(heading: string, all: readonly Seen[], namesOf: (seen: Seen) => readonly string[]): string {
  const rows = rowsBy(all, namesOf).map(({ name, seen }) => [name, ...engines.map((engine) => cell(seen, engine))]);
  return rows.length > 0 ? markdown([[heading, ...engines], ...rows]) : '';
}

const words = { right: 'right', refused: 'refused', wrong: '**wrong**', differs: 'differs' } as const;
type Word = keyof typeof words;

function cell(seen: readonly Seen[], engine: Engine): string {
  const found = seen.map((one) => wordFor(one, engine));
  const counts = (Object.keys(words) as Word[]).map((word) => ({
    word,
    count: found.filter((one) => one === word).length,
  }));
  const parts = counts.filter(({ count }) => count > 0).map(({ word, count }) => `${count} ${words[word]}`);
  return parts.join(', ') || '–';
}

/** Undefined if the engine does not read the picture or did not try it. */
export function wordFor({ by, differs }: Seen, engine: Engine): Word | undefined {
  const status = by[engine]?.status;
  if (status === 'not read') return undefined;
  return differs && status === 'right' ? 'differs' : status;
}

export function markdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}
