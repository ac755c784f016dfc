import { InspectionError } from '../inspection.ts';
import { type BoxHead, boxHead, boxHeadLength } from './boxes.ts';
import type { Source } from './source.ts';

/** A hostile file can have one every eight bytes. */
const maxBoxes = 10_000;

/** A box at the top level. Its body is not read: `mdat` is nearly the whole file. */
export interface TopBox extends BoxHead {
  /** Offset of its head in the file. */
  at: number;
  /** Bytes from there to the end of the file; a box that is longer was cut off. */
  rest: number;
}

/** Stops at a box whose stated length is shorter than its head. */
export async function* topBoxes(source: Source): AsyncGenerator<TopBox> {
  const { size } = source;
  for (let at = 0, count = 0; at + 8 <= size; count += 1) {
    const box = topBox(await source.view(at, headLengthAt(at, size)), { at, count, size });
    if (box.length < box.headLength) return;
    yield box;
    at += box.length;
  }
}

/** The synchronous version, for a file in memory. */
export function* topBoxesIn({ buffer, byteOffset, byteLength: size }: DataView): Generator<TopBox> {
  for (let at = 0, count = 0; at + 8 <= size; count += 1) {
    const box = topBox(new DataView(buffer, byteOffset + at, headLengthAt(at, size)), { at, count, size });
    if (box.length < box.headLength) return;
    yield box;
    at += box.length;
  }
}

function headLengthAt(at: number, size: number): number {
  return Math.min(boxHeadLength, size - at);
}

function topBox(head: DataView, { at, count, size }: Record<'at' | 'count' | 'size', number>): TopBox {
  if (count >= maxBoxes) throw new InspectionError('HEIF: too many boxes');
  const rest = size - at;
  return { ...boxHead(head, 0, rest), at, rest };
}

/** The box that describes the pictures; undefined without one. */
export async function metaIn(source: Source): Promise<TopBox | undefined> {
  for await (const box of topBoxes(source)) if (box.type === 'meta') return box;
  return undefined;
}

/** Throws InspectionError if the box was cut off. */
export function bodyIn(source: Source, { at, headLength, length }: TopBox): Promise<DataView> {
  return source.view(at + headLength, length - headLength);
}
