import { describe, expect, it } from 'vitest';
import { barChart } from './bars.ts';
import { lineChart } from './lines.ts';

const bars = (scale: 'linear' | 'ratio', ...values: number[]) =>
  barChart({
    title: 'Time',
    axis: 'ms',
    scale,
    groups: [{ label: 'one', bars: values.map((value) => ({ name: `n${value}`, value, label: String(value) })) }],
  });

function barsIn(svg: string): { x: number; width: number }[] {
  return [...svg.matchAll(/<rect class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));
}

function circlesIn(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

const line = (scale: 'linear' | 'log', points: { x: number; y: number }[]) =>
  lineChart({ title: 'Growth', across: 'megapixels', up: 'ms', scale, series: [{ name: 'ours', points }] });

describe('a bar', () => {
  it('is as long as its value', () => {
    const [short, long] = barsIn(bars('linear', 25, 100));
    expect((long?.width ?? 0) / (short?.width ?? 1)).toBeCloseTo(4, 2);
    expect(short?.x).toBe(long?.x);
  });

  it('of a ratio grows by the same length with every doubling, and the other way with a halving', () => {
    const [half, double, quadruple] = barsIn(bars('ratio', 0.5, 2, 4));
    expect((quadruple?.width ?? 0) / (double?.width ?? 1)).toBeCloseTo(2, 2);
    expect(half?.width).toBeCloseTo(double?.width ?? 0, 1);
    expect((half?.x ?? 0) + (half?.width ?? 0)).toBeCloseTo(double?.x ?? 0, 1);
  });
});

describe('a line', () => {
  it('of a proportional cost is straight if both axes are logarithmic', () => {
    const [a, b, c] = circlesIn(
      line(
        'log',
        [1, 10, 100].map((x) => ({ x, y: 7 * x })),
      ),
    );
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((c?.x ?? 0) - (b?.x ?? 0), 1);
    expect((a?.y ?? 0) - (b?.y ?? 0)).toBeCloseTo((b?.y ?? 0) - (c?.y ?? 0), 1);
    expect(a?.y).toBeGreaterThan(c?.y ?? 0);
  });

  it('starts at zero if the axes are linear', () => {
    const [none, half, all] = circlesIn(
      line(
        'linear',
        [0, 50, 100].map((y, x) => ({ x, y })),
      ),
    );
    expect((none?.y ?? 0) - (half?.y ?? 0)).toBeCloseTo((half?.y ?? 0) - (all?.y ?? 0), 1);
  });
});
