import { median } from '@image-converter/tools/median';
import { count } from './table.ts';
import { undisturbed } from './undisturbed.ts';
import type { Blocking } from './watch.ts';

export interface Outcome {
  milliseconds: number;
  /** Size of the output file. */
  bytes: number;
  /** Milliseconds per stage, if known. */
  stages?: Record<string, number>;
}

export interface Specimen {
  readonly output: Buffer;
  /** How long the page was blocked, for contenders that run in a page. */
  readonly blocking?: Blocking;
}

export interface Contender {
  readonly name: string;
  run(): Promise<Outcome>;
  /** Runs once more, to examine the output and how long the page was blocked. */
  examine?(): Promise<Specimen>;
}

export interface Standing {
  readonly name: string;
  /** The median. */
  readonly milliseconds: number;
  /** Times of the counted runs, by round. */
  readonly times: readonly number[];
  readonly bytes: number;
  readonly stages: Record<string, number>;
  /** Reason for the failure, in which case the figures are NaN. */
  readonly failure?: string;
}

export interface Rounds {
  /** Not counted. */
  readonly warmUps: number;
  readonly counted: number;
  /** Counted rounds of the rivals, if they have more. */
  readonly decisive?: number;
}

const enoughRounds = 3;
const farBehind = 3;

/**
 * Runs all contenders in turn, round after round, so that a busy moment affects all of them. Rivals are the two
 * contenders that a target compares; they run directly after each other.
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

/** Whether the contender is so far behind after a few rounds that more would be a waste of time. */
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

/** Median of the ratios within each round, where the machine is equally busy for both. */
export function ratioOf(ours: Standing | undefined, theirs: Standing | undefined): number {
  const rounds = Math.min(ours?.times.length ?? 0, theirs?.times.length ?? 0);
  const ratios = Array.from({ length: rounds }, (_, round) => {
    return (ours?.times[round] ?? Number.NaN) / (theirs?.times[round] ?? Number.NaN);
  });
  return median(ratios);
}

/** The median, with the minimum and maximum in brackets. */
export function describeTimes({ milliseconds, times, failure }: Standing): string {
  return failure ?? `${count(milliseconds)} (${count(Math.min(...times))}–${count(Math.max(...times))})`;
}

export function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/^page\.evaluate: /, '');
}
