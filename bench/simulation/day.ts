import { Agenda } from './agenda.ts';
import { Chance } from './chance.ts';
import { Cluster, type ClusterPlan, type Ending, type Visit } from './cluster.ts';

/** Assumptions about a day; the report prints them. */
export const assumptions = {
  visitors: 1_000_000,
  /** All other visitors bring HEIC. */
  tiffShare: 0.1,
  heicMegabytes: 1.5,
  tiffMegabytes: 10,
  /** Visitors at the busiest and the quietest time of day, relative to the average. */
  peak: 1.8,
  quiet: 0.2,
  peakHour: 20,
  bursts: 6,
  burstMinutes: 10,
  burstFactor: 3,
  /** Medians in megabits per second. The spread is the standard deviation of the logarithm. */
  upMegabits: 15,
  downMegabits: 50,
  lineSpread: 0.9,
  /** Median slowdown of visitors' devices relative to the machine of the bench. */
  deviceFactor: 1.5,
  deviceSpread: 0.5,
  leavingShare: 0.02,
  deathsPerReplica: 2,
  secondsUntilBack: 20,
} as const;

const daySeconds = 86_400;
const bytesPerMegabit = 125_000;

/** Figures of the benchmarks for one kind of file. */
export interface Kind {
  /** Size of the picture that is sent back, in bytes. */
  readonly picture: number;
  /** Processor time of single conversions on the server. */
  readonly secondsInChild: readonly number[];
  /** In a browser on the machine of the bench; for the first file of a visit, if that was measured. */
  readonly secondsInBrowser: number;
}

export interface Measured {
  readonly heic: Kind;
  readonly tiff: Kind;
}

export interface Day {
  readonly plan: ClusterPlan;
  readonly endings: Readonly<Record<Ending, number>>;
  /** Seconds that conversions waited in a replica's queue: median, 95th and 99th percentile. */
  readonly waits: readonly [number, number, number];
  readonly maxBytesStored: number;
  readonly busyCoreHours: number;
  readonly coreHours: number;
}

export function simulateDay(plan: ClusterPlan, measured: Measured, visitors: number = assumptions.visitors): Day {
  const agenda = new Agenda();
  const chance = new Chance(1);
  const cluster = new Cluster(agenda, chance, plan);
  const rate = rateOfDay(chance, visitors);
  letArrive(agenda, chance, rate, () => cluster.visit(someVisit(chance, measured)));
  for (const replica of cluster.replicas) {
    for (let death = 0; death < assumptions.deathsPerReplica; death += 1) {
      agenda.after(chance.even() * daySeconds, () => replica.die(assumptions.secondsUntilBack));
    }
  }
  agenda.runUntil(daySeconds);
  const waits = Float64Array.from(cluster.waits).sort();
  const share = (part: number) => waits[Math.floor(part * waits.length)] ?? 0;
  return {
    plan,
    endings: cluster.endings,
    waits: [share(0.5), share(0.95), share(0.99)],
    maxBytesStored: cluster.maxBytesStored,
    busyCoreHours: cluster.busyCoreSeconds / 3600,
    coreHours: (plan.replicas * plan.children * daySeconds) / 3600,
  };
}

interface Rate {
  /** Visitors per second at this time of day. */
  at(second: number): number;
  readonly highest: number;
}

/** A wave that peaks in the evening, with bursts at random times. */
export function rateOfDay(chance: Chance, visitors: number): Rate {
  const { peak, quiet, peakHour, bursts, burstMinutes, burstFactor } = assumptions;
  const starts = Array.from({ length: bursts }, () => chance.even() * (daySeconds - burstMinutes * 60));
  const shape = (second: number) => {
    const wave = Math.cos((2 * Math.PI * (second - peakHour * 3600)) / daySeconds);
    const usual = (peak + quiet) / 2 + ((peak - quiet) / 2) * wave;
    const isBurst = starts.some((start) => second >= start && second < start + burstMinutes * 60);
    return isBurst ? usual * burstFactor : usual;
  };
  let sum = 0;
  for (let minute = 0; minute < 1440; minute += 1) sum += shape(minute * 60 + 30) * 60;
  return { at: (second) => (shape(second) / sum) * visitors, highest: ((peak * burstFactor) / sum) * visitors };
}

/** Random arrivals at a changing rate: generated at the highest rate, then thinned to the current one. */
function letArrive(agenda: Agenda, chance: Chance, rate: Rate, arrive: () => void): void {
  const next = () => {
    if (chance.even() < rate.at(agenda.now) / rate.highest) arrive();
    agenda.after(chance.exponential(1 / rate.highest), next);
  };
  agenda.after(chance.exponential(1 / rate.highest), next);
}

function someVisit(chance: Chance, measured: Measured): Visit {
  const { tiffShare, tiffMegabytes, heicMegabytes, leavingShare } = assumptions;
  const { upMegabits, downMegabits, lineSpread, deviceFactor, deviceSpread } = assumptions;
  const [kind, megabytes] = chance.even() < tiffShare ? [measured.tiff, tiffMegabytes] : [measured.heic, heicMegabytes];
  return {
    upload: megabytes * 1e6,
    picture: kind.picture,
    upSpeed: chance.logNormal(upMegabits * bytesPerMegabit, lineSpread),
    downSpeed: chance.logNormal(downMegabits * bytesPerMegabit, lineSpread),
    secondsInChild: chance.oneOf(kind.secondsInChild),
    secondsInBrowser: kind.secondsInBrowser * chance.logNormal(deviceFactor, deviceSpread),
    leaves: chance.even() < leavingShare,
  };
}
