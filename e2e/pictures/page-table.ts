import { type Engine, engines } from './engines.ts';
import type { Picture } from './pictures.ts';
import type { Sighting } from './sightings.ts';
import type { Trait } from './traits.ts';

/** A picture with what became of it in each engine. */
export interface Seen {
  readonly picture: Picture;
  readonly traits: readonly Trait[];
  readonly by: Readonly<Partial<Record<Engine, Sighting>>>;
}

interface Row {
  readonly name: string;
  readonly seen: readonly Seen[];
}

/** A row for each name that pictures go by. */
export function rowsBy(all: readonly Seen[], namesOf: (seen: Seen) => readonly string[]): Row[] {
  const names = [...new Set(all.flatMap(namesOf))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return names.map((name) => ({ name, seen: all.filter((seen) => namesOf(seen).includes(name)) }));
}

/** How many pictures of each name came out how, by engine. */
export function tableBy(heading: string, all: readonly Seen[], namesOf: (seen: Seen) => readonly string[]): string {
  const rows = rowsBy(all, namesOf).map(({ name, seen }) => [name, ...engines.map((engine) => cell(seen, engine))]);
  return rows.length > 0 ? markdown([[heading, ...engines], ...rows]) : '';
}

function cell(seen: readonly Seen[], engine: Engine): string {
  const count = (status: Sighting['status']) => seen.filter(({ by }) => by[engine]?.status === status).length;
  const parts = (['right', 'refused', 'wrong'] as const).flatMap((status) =>
    count(status) > 0 ? `${count(status)} ${status === 'wrong' ? '**wrong**' : status}` : [],
  );
  return parts.join(', ') || '–';
}

export function markdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}
