import { BrokenBlock } from '../blocks.ts';
import { type Bytes, startsWith, textIn, viewOf, withoutLastZeros } from '../bytes.ts';

/** A single value, such as a keyword. */
export interface Dataset {
  readonly record: number;
  readonly number: number;
  readonly data: Bytes;
}

const marker = 0x1c;
const headLength = 5;
const maxDatasets = 4096;

/** Parses IPTC datasets (IIM 4.2, chapter 3): marker, record, number, length, data. */
export function readDatasets(block: Bytes): Dataset[] {
  const view = viewOf(block);
  const all: Dataset[] = [];
  let at = 0;
  // Zeros may follow, as padding of a TIFF field.
  while (at + headLength <= block.length && block[at] === marker) {
    const length = view.getUint16(at + 3);
    const end = at + headLength + length;
    // A length of more than 15 bits gives the number of length bytes that follow; no real file needs it.
    if (length > 0x7fff || end > block.length || all.length >= maxDatasets) throw new BrokenBlock('IPTC: length');
    all.push({
      record: view.getUint8(at + 1),
      number: view.getUint8(at + 2),
      data: block.slice(at + headLength, end),
    });
    at = end;
  }
  if (all.length === 0 && block.some((byte) => byte !== 0)) throw new BrokenBlock('IPTC: no dataset');
  return all;
}

export function textOf({ data }: Dataset): string {
  return withoutLastZeros(textIn(data));
}

const iptcResource = 0x0404;
const signature = '8BIM';

/** Finds the datasets among Photoshop's resources, each with a signature, number, name and length. */
export function iptcIn(resources: Bytes): Bytes | undefined {
  const view = viewOf(resources);
  for (let at = 0; at + 12 <= resources.length && startsWith(resources.subarray(at), signature); ) {
    const number = view.getUint16(at + 4);
    const name = 1 + view.getUint8(at + 6);
    const lengthAt = at + 6 + name + (name % 2);
    if (lengthAt + 4 > resources.length) return undefined;
    const length = view.getUint32(lengthAt);
    if (number === iptcResource) return resources.subarray(lengthAt + 4, lengthAt + 4 + length);
    at = lengthAt + 4 + length + (length % 2);
  }
  return undefined;
}
