import type { Rounds } from './contest.ts';
import type { GrowthPlan } from './growth.ts';
import type { Destination } from './publish.ts';

interface Plan {
  /** Width in pixels of the photo that is converted in the cases. */
  readonly width: number;
  readonly rounds: Required<Rounds>;
  readonly growth: GrowthPlan;
  /** Width in pixels of the photo that is converted to see what a page downloads. */
  readonly smallWidth: number;
  readonly largestInSample: number;
  /** The numbers of batches after which memory is read. */
  readonly batches: readonly [number, number];
  /** Of each memory measurement. */
  readonly repeats: number;
  readonly destination: Destination;
}

export const fullPlan: Plan = {
  width: 4000,
  rounds: { warmUps: 1, counted: 5, decisive: 11 },
  growth: {
    // 1, 3, 12 and 48 megapixels.
    widths: [1152, 2000, 4000, 8000],
    files: [1, 2, 3, 4, 5],
    workers: [1, 2, 3, 4],
    rounds: { warmUps: 1, counted: 3 },
  },
  smallWidth: 320,
  largestInSample: Number.POSITIVE_INFINITY,
  batches: [2, 20],
  repeats: 3,
  destination: {
    documents: new URL('../docs/', import.meta.url),
    figuresForPages: new URL('../apps/web/src/claims/measured.json', import.meta.url),
  },
};

/** A small photo and single runs, for work on this program; its report is kept apart from the real one. */
export const quickPlan: Plan = {
  ...fullPlan,
  width: 2000,
  rounds: { warmUps: 1, counted: 1, decisive: 2 },
  growth: { widths: [1152, 2000], files: [1, 2], workers: [1, 2], rounds: { warmUps: 0, counted: 1 } },
  largestInSample: 100_000,
  batches: [1, 3],
  repeats: 1,
  destination: {
    documents: new URL('.cache/quick/', import.meta.url),
    figuresForPages: new URL('.cache/quick/measured.json', import.meta.url),
  },
};
