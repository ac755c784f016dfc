import { colours, element, picture, text } from './element.ts';
import { colourOf } from './palette.ts';

export interface LineChart {
  readonly title: string;
  /** Labels of the axes, with their units. */
  readonly across: string;
  readonly up: string;
  readonly series: readonly Series[];
  /** `log`: on both axes, so that a proportional cost is a straight line. */
  readonly scale: 'linear' | 'log';
}

interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const size = { width: 700, height: 400 };
const plot = { left: 70, right: 490, top: 70, bottom: 340 };
const gridLines = 5;

export function lineChart({ title, across, up, series, scale }: LineChart): string {
  const points = series.flatMap(({ points }) => points);
  const places = [...new Set(points.map(({ x }) => x))];
  const heights = points.map(({ y }) => y);
  const highest = roundedUp(Math.max(...heights));
  const lowest = scale === 'log' ? 10 ** Math.floor(Math.log10(Math.min(...heights))) : 0;
  const x = axis([Math.min(...places), Math.max(...places)], [plot.left, plot.right], scale);
  const y = axis([lowest, highest], [plot.bottom, plot.top], scale);
  const names = series.map(({ name }) => name);
  return picture(title, size, [
    text(up, { x: 16, y: 48 }, { fill: colours.quiet }),
    text(across, { x: (plot.left + plot.right) / 2, y: 380 }, { fill: colours.quiet, 'text-anchor': 'middle' }),
    ...ticks(lowest, highest, scale).flatMap((value) => gridLine(value, y(value))),
    ...places.map((place) =>
      text(String(Math.round(place * 10) / 10), { x: x(place), y: 360 }, { 'text-anchor': 'middle' }),
    ),
    ...series.flatMap(({ name, points }, i) => {
      const colour = colourOf(name, names);
      const path = points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ');
      return [
        element('polyline', { points: path, fill: 'none', stroke: colour, 'stroke-width': 2 }),
        ...points.map((point) => element('circle', { cx: x(point.x), cy: y(point.y), r: 3.5, fill: colour })),
        element('rect', { x: 510, y: plot.top + i * 22, width: 12, height: 12, fill: colour }),
        text(name, { x: 528, y: plot.top + 11 + i * 22 }),
      ];
    }),
  ]);
}

function gridLine(value: number, y: number): string[] {
  return [
    element('line', { x1: plot.left, x2: plot.right, y1: y, y2: y, stroke: colours.faint }),
    text(value.toLocaleString('en'), { x: plot.left - 8, y: y + 4 }, { 'text-anchor': 'end' }),
  ];
}

/** Maps a value to a position between two ends. */
function axis(values: readonly [number, number], ends: readonly [number, number], scale: LineChart['scale']) {
  const measure = scale === 'log' ? Math.log : (value: number) => value;
  const [low, high] = [measure(values[0]), measure(values[1])];
  return (value: number) => ends[0] + ((measure(value) - low) / (high - low || 1)) * (ends[1] - ends[0]);
}

function ticks(lowest: number, highest: number, scale: LineChart['scale']): number[] {
  if (scale === 'linear') return Array.from({ length: gridLines + 1 }, (_, i) => (highest / gridLines) * i);
  const powers = Math.ceil(Math.log10(highest / lowest) + 1e-9) + 1;
  return Array.from({ length: powers }, (_, i) => lowest * 10 ** i)
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((value) => value <= highest);
}

/** Rounds up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
