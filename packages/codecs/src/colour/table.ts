import type { Curve } from './curves.ts';

/** The numbers of a picture, or of a colour on its way through a profile, each from 0 to 1. */
export type Values = readonly number[];

/** The table of an ICC profile that leads from a picture's numbers to colours. */
export interface Table {
  /** What each number passes first; behind them the steps of the table are even to the eye. */
  readonly curves: readonly Curve[];
  /** Points of the table along each input. */
  readonly points: readonly number[];
  /** From what the curves give to the three numbers of a colour. */
  readonly look: (values: Values) => Values;
}

export function passed(curves: readonly Curve[], values: Values): Values {
  return curves.map((curve, index) => curve(values[index] ?? 0));
}
