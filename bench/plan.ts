import { roundsOr } from './arguments.ts';
import type { Rounds } from './contest.ts';
import type { GrowthPlan } from './growth.ts';

interface Plan {
  /** Width in pixels of the photo converted in the cases. */
  readonly width: number;
  readonly rounds: Required<Rounds>;
  readonly growth: GrowthPlan;
  /** Width in pixels of the photo converted to measure a page's downloads. */
  readonly smallWidth: number;
  /** Memory is read after these numbers of batches. */
  readonly batches: readonly [number, number];
  /** Repeats of each memory measurement. */
  readonly repeats: number;
}

export const plan: Plan = {
  width: 4000,
  rounds: { warmUps: 1, counted: roundsOr(5), decisive: roundsOr(11) },
  growth: {
    // 1, 3, 12 and 48 megapixels.
    widths: [1152, 2000, 4000, 8000],
    files: [1, 2, 3, 4, 5],
    workers: [1, 2, 3, 4],
    rounds: { warmUps: 1, counted: 3 },
  },
  smallWidth: 320,
  batches: [2, 20],
  repeats: 3,
};
