import { type Curve, sampled } from './curves.ts';
import { gridAt, samplesAt } from './sample-grid.ts';
import { passed, type Table } from './table.ts';

/** Bytes per sample, and the offset of the first curve. */
const layouts = { mft1: { width: 1, start: 48 }, mft2: { width: 2, start: 52 } } as const;

/**
 * lut8Type and lut16Type (ICC.1:2022, 10.10 and 10.11): curves, grid, curves. Their matrix only applies to XYZ input.
 */
export function readSimpleTable(tag: DataView, type: keyof typeof layouts, inputs: number): Table {
  const { width, start } = layouts[type];
  const [before, after] = type === 'mft1' ? [256, 256] : [tag.getUint16(48), tag.getUint16(50)];
  const points = Array.from({ length: inputs }, () => tag.getUint8(10));
  const gridStart = start + inputs * before * width;
  const grid = gridAt(tag, gridStart, width, points);
  const curves = readSamples(tag, start, { width, entries: before, count: inputs });
  const last = readSamples(tag, gridStart + grid.bytes, { width, entries: after, count: 3 });
  return { curves, points, look: (values) => passed(last, grid.interpolated(values)) };
}

interface Shape {
  width: 1 | 2;
  entries: number;
  count: number;
}

function readSamples(tag: DataView, start: number, { width, entries, count }: Shape): Curve[] {
  if (entries < 2) throw new RangeError('a curve of one entry');
  return Array.from({ length: count }, (_, index) =>
    sampled(samplesAt(tag, start + index * entries * width, width, entries)),
  );
}
