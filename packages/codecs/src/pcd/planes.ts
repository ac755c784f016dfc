export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Luma, and the two chromas: blue and red. */
export type Planes = [Plane, Plane, Plane];

/** At twice the size. Every second sample is the mean of its neighbours, as the differences of Photo CD require. */
export function doubled({ width, height, data }: Plane): Plane {
  const wide = 2 * width;
  const larger = new Uint8ClampedArray(wide * 2 * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const below = Math.min(y + 1, height - 1) * width;
    for (let x = 0; x < width; x += 1) {
      const next = Math.min(x + 1, width - 1);
      const [a, b] = [data[row + x] as number, data[row + next] as number];
      const [c, d] = [data[below + x] as number, data[below + next] as number];
      const to = 2 * y * wide + 2 * x;
      larger[to] = a;
      larger[to + 1] = (a + b + 1) >> 1;
      larger[to + wide] = (a + c + 1) >> 1;
      larger[to + wide + 1] = (a + b + c + d + 2) >> 2;
    }
  }
  return { width: wide, height: 2 * height, data: larger };
}
