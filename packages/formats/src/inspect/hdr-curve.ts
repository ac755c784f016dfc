import type { AnyFormat } from '../any-format.ts';
import { readAvif } from './avif.ts';
import { bodyOf } from './boxes.ts';
import { partsOf } from './isobmff.ts';
import { textAt } from './text.ts';

/** PQ and HLG (ITU-T H.273). */
const hdrTransfers = [16, 18];

/** Whether the picture of a HEIC or AVIF reaches beyond white by its own curve, without a gain map. Reads only headers. */
export async function hasHdrCurve(file: Blob, format: AnyFormat): Promise<boolean> {
  const transfer = format === 'avif' ? (await readAvif(file)).transfer : await transferIn(file);
  return hdrTransfers.includes(transfer ?? 0);
}

async function transferIn(file: Blob): Promise<number | undefined> {
  const { stills, sequence } = await partsOf(file);
  const all = [...(stills?.properties ?? sequence?.properties ?? []), ...(stills?.tile ?? [])];
  const colours = bodyOf(
    all.filter(({ type, body }) => type === 'colr' && textAt(body, 0) === 'nclx'),
    'colr',
  );
  return colours?.getUint16(6);
}
