import type { LookReport } from '@image-converter/formats/report';
import { median } from '@image-converter/tools/median';
import { compare, type Picture, pictureOf } from './pictures.ts';

export interface Outcome {
  readonly milliseconds: number;
  /** Size of the output file. */
  readonly bytes?: number;
  /** Set if a look was asked for. */
  readonly look?: LookReport;
  /** The converted file or its pixels; called right after the run, and not timed. */
  readonly output?: () => Promise<Uint8Array | Picture>;
}

export interface Contender {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** Ours comes first; the rival is the contender that the target is about. */
export interface Case {
  readonly title: string;
  /** Cases that differ only in the photo; a target is met if the upper quartile of them meets it. */
  readonly group?: string;
  readonly megapixels?: number | undefined;
  readonly contenders: readonly Contender[];
  readonly rival: string;
  /** Max ratio of our time to the rival's. */
  readonly target?: number;
  /** What the outputs are compared with. */
  readonly original?: () => Promise<Picture>;
  /** A cold case has no warm-up. */
  readonly isCold?: boolean;
}

export interface Standing {
  readonly name: string;
  /** The median, or null if it failed. */
  readonly milliseconds: number | null;
  /** By round. */
  readonly times: readonly number[];
  readonly bytes?: number;
  /** PSNR in decibels, “identical”, or why it cannot be compared. */
  readonly likeness?: string;
  readonly failure?: string;
}

export interface Result extends Omit<Case, 'contenders' | 'original' | 'isCold'> {
  readonly standings: readonly Standing[];
}

export const enoughRounds = 3;
const enoughMs = 5000;

/** For a contender that no target is about. */
function isEnough({ times }: Standing): boolean {
  return times.length >= enoughRounds || times.reduce((sum, time) => sum + time, 0) > enoughMs;
}

/**
 * Runs all contenders in turn, round after round, so that a busy moment affects all of them; ours and the rival run one
 * right after the other.
 */
export async function compete(one: Case, rounds: number): Promise<Result> {
  const { contenders, original, isCold, ...facts } = one;
  const isRival = ({ name }: Contender) => name === one.rival || name === contenders[0]?.name;
  const inTurn = contenders.toSorted((a, b) => Number(isRival(b)) - Number(isRival(a)));
  const standings = new Map<string, Standing>(
    contenders.map(({ name }) => [name, { name, milliseconds: null, times: [] }]),
  );
  console.log(`${one.title} …`);
  for (let round = isCold ? 0 : -1; round < rounds; round += 1) {
    for (const contender of inTurn) {
      const before = standings.get(contender.name) as Standing;
      if (before.failure !== undefined || (!isRival(contender) && isEnough(before))) continue;
      // A warm-up makes no difference to what takes seconds.
      const counts = (milliseconds: number) => round >= 0 || (!isRival(contender) && milliseconds > enoughMs);
      standings.set(contender.name, await again(contender, before, counts, original));
    }
  }
  const result = { ...facts, standings: [...standings.values()] };
  for (const { name, milliseconds, failure } of result.standings)
    console.log(`  ${name}: ${failure ?? `${milliseconds} ms`}`);
  return result;
}

/** The output of the first run that counts is examined. */
async function again(
  { name, run }: Contender,
  before: Standing,
  counts: (milliseconds: number) => boolean,
  original: Case['original'],
): Promise<Standing> {
  try {
    const { milliseconds, bytes, output } = await run();
    if (!counts(milliseconds)) return before;
    const times = [...before.times, Math.round(10 * milliseconds) / 10];
    const after = { ...before, times, milliseconds: median(times), ...(bytes && { bytes }) };
    if (before.times.length > 0 || !original || !output) return after;
    const file = await output();
    const likeness = compare(await pictureOf(file), await original());
    return { ...after, likeness, ...(file instanceof Uint8Array && { bytes: file.length }) };
  } catch (error) {
    return { name, milliseconds: null, times: [], failure: firstLine(error) };
  }
}

export function standingOf({ standings }: Result, name: string): Standing | undefined {
  return standings.find((standing) => standing.name === name);
}

/** Our time ÷ theirs: the median of the ratios within each round, where the machine is equally busy for both. */
export function ratioTo({ standings: [ours] }: Result, theirs: Standing | undefined): number {
  const rounds = Math.min(ours?.times.length ?? 0, theirs?.times.length ?? 0);
  const ratios = Array.from({ length: rounds }, (_, round) => (ours?.times[round] ?? 0) / (theirs?.times[round] ?? 0));
  return median(ratios);
}

/** How much the times of one contender vary from round to round, of the median: the machine's noise. */
export function noiseIn(results: readonly Result[]): number {
  const spreads = results.flatMap(({ standings }) =>
    standings
      .filter(({ times }) => times.length >= enoughRounds)
      .map(({ times }) => (quartile(times, 3) - quartile(times, 1)) / median(times)),
  );
  return median(spreads);
}

/** Between the two nearest values. */
export function quartile(values: readonly number[], number: 1 | 3): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * number) / 4;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}

export function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/^page\.evaluate: /, '');
}
