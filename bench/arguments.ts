import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } });

/** The parts of the bench to run, e.g. `heic`; all if none are given. */
export const parts: readonly string[] = positionals;

export function roundsOr(usual: number): number {
  return values.rounds === undefined ? usual : Number(values.rounds);
}
