import { InspectionError } from '../inspection.ts';
import { textAt } from './text.ts';

/** A box of an ISO media file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  body: DataView;
}

export interface BoxHead {
  type: string;
  headLength: number;
  /** Including the head; `rest` if the box extends to the end of the file. */
  length: number;
}

/** Maximum number of bytes that `boxHead` reads. */
export const boxHeadLength = 16;

/** Reads 16 bytes if the length takes 64 bits, otherwise 8. */
export function boxHead(view: DataView, offset: number, rest: number): BoxHead {
  const length = view.getUint32(offset);
  const type = textAt(view, offset + 4);
  if (length === 0) return { type, headLength: 8, length: rest };
  if (length === 1) return { type, headLength: 16, length: Number(view.getBigUint64(offset + 8)) };
  return { type, headLength: 8, length };
}

export function boxesIn(view: DataView, start = 0): Box[] {
  const boxes: Box[] = [];
  for (let offset = start; offset + 8 <= view.byteLength; ) {
    const rest = view.byteLength - offset;
    const { type, headLength, length } = boxHead(view, offset, rest);
    if (length < headLength || length > rest) throw new InspectionError(`box ${type} does not fit`);
    const body = new DataView(view.buffer, view.byteOffset + offset + headLength, length - headLength);
    boxes.push({ type, body });
    offset += length;
  }
  return boxes;
}

export function bodyOf(boxes: readonly Box[], type: string): DataView | undefined {
  return boxes.find((box) => box.type === type)?.body;
}

/** Body of the box at a path of nested boxes, taking the first of each type. */
export function bodyAt(view: DataView, ...path: string[]): DataView | undefined {
  let body: DataView | undefined = view;
  for (const type of path) body = body && bodyOf(boxesIn(body), type);
  return body;
}
