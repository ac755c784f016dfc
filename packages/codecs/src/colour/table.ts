import type { Curve } from './curves.ts';

/** Channels of a pixel, or of a colour at some stage of a profile, each from 0 to 1. */
export type Values = readonly number[];

/** An ICC profile's table from device values to colours. */
export interface Table {
  /** Applied to each channel first; after them, the steps of the table are perceptually even. */
  readonly curves: readonly Curve[];
  /** Number of points along each input. */
  readonly points: readonly number[];
  /** From the curves' output to the three channels of a colour. */
  readonly look: (values: Values) => Values;
}

export function passed(curves: readonly Curve[], values: Values): Values {
  return curves.map((curve, index) => curve(values[index] ?? 0));
}
