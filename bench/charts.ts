import type { Result } from './cases.ts';
import type { Growth } from './growth.ts';
import type { Measurements } from './measurements.ts';
import { type BarGroup, barChart } from './svg/bars.ts';
import { lineChart } from './svg/lines.ts';

export interface Chart {
  /** File name. */
  readonly file: string;
  readonly title: string;
  readonly svg: string;
}

export function timeCharts({ results }: Measurements): Chart[] {
  const title = 'Time, theirs ÷ ours';
  const axis = 'times as long as ours, logarithmic; to the left of the line: faster than ours';
  const groups = results.map(({ title, standings }) => ratios(title, standings, 'milliseconds'));
  return [{ file: 'time.svg', title, svg: barChart({ title, axis, groups: present(groups), scale: 'ratio' }) }];
}

export function outputCharts({ results }: Measurements): Chart[] {
  const size = 'Size of the file, theirs ÷ ours';
  const axis = 'times as large as ours, logarithmic; to the left of the line: smaller than ours';
  const sizes = results.map(({ title, traits }) => ratios(title, traits, 'bytes'));
  const likeness = 'Likeness to the source';
  return [
    { file: 'size.svg', title: size, svg: barChart({ title: size, axis, groups: present(sizes), scale: 'ratio' }) },
    {
      file: 'psnr.svg',
      title: likeness,
      svg: barChart({
        title: likeness,
        axis: 'PSNR in decibels; more is nearer to the source; files without any loss are left out',
        groups: present(results.map(likenesses)),
        scale: 'linear',
      }),
    },
  ];
}

export function growthCharts({ growths }: Measurements): Chart[] {
  return growths.map((growth, i) => {
    const title = `${growth.title}: time over ${growth.over}`;
    const scale = growth.over === 'megapixels' ? 'log' : 'linear';
    const axes = { across: scale === 'log' ? `${growth.over}, logarithmic` : growth.over, up: 'milliseconds' };
    const svg = lineChart({ title, ...axes, series: seriesOf(growth), scale });
    return { file: `growth-${i + 1}-${growth.over}.svg`, title, svg };
  });
}

/** All other contenders relative to ours. */
function ratios<Key extends string>(
  label: string,
  all: readonly ({ readonly name: string } & Readonly<Record<Key, number>>)[],
  key: Key,
): BarGroup {
  const ours = all.find(({ name }) => name === 'ours')?.[key] ?? Number.NaN;
  const bars = all
    .filter(({ name }) => name !== 'ours')
    .map((one) => ({ name: one.name, value: one[key] / ours, label: `${(one[key] / ours).toFixed(2)} ×` }))
    .filter(({ value }) => value > 0);
  return { label, bars };
}

function likenesses({ title, traits }: Result): BarGroup {
  const bars = traits.flatMap(({ name, psnr }) =>
    typeof psnr === 'number' ? [{ name, value: psnr, label: `${psnr.toFixed(1)} dB` }] : [],
  );
  return { label: title, bars };
}

function present(groups: readonly BarGroup[]): BarGroup[] {
  return groups.filter(({ bars }) => bars.length > 0);
}

function seriesOf({ points }: Growth) {
  const names = [...new Set(points.flatMap(({ standings }) => standings.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    points: points
      .map(({ at, standings }) => ({
        x: at,
        y: standings.find((one) => one.name === name)?.milliseconds ?? Number.NaN,
      }))
      .filter(({ y }) => y > 0),
  }));
}
