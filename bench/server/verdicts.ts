import { median } from '@image-converter/tools/median';
import { ratioOf } from '../contest.ts';
import type { Verdict } from '../verdict.ts';
import type { ServerMeasurements } from './measure.ts';
import type { Duel } from './processor-time.ts';
import type { UploadMemory } from './uploads.ts';

const scaling = 1.7;
const uploadGrowth = 64;
const refusalMilliseconds = 50;

export function serverVerdicts(measurements: ServerMeasurements): Verdict[] {
  return [
    ...measurements.duels.map(verdictOnDuel),
    verdictOnScaling(measurements),
    ...measurements.uploads.map(verdictOnUploads),
    verdictOnRefusals(measurements),
    verdictOnAccepted(measurements),
    verdictOnVisitors(measurements),
  ];
}

function verdictOnDuel({ title, target, peer, ours, theirs }: Duel): Verdict {
  const ratio = ratioOf(ours, theirs);
  const failure = ours.failure ?? theirs.failure;
  return {
    what: `${title} on the server, processor time, ours ÷ ${peer}`,
    value: failure ?? ratio.toFixed(2),
    target: `≤ ${target}`,
    isMet: ratio <= target,
    because: `${Math.round(ours.milliseconds)} ÷ ${Math.round(theirs.milliseconds)} ms`,
  };
}

function verdictOnScaling({ throughputs }: ServerMeasurements): Verdict {
  const [one, two] = throughputs.map(({ rate }) => rate);
  const ratio = (two ?? Number.NaN) / (one ?? Number.NaN);
  return {
    what: 'HEIC → JPG on the server, conversions per second, 2 children ÷ 1',
    value: ratio.toFixed(2),
    target: `≥ ${scaling}`,
    isMet: ratio >= scaling,
    because: `${two?.toFixed(2)} ÷ ${one?.toFixed(2)} per second`,
  };
}

function verdictOnUploads({ storage, before, largestGrowth }: UploadMemory): Verdict {
  return {
    what: `Memory of the server during 8 uploads of 50 MB to ${storage}`,
    value: `+${Math.round(largestGrowth)} MB`,
    target: `≤ ${uploadGrowth} MB`,
    isMet: largestGrowth <= uploadGrowth,
    because: `the largest growth; ${Math.round(before)} MB before`,
  };
}

function verdictOnRefusals({ bursts: { refusals, refusalsAtWork, bareRefusals, jobs } }: ServerMeasurements): Verdict {
  const all = [...refusals, ...refusalsAtWork];
  const slowest = Math.max(...all);
  return {
    what: `Slowest refusal in bursts of ${jobs} jobs, before any upload`,
    value: `${Math.round(slowest)} ms`,
    target: `< ${refusalMilliseconds} ms`,
    isMet: slowest < refusalMilliseconds,
    because: `median of ${all.length}: ${Math.round(median(all))} ms; a bare Node server beside it: ${Math.round(median(bareRefusals))} ms, slowest ${Math.round(Math.max(...bareRefusals))} ms`,
  };
}

function verdictOnAccepted({ bursts: { accepted, finished, jobs } }: ServerMeasurements): Verdict {
  return {
    what: `Accepted jobs of these bursts of ${jobs} that end with a JPG`,
    value: `${finished} of ${accepted}`,
    target: 'all',
    isMet: finished === accepted,
    because: '',
  };
}

function verdictOnVisitors({ visits: { pages, byServer, byBrowser } }: ServerMeasurements): Verdict {
  return {
    what: 'Pages in Chromium that convert a HEIC at once and end with a JPG',
    value: `${byServer + byBrowser} of ${pages}`,
    target: 'all',
    isMet: byServer + byBrowser === pages,
    because: `${byServer} by the server, ${byBrowser} by the browser`,
  };
}
