import type { Pixels } from '../pixels.ts';

/** Colours as 0xrrggbb. */
export type Palette = readonly number[];

/** Bits per channel for counting pixels: 32,768 bins, few enough to sort quickly. */
const countedBits = 5;
const boxes = 1 << (3 * countedBits);
const dropped = 8 - countedBits;

export function colourAt(data: Pixels['data'], at: number): number {
  return ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
}

/** Alpha below half: a GIF pixel is either opaque or transparent. */
export function isClear(data: Pixels['data'], at: number): boolean {
  return (data[at + 3] as number) < 128;
}

/** All colours of the picture; undefined if there are more than `most`. */
export function exactPalette({ data }: Pixels<4>, most: number): Palette | undefined {
  const colours = new Set<number>();
  let last = -1;
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    if (colour === last || isClear(data, at)) continue;
    last = colour;
    colours.add(colour);
    if (colours.size > most) return undefined;
  }
  return [...colours];
}

interface Counted {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly count: number;
}

type Channel = 'red' | 'green' | 'blue';
const channels: readonly Channel[] = ['red', 'green', 'blue'];

interface Group {
  readonly members: readonly Counted[];
  /** The channel with the largest variation, and its amount. */
  readonly widest: Channel;
  readonly spread: number;
}

/** Representative colours: groups are split where they vary most (median cut). */
export function bestPalette(picture: Pixels<4>, most: number): Palette {
  const groups = [groupOf(countColours(picture))];
  while (groups.length < most) {
    const widest = groups.reduce((best, group) => (group.spread > best.spread ? group : best));
    if (widest.spread === 0) break;
    groups.splice(groups.indexOf(widest), 1, ...halves(widest));
  }
  return groups.map(({ members }) => {
    const [red, green, blue] = channels.map((channel) => Math.round(meanOf(members, channel))) as [
      number,
      number,
      number,
    ];
    return (red << 16) | (green << 8) | blue;
  });
}

/** Bins with their mean colours. */
function countColours({ data }: Pixels<4>): Counted[] {
  const counts = new Uint32Array(boxes);
  const sums = channels.map(() => new Float64Array(boxes)) as [Float64Array, Float64Array, Float64Array];
  for (let at = 0; at < data.length; at += 4) {
    if (isClear(data, at)) continue;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const box = ((red >> dropped) << (2 * countedBits)) | ((green >> dropped) << countedBits) | (blue >> dropped);
    counts[box] = (counts[box] as number) + 1;
    sums[0][box] = (sums[0][box] as number) + red;
    sums[1][box] = (sums[1][box] as number) + green;
    sums[2][box] = (sums[2][box] as number) + blue;
  }
  const counted: Counted[] = [];
  for (let box = 0; box < boxes; box += 1) {
    const count = counts[box] as number;
    if (count === 0) continue;
    const [red, green, blue] = sums.map((sum) => (sum[box] as number) / count) as [number, number, number];
    counted.push({ red, green, blue, count });
  }
  return counted;
}

function groupOf(members: readonly Counted[]): Group {
  const spreads = channels.map((channel) => [channel, spreadOf(members, channel)] as const);
  const [widest, spread] = spreads.reduce((best, one) => (one[1] > best[1] ? one : best), ['red', 0] as const);
  return { members, widest, spread };
}

/** Sum of squared differences from the mean. */
function spreadOf(members: readonly Counted[], channel: Channel): number {
  const mean = meanOf(members, channel);
  return members.reduce((sum, member) => sum + member.count * (member[channel] - mean) ** 2, 0);
}

function meanOf(members: readonly Counted[], channel: Channel): number {
  const total = members.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? 0 : members.reduce((sum, member) => sum + member.count * member[channel], 0) / total;
}

/** Splits at the mean: unlike the median, it separates a few pixels of a strong colour. */
function halves({ members, widest }: Group): Group[] {
  const mean = meanOf(members, widest);
  const low = members.filter((member) => member[widest] <= mean);
  const high = members.filter((member) => member[widest] > mean);
  return [groupOf(low), groupOf(high)];
}
