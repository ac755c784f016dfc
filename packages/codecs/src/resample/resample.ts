import type { Size } from '@image-converter/formats/inspection';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { clear, fine, high, type Paired, pairedRow, settle, upperOf } from './paired.ts';
import { type Rows, RowWindow } from './row-window.ts';
import { one, type Shares, sharesOf } from './weights.ts';

/** What one of a byte is in the sums across. */
const perByte = 1 / (one * fine);

/** Rows that are weighed across at the same time. */
const together = 4;

/** The longest box whose sums fit into a pair. */
const longestBox = 64;

/**
 * The picture in another size, by Lanczos3: down, then across. A picture that is to be a quarter as wide or less is
 * first made smaller by means of whole pixels, to no less than twice the size, as sharp does. Only as many of its rows
 * are in memory as one row of the result is made of.
 */
export function resample(rows: Rows, { width, height }: Size): Pixels<4> {
  const [stepAcross, stepDown] = [rows.width / width, rows.height / height];
  const box = Math.min(longestBox, Math.max(1, Math.floor(Math.min(stepAcross, stepDown) / 2)));
  const window = new RowWindow(rows, box);
  const down = sharesOf(window.height, height, stepDown / box);
  const across = sharesOf(window.width, width, stepAcross / box);
  window.hold(down.taps);
  const sums = pairedRow(window.width);
  const lines = pairedRow(window.width * together);
  const data = new Uint8ClampedArray(width * height * 4);
  const put = rows.opaque ? putOpaque : putStraight;
  for (let y = 0; y < height; y += 1) {
    weighRows(down, y, window, sums);
    settle(sums, 1 / one, lines, y % together, together);
    const isFull = y % together === together - 1 || y === height - 1;
    if (isFull) weighColumns(across, lines, data.subarray((y - (y % together)) * width * 4, (y + 1) * width * 4), put);
  }
  return rgbaPixels({ width, height }, data, rows.opaque);
}

function weighRows({ from, taps, weights }: Shares, y: number, window: RowWindow, sums: Paired): void {
  clear(sums);
  const rows = Array.from({ length: taps }, (_, tap) => window.row((from[y] as number) + tap));
  const own = weights.subarray(y * taps, (y + 1) * taps);
  const [redBlues, greenAlphas] = [rows.map(({ redBlue }) => redBlue), rows.map(({ greenAlpha }) => greenAlpha)];
  addWeighted(redBlues, own, sums.redBlue);
  addWeighted(greenAlphas, own, sums.greenAlpha);
}

/** Eight rows at a time, so that a sum is read and written an eighth as often. */
function addWeighted(rows: readonly Float64Array[], weights: Float64Array, sums: Float64Array): void {
  for (let first = 0; first < rows.length; first += 8) {
    const row = (at: number) => rows[first + at] ?? sums;
    const weight = (at: number) => weights[first + at] ?? 0;
    const [a, b, c, d, e, f, g, h] = [row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)];
    const [i, j, k, l] = [weight(0), weight(1), weight(2), weight(3)];
    const [m, n, o, p] = [weight(4), weight(5), weight(6), weight(7)];
    for (let x = 0; x < sums.length; x += 1) {
      sums[x] =
        (sums[x] as number) +
        i * (a[x] as number) +
        j * (b[x] as number) +
        k * (c[x] as number) +
        l * (d[x] as number) +
        m * (e[x] as number) +
        n * (f[x] as number) +
        o * (g[x] as number) +
        p * (h[x] as number);
    }
  }
}

/** Of four rows at once, because each weight is then read once instead of four times. */
function weighColumns({ from, taps, weights }: Shares, lines: Paired, data: Pixels['data'], put: Put): void {
  const { redBlue, greenAlpha } = lines;
  const row = from.length * 4;
  for (let x = 0; x < from.length; x += 1) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    let at = (from[x] as number) * together;
    for (let tap = x * taps; tap < (x + 1) * taps; tap += 1, at += together) {
      const weight = weights[tap] as number;
      a += weight * (redBlue[at] as number);
      b += weight * (greenAlpha[at] as number);
      c += weight * (redBlue[at + 1] as number);
      d += weight * (greenAlpha[at + 1] as number);
      e += weight * (redBlue[at + 2] as number);
      f += weight * (greenAlpha[at + 2] as number);
      g += weight * (redBlue[at + 3] as number);
      h += weight * (greenAlpha[at + 3] as number);
    }
    put(a, b, data, x * 4);
    // What is beyond the end of the picture is not written.
    put(c, d, data, x * 4 + row);
    put(e, f, data, x * 4 + 2 * row);
    put(g, h, data, x * 4 + 3 * row);
  }
}

type Put = (redBlue: number, greenAlpha: number, data: Pixels['data'], at: number) => void;

function putOpaque(redBlue: number, green: number, data: Pixels['data'], at: number): void {
  const blue = upperOf(redBlue);
  data[at] = (redBlue - blue * high) * perByte;
  data[at + 1] = green * perByte;
  data[at + 2] = blue * perByte;
  data[at + 3] = 255;
}

function putStraight(redBlue: number, greenAlpha: number, data: Pixels['data'], at: number): void {
  const blue = upperOf(redBlue);
  const alpha = upperOf(greenAlpha);
  data[at + 3] = alpha * perByte;
  if (alpha * perByte < 0.5) return;
  const seen = 255 / alpha;
  data[at] = (redBlue - blue * high) * seen;
  data[at + 1] = (greenAlpha - alpha * high) * seen;
  data[at + 2] = blue * seen;
}
