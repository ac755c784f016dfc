import type { Pixels } from '../pixels.ts';

/** Consecutive RGBA values. */
export type Colours = Uint8Array<ArrayBuffer>;

const channels = [0, 1, 2, 3] as const;

/** Bits per channel for counting pixels: 65,536 bins. */
const countedBits = 4;
/** Bits per channel of the lookup cache. */
const rememberedBits = 5;

/** A bin of similar colours, with the sums of its pixels. */
interface Counted {
  readonly count: number;
  readonly sums: readonly [number, number, number, number];
}

interface Group {
  readonly members: readonly Counted[];
  readonly mean: readonly number[];
  /** The channel with the largest variation, and its amount. */
  readonly widest: number;
  readonly spread: number;
}

/** All transparent pixels count as the same colour. */
function colourAt(data: Pixels['data'], at: number): readonly [number, number, number, number] {
  const alpha = data[at + 3] as number;
  return alpha === 0 ? [0, 0, 0, 0] : [data[at] as number, data[at + 1] as number, data[at + 2] as number, alpha];
}

function keyOf(colour: ArrayLike<number>, bits: number): number {
  return channels.reduce((key: number, channel) => (key << bits) | ((colour[channel] as number) >> (8 - bits)), 0);
}

/** Representative colours with alpha: groups are split where they vary most. */
export function bestColours({ data }: Pixels<4>, most: number): Colours {
  const groups = [groupOf(countColours(data))];
  while (groups.length < most) {
    const widest = groups.reduce((best, group) => (group.spread > best.spread ? group : best));
    if (widest.spread === 0) break;
    const { members, mean, widest: channel } = widest;
    const isLow = (member: Counted) => member.sums[channel as 0] / member.count <= (mean[channel] as number);
    const halves = [members.filter(isLow), members.filter((member) => !isLow(member))];
    groups.splice(groups.indexOf(widest), 1, ...halves.map(groupOf));
  }
  return Uint8Array.from(groups.flatMap(({ mean }) => mean.map(Math.round)));
}

function countColours(data: Pixels['data']): Counted[] {
  const found = new Map<number, { count: number; sums: [number, number, number, number] }>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    const key = keyOf(colour, countedBits);
    const box = found.get(key) ?? { count: 0, sums: [0, 0, 0, 0] };
    box.count += 1;
    for (const channel of channels) box.sums[channel] += colour[channel];
    found.set(key, box);
  }
  return [...found.values()];
}

function groupOf(members: readonly Counted[]): Group {
  const total = members.reduce((sum, { count }) => sum + count, 0);
  const mean = channels.map((channel) => members.reduce((sum, { sums }) => sum + sums[channel], 0) / total);
  const spreads = channels.map((channel) =>
    members.reduce((sum, { count, sums }) => sum + count * (sums[channel] / count - (mean[channel] as number)) ** 2, 0),
  );
  const spread = Math.max(...spreads);
  return { members, mean, widest: spreads.indexOf(spread), spread };
}

/** Floyd–Steinberg weights: to the next pixel, and to three in the row below. */
const [right, belowLeft, below, belowRight] = [7 / 16, 3 / 16, 5 / 16, 1 / 16];

/** The nearest colour for each pixel; errors are spread to its neighbours to avoid banding. */
export function nearestColours({ width, height, data }: Pixels<4>, colours: Colours): Uint8Array<ArrayBuffer> {
  const nearest = nearestIn(colours);
  const indices = new Uint8Array(width * height);
  const wanted = new Float32Array(4);
  let [here, next] = [new Float32Array(4 * (width + 2)), new Float32Array(4 * (width + 2))];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    next.fill(0);
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const colour = colourAt(data, pixel * 4);
      const isOpaqueOrClear = colour[3] === 0 || colour[3] === 255;
      const slot = 4 * (x + 1);
      for (const i of channels) {
        // Fully transparent and opaque pixels stay as they are.
        const error = i === 3 && isOpaqueOrClear ? 0 : (here[slot + i] as number);
        wanted[i] = Math.max(0, Math.min(255, colour[i] + error));
      }
      const index = nearest(wanted);
      indices[pixel] = index;
      if (colour[3] === 0) continue;
      for (const i of channels) {
        const error = (wanted[i] as number) - (colours[4 * index + i] as number);
        here[slot + 4 + i] = (here[slot + 4 + i] as number) + error * right;
        next[slot - 4 + i] = (next[slot - 4 + i] as number) + error * belowLeft;
        next[slot + i] = (next[slot + i] as number) + error * below;
        next[slot + 4 + i] = (next[slot + 4 + i] as number) + error * belowRight;
      }
    }
    [here, next] = [next, here];
  }
  return indices;
}

function nearestIn(colours: Colours): (colour: Float32Array) => number {
  const remembered = new Int16Array(1 << (4 * rememberedBits)).fill(-1);
  return (colour) => {
    const key = keyOf(colour, rememberedBits);
    const before = remembered[key] as number;
    if (before >= 0) return before;
    const index = indexOfNearest(colours, colour);
    remembered[key] = index;
    return index;
  };
}

/** Colour differences are weighted by alpha. */
function indexOfNearest(colours: Colours, colour: Float32Array): number {
  const seen = (colour[3] as number) / 255;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < colours.length; at += 4) {
    const distance = channels.reduce((sum: number, i) => {
      const difference = (colours[at + i] as number) - (colour[i] as number);
      return sum + difference * difference * (i === 3 ? 2 : seen);
    }, 0);
    if (distance >= least) continue;
    [best, least] = [at / 4, distance];
  }
  return best;
}
