import { crc32 } from './crc32.ts';
import { frameLength, type PngHeader } from './png-header.ts';

/** Before the data of a chunk: its length and its name. */
const dataAt = 8;
const sampleBytes = 2;

/**
 * A tRNS chunk whose colour has bits set that samples do not have, without these. Decoders have to ignore them (PNG,
 * 11.3.2.1); Chromium looks for a colour that does not exist. Undefined for a chunk that is right.
 */
export function tidyTransparency(
  chunk: DataView,
  { depth, isPalette }: PngHeader,
): Uint8Array<ArrayBuffer> | undefined {
  // That of a palette is a list of alpha values.
  if (isPalette || depth === 16) return undefined;
  const most = 2 ** depth - 1;
  const tidy = new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength).slice();
  const view = new DataView(tidy.buffer);
  const end = tidy.length - frameLength + dataAt;
  let isTidy = true;
  for (let at = dataAt; at + sampleBytes <= end; at += sampleBytes) {
    const sample = view.getUint16(at);
    isTidy &&= sample <= most;
    view.setUint16(at, sample & most);
  }
  view.setUint32(end, crc32(tidy.subarray(4, end)));
  return isTidy ? undefined : tidy;
}
