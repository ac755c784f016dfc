import { colours, element, picture, text } from './element.ts';
import { colourOf } from './palette.ts';

interface Bar {
  readonly name: string;
  readonly value: number;
  /** Written next to the bar. */
  readonly label: string;
}

export interface BarGroup {
  readonly label: string;
  readonly bars: readonly Bar[];
}

export interface BarChart {
  readonly title: string;
  /** Label of the axis, with its unit. */
  readonly axis: string;
  readonly groups: readonly BarGroup[];
  /** `ratio`: bars start at 1 and go both ways; doubling and halving have the same length. */
  readonly scale: 'linear' | 'ratio';
}

const width = 900;
const left = 190;
const right = 130;
const top = 70;
const barHeight = 14;
const groupGap = 30;

export function barChart({ title, axis, groups, scale }: BarChart): string {
  const names = [...new Set(groups.flatMap(({ bars }) => bars.map(({ name }) => name)))];
  const position = positions(groups, scale);
  const drawn: string[] = [];
  let y = top;
  for (const { label, bars } of groups) {
    drawn.push(text(label, { x: 16, y: y + 11 }, { 'font-weight': 600 }));
    y += barHeight + 4;
    for (const bar of bars) {
      drawn.push(...drawBar(bar, y, position, colourOf(bar.name, names)));
      y += barHeight + 3;
    }
    y += groupGap - barHeight;
  }
  const base = position(scale === 'ratio' ? 1 : 0);
  const line = element('line', { x1: base, x2: base, y1: top - 8, y2: y - 8, stroke: colours.quiet });
  const caption = text(axis, { x: 16, y: 48 }, { fill: colours.quiet });
  return picture(title, { width, height: y + 8 }, [caption, ...drawn, line]);
}

function drawBar({ name, value, label }: Bar, y: number, position: Position, fill: string): string[] {
  const [base, end] = [position.base, position(value)];
  const bar = { class: 'bar', x: Math.min(base, end), y, width: Math.abs(end - base), height: barHeight, fill };
  return [
    text(name, { x: left - 8, y: y + 11 }, { 'text-anchor': 'end', fill: colours.quiet }),
    element('rect', bar),
    text(label, { x: Math.max(base, end) + 5, y: y + 11 }),
  ];
}

interface Position {
  (value: number): number;
  readonly base: number;
}

function positions(groups: readonly BarGroup[], scale: BarChart['scale']): Position {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const measure = scale === 'ratio' ? Math.log : (value: number) => value;
  const lowest = Math.min(...values.map(measure), 0);
  const highest = Math.max(...values.map(measure), 0);
  const perUnit = (width - left - right) / (highest - lowest || 1);
  const position = (value: number) => left + (measure(value) - lowest) * perUnit;
  return Object.assign(position, { base: position(scale === 'ratio' ? 1 : 0) });
}
