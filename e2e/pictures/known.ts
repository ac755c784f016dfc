import type { Engine } from './engines.ts';

/** A picture that an engine does not show rightly, and why. */
export interface Known {
  readonly file: string;
  readonly engines: readonly Engine[];
  readonly is: 'wrong' | 'refused';
  readonly why: string;
}

/** A run fails for a picture that is not listed here, and for one that is listed and right. */
export const known: readonly Known[] = [];

/** Pictures that are right in two engines, and still differ by more than the tolerance, and why. */
export const differences: Readonly<Record<string, string>> = {};

export function knownFor(engine: Engine, file: string, list = known): Known | undefined {
  return list.find((one) => one.file === file && one.engines.includes(engine));
}
