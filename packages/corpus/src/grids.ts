import { meanDifference, type Pixels } from './compare.ts';

const fields = 16;

/** Mean difference from the nearest reference; references are mean colours on white in 16 × 16 fields. */
export function distanceToGrids(picture: Pixels, grids: readonly string[]): number {
  const mine = [wholePixels, partsOfPixels].map((columns) => gridOf(picture, columns));
  const distances = grids.flatMap((grid) => mine.map((one) => meanDifference(one, Buffer.from(grid, 'hex'))));
  return Math.min(...distances);
}

/** Mean colours on white in 16 × 16 fields, in the format of the references. */
export function meanColours(picture: Pixels): string {
  return Buffer.from(gridOf(picture, partsOfPixels).map(Math.round)).toString('hex');
}

/** Mean difference of two results of `meanColours`. */
export function distanceOfColours(a: string, b: string): number {
  return meanDifference(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

/** Pixels along a side of this length that belong to a field, with their weights. */
type Share = (field: number, length: number) => { at: number; weight: number }[];

/**
 * Pixels with their centre in the field, or else the one at its centre: in small pictures, shrinking methods differ in
 * this.
 */
const wholePixels: Share = (field, length) => {
  const inside = partsOfPixels(field, length).filter(({ at }) => {
    const centre = ((at + 0.5) * fields) / length;
    return centre > field && centre <= field + 1;
  });
  const nearest = Math.min(length - 1, Math.floor(((field + 0.5) * length) / fields));
  return inside.length > 0 ? inside.map(({ at }) => ({ at, weight: 1 })) : [{ at: nearest, weight: 1 }];
};

const partsOfPixels: Share = (field, length) => {
  const [from, to] = [(field * length) / fields, ((field + 1) * length) / fields];
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to) - first }, (_, index) => {
    const at = first + index;
    return { at, weight: Math.min(at + 1, to) - Math.max(at, from) };
  });
};

function gridOf({ width, height, data }: Pixels, share: Share): number[] {
  const sides = Array.from({ length: fields }, (_, field) => field);
  const columns = sides.map((field) => share(field, width));
  return sides.flatMap((field) => {
    const rows = share(field, height);
    return columns.flatMap((cells) => {
      const sums = [0, 0, 0];
      let weights = 0;
      for (const row of rows) {
        for (const cell of cells) {
          const from = (row.at * width + cell.at) * 4;
          const alpha = (data[from + 3] ?? 0) / 255;
          const weight = row.weight * cell.weight;
          weights += weight;
          for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (255 + ((data[from + c] ?? 0) - 255) * alpha) * weight;
        }
      }
      return sums.map((sum) => sum / weights);
    });
  });
}
