/** A tiny picture that shows whether a decoder supports a feature. */
export interface Probe {
  readonly mediaType: string;
  readonly base64: string;
  /** Expected pixels: rows from the top, each pixel as rrggbbaa. */
  readonly rows: readonly (readonly string[])[];
  /** Side of the square that each of them covers; default 1. */
  readonly square?: number;
}

/** Red, green; blue, white. */
export const corners: Probe['rows'] = [
  ['ff0000ff', '00ff00ff'],
  ['0000ffff', 'ffffffff'],
];

/** Max error of a correct decoder in any sample. The colours of a probe differ by much more. */
const tolerance = 12;

/** Whether this browser's decoder shows the expected pixels. */
export async function shows({ base64, mediaType, rows, square = 1 }: Probe): Promise<boolean> {
  const bitmap = await bitmapOf(base64, mediaType);
  const [width, height] = [bitmap.width / square, bitmap.height / square];
  if (width !== rows[0]?.length || height !== rows.length) return false;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  const expected = samplesIn(rows);
  const shown = context?.getImageData(0, 0, width, height).data;
  return shown?.every((sample, index) => Math.abs(sample - (expected[index] ?? 0)) <= tolerance) ?? false;
}

/** RGBA. */
function samplesIn(rows: Probe['rows']): number[] {
  const digits = rows.flat().join('');
  return Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

function bitmapOf(base64: string, type: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type }));
}
