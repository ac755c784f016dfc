import { ascii, type Bytes, joined, uint16, uint32 } from '../bytes.ts';
import type { Dataset } from './read.ts';

export function iptcBlock(datasets: readonly Dataset[]): Bytes {
  return joined(
    ...datasets.flatMap(({ record, number, data }) => [Uint8Array.of(0x1c, record, number), uint16(data.length), data]),
  );
}

/** As a single Photoshop resource, the form that JPEG uses. */
export function iptcResource(block: Bytes): Bytes {
  const noName = uint16(0);
  return joined(ascii('8BIM'), uint16(0x0404), noName, uint32(block.length), block, new Uint8Array(block.length % 2));
}
