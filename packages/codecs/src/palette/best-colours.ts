import { wordsOf } from '../animation/changes.ts';
import type { Pixels } from '../pixels.ts';
import { type Colours, Grid, nearestOf } from './colours.ts';

/** Pixels that are looked at; more of them would hardly change the colours. */
const maxSample = 2 ** 20;
/** Pixels that are looked at for exact colours. */
const maxExactSample = 2 ** 16;
/** Share of the pixels that makes a colour frequent. */
const frequentShare = 0.005;
/** Of the palette; the rest is for all other colours. */
const maxFrequentShare = 0.75;
/** Share of the pixels with frequent colours that makes a screenshot or a drawing. */
const drawnShare = 0.5;
/** Bits per channel by which colours are grouped; with alpha there are four channels, and memory allows fewer. */
const bitsOfCells = { opaque: 6, withAlpha: 5 } as const;
/** Rounds of k-means; more of them change nothing that can be measured. */
const rounds = 4;

const channels = [0, 1, 2, 3] as const;
type Colour = readonly [number, number, number, number];

/** Similar colours of the picture: how many pixels, and their mean. */
interface Cell {
  readonly count: number;
  readonly mean: Colour;
}

interface Group {
  readonly cells: readonly Cell[];
  readonly mean: Colour;
  /** The channel with the largest variation, and its amount. */
  readonly widest: 0 | 1 | 2 | 3;
  readonly spread: number;
}

/** Representative colours: exact ones for large areas, the others by splitting groups and then by k-means. */
export function bestColours(picture: Pixels<4>, max: number): Colours {
  const words = wordsOf(picture);
  const clear = picture.opaque || !words.some(isClear) ? [] : [0];
  const sample = sampled(words, maxSample);
  const frequent = frequentIn(sample, maxFrequentShare * (max - clear.length));
  const exact = Uint32Array.of(...clear, ...frequent);
  const rest = frequent.size > 0 ? sample.filter((word) => !frequent.has(word)) : sample;
  const cells = cellsOf(rest);
  const others = split(cells, max - exact.length).flatMap(({ mean }) => mean);
  const start = Float32Array.from([...new Uint8Array(exact.buffer), ...others]);
  return Uint8Array.from(refined(start, exact.length, cells), Math.round);
}

function isClear(word: number): boolean {
  return word >>> 24 === 0;
}

/** At most this many pixels, without transparent ones. */
function sampled(words: Uint32Array, most: number): Uint32Array {
  const sample = new Uint32Array(Math.min(words.length, most));
  // Odd, so that it does not hit the same columns in every row.
  const step = Math.ceil(words.length / most) | 1;
  let [visible, count] = [0, 0];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as number;
    if (isClear(word)) continue;
    if (visible % step === 0) sample[count++] = word;
    visible += 1;
  }
  return sample.subarray(0, count);
}

/** The colours of large areas, which stay exact; none for a photo, which would lose others to them. */
function frequentIn(sample: Uint32Array, max: number): ReadonlySet<number> {
  const looked = sampled(sample, maxExactSample);
  const counts = new Map<number, number>();
  for (const word of looked) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([, count]) => count > frequentShare * looked.length)
    .sort(([, one], [, other]) => other - one)
    .slice(0, max);
  const covered = frequent.reduce((sum, [, count]) => sum + count, 0);
  return new Set(covered > drawnShare * looked.length ? frequent.map(([word]) => word) : []);
}

function cellsOf(sample: Uint32Array): Cell[] {
  const hasAlpha = sample.some((word) => word >>> 24 !== 255);
  const grid = new Grid(hasAlpha ? bitsOfCells.withAlpha : bitsOfCells.opaque, hasAlpha);
  const counts = new Uint32Array(grid.cells);
  const sums = new Float64Array(4 * grid.cells);
  for (let at = 0; at < sample.length; at += 1) {
    const word = sample[at] as number;
    const cell = grid.cellOf(word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24);
    counts[cell] = (counts[cell] as number) + 1;
    for (let i = 0; i < 4; i += 1) sums[4 * cell + i] = (sums[4 * cell + i] as number) + ((word >>> (8 * i)) & 255);
  }
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.cells; cell += 1) {
    const count = counts[cell] as number;
    if (count > 0) cells.push({ count, mean: fromChannels((i) => (sums[4 * cell + i] as number) / count) });
  }
  return cells;
}

function fromChannels(value: (channel: 0 | 1 | 2 | 3) => number): Colour {
  return [value(0), value(1), value(2), value(3)];
}

/** Splits the group that varies most at its mean: unlike the median, it separates a few pixels of a strong colour. */
function split(cells: readonly Cell[], most: number): Group[] {
  const groups = cells.length > 0 ? [groupOf(cells)] : [];
  while (groups.length > 0 && groups.length < most) {
    const widest = groups.reduce((best, group) => (group.spread > best.spread ? group : best));
    if (widest.spread === 0) break;
    const isLow = ({ mean }: Cell) => mean[widest.widest] <= widest.mean[widest.widest];
    const halves = [widest.cells.filter(isLow), widest.cells.filter((cell) => !isLow(cell))];
    groups.splice(groups.indexOf(widest), 1, ...halves.map(groupOf));
  }
  return groups;
}

function groupOf(cells: readonly Cell[]): Group {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  const mean = fromChannels((i) => cells.reduce((sum, cell) => sum + cell.count * cell.mean[i], 0) / total);
  const spreads = fromChannels((i) => cells.reduce((sum, cell) => sum + cell.count * (cell.mean[i] - mean[i]) ** 2, 0));
  const spread = Math.max(...spreads);
  return { cells, mean, widest: channels.find((i) => spreads[i] === spread) ?? 0, spread };
}

/** K-means: each colour becomes the mean of what is nearest to it. The first `fixed` ones stay. */
function refined(start: Float32Array, fixed: number, cells: readonly Cell[]): Float32Array {
  const colours = start.slice();
  const nearest = new Uint8Array(cells.length);
  for (let round = 0; round < rounds; round += 1) {
    const counts = new Float64Array(colours.length / 4);
    const sums = new Float64Array(colours.length);
    for (const [at, { count, mean }] of cells.entries()) {
      const index = nearestOf(colours, ...mean, nearest[at]);
      nearest[at] = index;
      counts[index] = (counts[index] as number) + count;
      for (const i of channels) sums[4 * index + i] = (sums[4 * index + i] as number) + count * mean[i];
    }
    for (let at = 4 * fixed; at < colours.length; at += 1) {
      const count = counts[at >> 2] as number;
      if (count > 0) colours[at] = (sums[at] as number) / count;
    }
  }
  return colours;
}
