import type { Specimen } from './specimen.ts';
import { count } from './table.ts';
import { undisturbed } from './undisturbed.ts';

export interface Outcome {
  milliseconds: number;
  /** Of the file that came out. */
  bytes: number;
  /** Milliseconds of its parts, where they can be told apart. */
  stages?: Record<string, number>;
}

export interface Contender {
  readonly name: string;
  run(): Promise<Outcome>;
  /** Once more, for what came out and for what the page was kept from. */
  examine?(): Promise<Specimen>;
}

export interface Standing {
  readonly name: string;
  /** The median. */
  readonly milliseconds: number;
  /** Of the counted runs, round after round. */
  readonly times: readonly number[];
  readonly bytes: number;
  readonly stages: Record<string, number>;
  /** Why it gave up; then the figures are not numbers. */
  readonly failure?: string;
}

export interface Rounds {
  /** Not counted. */
  readonly warmUps: number;
  readonly counted: number;
  /** Of the rivals, if there are more for them. */
  readonly decisive?: number;
}

const enoughRounds = 3;
const farBehind = 3;

/**
 * All contenders by turns, round after round, so that a busy moment of the machine hits every one of them. Rivals are
 * those between whom a target is decided; they come one right after the other.
 */
export async function compete(
  contenders: readonly Contender[],
  { warmUps, counted, decisive = counted }: Rounds,
  rivals: readonly string[] = [],
): Promise<Standing[]> {
  const outcomes = new Map<string, Outcome[]>(contenders.map(({ name }) => [name, []]));
  const failures = new Map<string, string>();
  const byRank = contenders.toSorted((a, b) => Number(rivals.includes(b.name)) - Number(rivals.includes(a.name)));
  for (let round = 0; round < warmUps + decisive; round += 1) {
    for (const { name, run } of byRank) {
      if (round >= warmUps + counted && !rivals.includes(name)) continue;
      if (failures.has(name) || (!rivals.includes(name) && isSettled(name, outcomes))) continue;
      try {
        const outcome = round < warmUps ? await run() : await undisturbed(run);
        if (round >= warmUps) outcomes.get(name)?.push(outcome);
      } catch (error) {
        failures.set(name, firstLine(error));
      }
    }
  }
  return contenders.map(({ name }) => standing(name, outcomes.get(name) ?? [], failures.get(name)));
}

/** Far behind after a few rounds: more of them would only make everybody wait. */
function isSettled(name: string, outcomes: ReadonlyMap<string, readonly Outcome[]>): boolean {
  const own = outcomes.get(name) ?? [];
  if (own.length < enoughRounds) return false;
  const fastest = Math.min(...[...outcomes.values()].filter((all) => all.length > 0).map(medianTime));
  return medianTime(own) > farBehind * fastest;
}

function medianTime(outcomes: readonly Outcome[]): number {
  return median(outcomes.map(({ milliseconds }) => milliseconds));
}

function standing(name: string, outcomes: Outcome[], failure: string | undefined): Standing {
  const times = failure === undefined ? outcomes.map(({ milliseconds }) => milliseconds) : [];
  const stages = Object.keys(outcomes[0]?.stages ?? {}).map((stage) => [
    stage,
    median(outcomes.map((outcome) => outcome.stages?.[stage] ?? 0)),
  ]);
  return {
    name,
    milliseconds: median(times),
    times,
    bytes: median(outcomes.map(({ bytes }) => bytes)),
    stages: Object.fromEntries(stages),
    ...(failure !== undefined && { failure }),
  };
}

/** Of the two times of a round, by median: the machine is as busy for the one as for the other. */
export function ratioOf(ours: Standing | undefined, theirs: Standing | undefined): number {
  const rounds = Math.min(ours?.times.length ?? 0, theirs?.times.length ?? 0);
  const ratios = Array.from({ length: rounds }, (_, round) => {
    return (ours?.times[round] ?? Number.NaN) / (theirs?.times[round] ?? Number.NaN);
  });
  return median(ratios);
}

/** With the fastest and the slowest in brackets. */
export function describeTimes({ milliseconds, times, failure }: Standing): string {
  return failure ?? `${count(milliseconds)} (${count(Math.min(...times))}–${count(Math.max(...times))})`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

export function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/^page\.evaluate: /, '');
}
