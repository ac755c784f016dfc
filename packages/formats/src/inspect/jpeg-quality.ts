/** Example luminance table of ITU-T T.81 (table K.1), which nearly all encoders scale. */
const exampleTable = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

/** The tables are in the first segments, but after metadata that may be long. */
const maxBytes = 1024 * 1024;
const quantisation = 0xffdb;
const scan = 0xffda;

/**
 * Estimated quality (1 to 100) of a JPG: the libjpeg quality whose scaled table has the closest sum. Undefined if the
 * file's table cannot be read.
 */
export async function jpegQuality(file: Blob): Promise<number | undefined> {
  const sum = sumOfTable(new DataView(await file.slice(0, maxBytes).arrayBuffer()));
  if (sum === undefined) return undefined;
  const qualities = Array.from({ length: 100 }, (_, index) => index + 1);
  const difference = (quality: number) => Math.abs(sumAt(quality) - sum);
  return qualities.reduce((best, quality) => (difference(quality) <= difference(best) ? quality : best), 1);
}

/** Scales the example table like libjpeg. */
function sumAt(quality: number): number {
  const scale = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return exampleTable.reduce((sum, one) => sum + Math.min(255, Math.max(1, Math.floor((one * scale + 50) / 100))), 0);
}

/** Sum of the first table, which is the luminance table. */
function sumOfTable(view: DataView): number | undefined {
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker === scan || marker < 0xff00) return undefined;
    if (marker === quantisation) return sumAtOffset(view, at + 4);
  }
  return undefined;
}

function sumAtOffset(view: DataView, at: number): number | undefined {
  // Tables of 12-bit pictures have two-byte entries.
  const isLong = view.getUint8(at) >> 4 === 1;
  const length = isLong ? 128 : 64;
  if (at + 1 + length > view.byteLength) return undefined;
  let sum = 0;
  for (let index = at + 1; index <= at + length; index += isLong ? 2 : 1)
    sum += isLong ? view.getUint16(index) : view.getUint8(index);
  return sum;
}
