import type { Growth } from './growth.ts';
import { count, table } from './table.ts';

/** One table per measurement, one row per size. */
export function growthTables(growths: readonly Growth[]): string {
  return growths.map(growthTable).join('\n\n');
}

function growthTable({ title, over, points }: Growth): string {
  const names = [...new Set(points.flatMap(({ standings }) => standings.map(({ name }) => name)))];
  const rows = points.map(({ at, standings }) => [
    String(Math.round(at)),
    ...names.map((name) => {
      const standing = standings.find((one) => one.name === name);
      return standing?.failure === undefined ? count(standing?.milliseconds) : 'failed';
    }),
  ]);
  return `${title}, milliseconds:\n\n${table([over, ...names], rows)}`;
}
