/** Samples per pixel: grey, or red, green and blue. */
export type Channels = 1 | 3;

/** PNG's filter that predicts from the pixels to the left, above and above left: the best single one for photos. */
const paeth = 4;

/**
 * Turns rows of RGBA into what PNG stores: no alpha, each sample as its difference from a prediction, each row after
 * the number of its filter. `above` holds the row above the first, and is overwritten with the last.
 */
export function filterRows(rgba: Uint8ClampedArray, above: Uint8Array, channels: Channels, out: Uint8Array): void {
  const stride = above.length;
  const row = new Uint8Array(stride);
  const rows = (rgba.length / 4 / stride) * channels;
  for (let y = 0, from = 0, to = 0; y < rows; y += 1) {
    for (let x = 0; x < stride; x += channels, from += 4) {
      row[x] = rgba[from] as number;
      if (channels === 1) continue;
      row[x + 1] = rgba[from + 1] as number;
      row[x + 2] = rgba[from + 2] as number;
    }
    out[to++] = paeth;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (row[x - channels] as number);
      const between = x < channels ? 0 : (above[x - channels] as number);
      out[to++] = (row[x] as number) - guess(left, above[x] as number, between);
    }
    above.set(row);
  }
}

function guess(left: number, above: number, between: number): number {
  const toLeft = Math.abs(above - between);
  const toAbove = Math.abs(left - between);
  const toBetween = Math.abs(left + above - 2 * between);
  if (toLeft <= toAbove && toLeft <= toBetween) return left;
  return toAbove <= toBetween ? above : between;
}
