import type { Result } from './cases.ts';
import type { Rounds } from './contest.ts';
import type { Download } from './downloads.ts';
import type { Growth } from './growth.ts';
import type { Calm } from './main-thread.ts';
import type { Appetite, Steadiness } from './memory.ts';
import type { Peak } from './peaks.ts';
import type { Savings } from './savings.ts';
import type { ServerMeasurements } from './server/measure.ts';
import type { Weight } from './weight.ts';

export interface Surroundings {
  readonly date: string;
  readonly machine: string;
  readonly cores: number;
  readonly system: string;
  readonly versions: Record<string, string>;
  /** Load average over one minute. */
  readonly load: { before: number; after: number };
  /** Steal time: share of processor time that the host of a virtual machine gave to others. */
  readonly stolen: number;
  readonly rounds: Required<Rounds>;
  readonly megapixels: number;
}

export interface Measurements {
  readonly surroundings: Surroundings;
  readonly results: readonly Result[];
  readonly calm: readonly Calm[];
  readonly growths: readonly Growth[];
  readonly downloads: readonly Download[];
  readonly savings: readonly Savings[];
  readonly steadiness: Steadiness;
  readonly appetites: readonly Appetite[];
  readonly peaks: readonly Peak[];
  readonly engine: readonly Weight[];
  readonly wasm: readonly Weight[];
  readonly server: ServerMeasurements;
}
