import type { AnyFormat } from '@image-converter/formats/any-format';
import { findGainMap } from './find-gain-map.ts';

/** How a photo is HDR: by a second picture, or by the curve of its own values. */
export type Hdr = 'gain map' | 'curve';

export async function findHdr(file: File, format: AnyFormat): Promise<Hdr | undefined> {
  if (await findGainMap(file, format)) return 'gain map';
  if (!['heic', 'heif', 'avif'].includes(format)) return undefined;
  const { hasHdrCurve } = await import('@image-converter/formats/inspect/hdr-curve');
  return (await hasHdrCurve(file, format)) ? 'curve' : undefined;
}
