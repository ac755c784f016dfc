import { inflateChecked } from '../inflate/inflate.ts';
import { chunksIn, joined } from '../png-decoder/chunks.ts';
import { passesOf } from '../png-decoder/passes.ts';

/** Samples per pixel, by the colour type. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const lastFilter = 4;
const maxBytes = 2 ** 28;

/**
 * Whether the data has all rows and a valid checksum; 'unknown' for pictures that would take too much memory to check.
 */
export function isCompletePng(bytes: Uint8Array<ArrayBuffer>): boolean | 'unknown' {
  const chunks = chunksIn(bytes);
  const [header] = chunks;
  if (!header) return false;
  const view = new DataView(header.data.buffer, header.data.byteOffset);
  const bits = view.getUint8(8) * (channelsOf[view.getUint8(9)] ?? 0);
  const passes = passesOf({
    width: view.getUint32(0),
    height: view.getUint32(4),
    isInterlaced: view.getUint8(12) === 1,
  }).map(({ columns, rows }) => ({ rows, rowLength: 1 + Math.ceil((columns * bits) / 8) }));
  const length = passes.reduce((total, { rows, rowLength }) => total + rows * rowLength, 0);
  if (length > maxBytes) return 'unknown';
  const data = inflateChecked(joined(chunks, 'IDAT'), length);
  if (!data) return false;
  let at = 0;
  for (const { rows, rowLength } of passes) {
    for (let row = 0; row < rows; row += 1, at += rowLength) if ((data[at] as number) > lastFilter) return false;
  }
  return true;
}
