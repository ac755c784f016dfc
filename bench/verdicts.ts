import type { Result } from './cases.ts';
import { ratioOf, type Standing } from './contest.ts';
import type { Calm } from './main-thread.ts';
import type { Measurements } from './measurements.ts';
import { serverVerdicts } from './server/verdicts.ts';
import type { Verdict } from './verdict.ts';

const longTask = 50;
const steady = 1.15;
const engineBytes = 12 * 1024;

export function verdicts(measurements: Measurements): Verdict[] {
  return [
    ...measurements.results.map(verdictOn),
    ...measurements.calm.filter(({ what }) => what.startsWith('5')).map(verdictOnCalm),
    verdictOnSteadiness(measurements),
    verdictOnWeight(measurements),
    ...serverVerdicts(measurements.server),
  ];
}

export function standingOf({ standings }: Result, name: string): Standing | undefined {
  return standings.find((standing) => standing.name === name);
}

/**
 * For the named peer, from the ratios of each round; other contenders had fewer rounds and did not run next to ours.
 */
export function ratioTo(result: Result, name: string): number {
  const [ours, theirs] = [standingOf(result, 'ours'), standingOf(result, name)];
  if (name === result.measure) return ratioOf(ours, theirs);
  return (ours?.milliseconds ?? Number.NaN) / (theirs?.milliseconds ?? Number.NaN);
}

function verdictOn(result: Result): Verdict {
  const ratio = ratioTo(result, result.measure);
  return {
    what: `${result.title}, ours ÷ ${result.measure}`,
    value: ratio.toFixed(2),
    target: `≤ ${result.target}`,
    isMet: ratio <= result.target,
    because: mostOf(result),
  };
}

/** Taken from the stages of a peer that works like ours and reports them. */
function mostOf(result: Result): string {
  const twin = result.standings.find(({ stages }) => Object.keys(stages).length > 0);
  if (!twin) return '';
  const parts = Object.entries(twin.stages).map(([stage, time]) => `${stage} ${Math.round(time)} ms`);
  const ours = standingOf(result, 'ours');
  const failure = ours?.failure ? `ours failed: ${ours.failure}; ` : '';
  return `${failure}${parts.join(', ')} in “${twin.name}” (${Math.round(twin.milliseconds)} ms); ours takes ${Math.round(ours?.milliseconds ?? Number.NaN)} ms in all`;
}

function verdictOnCalm({ what, longestTask, worstGap, failure }: Calm): Verdict {
  const title = `Longest task of the main thread, ${what}`;
  if (failure !== undefined) {
    return { what: title, value: 'failed', target: `< ${longTask} ms`, isMet: false, because: failure };
  }
  return {
    what: title,
    value: longestTask === undefined ? 'none of 50 ms' : `${Math.round(longestTask)} ms`,
    target: `< ${longTask} ms`,
    isMet: longestTask === undefined || longestTask < longTask,
    because: `worst gap of the event loop ${Math.round(worstGap)} ms`,
  };
}

function verdictOnSteadiness({ steadiness: { early, late } }: Measurements): Verdict {
  const ratio = late.megabytes / early.megabytes;
  return {
    what: `Memory after ${late.batches} batches ÷ after ${early.batches}`,
    value: ratio.toFixed(2),
    target: `≤ ${steady}`,
    isMet: ratio <= steady,
    because: `${Math.round(early.megabytes)} → ${Math.round(late.megabytes)} MB`,
  };
}

function verdictOnWeight({ engine }: Measurements): Verdict {
  const bytes = engine.reduce((sum, weight) => sum + weight.bytes, 0);
  const [largest] = [...engine].sort((a, b) => b.bytes - a.bytes);
  return {
    what: 'Engine before the first file, brotli',
    value: `${(bytes / 1024).toFixed(1)} KB`,
    target: '≤ 12 KB',
    isMet: bytes <= engineBytes,
    because: `largest: ${largest?.name}`,
  };
}
