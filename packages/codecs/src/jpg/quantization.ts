// ITU T.81, annex K: for quality 50, row by row.
// biome-ignore format: a table
const brightness = [
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

// biome-ignore format: a table
const colour = [
  17, 18, 24, 47, 99, 99, 99, 99,
  18, 21, 26, 66, 99, 99, 99, 99,
  24, 26, 56, 99, 99, 99, 99, 99,
  47, 66, 99, 99, 99, 99, 99, 99,
  ...Array<number>(32).fill(99),
];

/** Quantization steps, row by row, for quality 1 to 100, which means the same as in libjpeg. */
export function quantization(quality: number): { brightness: Uint8Array; colour: Uint8Array } {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  const scaled = (step: number) => Math.min(Math.max(Math.floor((step * percent + 50) / 100), 1), 255);
  return { brightness: Uint8Array.from(brightness, scaled), colour: Uint8Array.from(colour, scaled) };
}

/** Row-by-row position of each coefficient, from low to high frequencies. */
export const zigzag = zigzagOrder();

function zigzagOrder(): Uint8Array {
  const places = Array.from({ length: 64 }, (_, place) => ({ place, x: place % 8, y: place >> 3 }));
  const diagonal = ({ x, y }: { x: number; y: number }) => x + y;
  // Odd diagonals run downwards, even ones upwards.
  places.sort((a, b) => diagonal(a) - diagonal(b) || (diagonal(a) % 2 ? a.y - b.y : b.y - a.y));
  return Uint8Array.from(places, ({ place }) => place);
}
