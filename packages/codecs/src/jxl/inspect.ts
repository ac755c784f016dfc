import { Source } from '@image-converter/formats/inspect/source';
import { type Inspection, InspectionError } from '@image-converter/formats/inspection';
import { BitReader } from './bit-reader.ts';

// ISO/IEC 18181: a codestream, on its own or in the boxes of a container.
const codestreamSignature = 0xff0a;
const boxHeaderBytes = 8;
const longBoxHeaderBytes = 16;
const mostBoxes = 10_000;
/** More than the headers of a codestream take up to the orientation. */
const headBytes = 32;
/** A part's number is followed by its share of the codestream; the highest bit marks the last part. */
const partNumberBytes = 4;
const lastPart = 0x8000_0000;

/** Width to height, for the codes 1 to 7. */
const ratios = [
  [0, 1],
  [1, 1],
  [12, 10],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
] as const;

export async function inspectJxl(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const isBare = (await source.view(0, 2)).getUint16(0) === codestreamSignature;
  const { start, complete } = isBare ? { start: 0, complete: true } : await findCodestream(source);
  if (start < 0) return { width: 0, height: 0, frames: 1, complete: false };
  const head = await source.view(start, Math.min(headBytes, source.size - start));
  return { ...sizeIn(head), frames: 1, complete };
}

/** Where it begins, and whether all boxes up to its end are there. */
async function findCodestream(source: Source): Promise<{ start: number; complete: boolean }> {
  let start = -1;
  let at = 0;
  for (let count = 0; at + boxHeaderBytes <= source.size && count < mostBoxes; count += 1) {
    const box = await source.view(at, Math.min(longBoxHeaderBytes + partNumberBytes, source.size - at));
    const kind = String.fromCharCode(...[4, 5, 6, 7].map((offset) => box.getUint8(offset)));
    const { header, length } = lengthsOf(box, source.size - at);
    const isPart = kind === 'jxlp';
    if ((kind === 'jxlc' || isPart) && start < 0) start = at + header + (isPart ? partNumberBytes : 0);
    const isLast = kind === 'jxlc' || (isPart && box.getUint32(header) >= lastPart);
    if (isLast) return { start, complete: at + length <= source.size };
    at += length;
  }
  return { start, complete: false };
}

function lengthsOf(box: DataView, rest: number): { header: number; length: number } {
  const short = box.getUint32(0);
  const header = short === 1 ? longBoxHeaderBytes : boxHeaderBytes;
  const length = short === 1 ? Number(box.getBigUint64(8)) : short || rest;
  if (length < header) throw new InspectionError('JPEG XL: box');
  return { header, length };
}

/** As displayed. */
function sizeIn(head: DataView): { width: number; height: number } {
  const bits = new BitReader(head, 2);
  const isSmall = bits.take(1) === 1;
  const side = () => (isSmall ? (bits.take(5) + 1) * 8 : bits.take([9, 13, 18, 30][bits.take(2)] ?? 9) + 1);
  const height = side();
  const [across, down] = ratios[bits.take(3)] ?? ratios[0];
  const width = across === 0 ? side() : Math.floor((height * across) / down);
  const hasDefaults = bits.take(1) === 1;
  const hasMore = !hasDefaults && bits.take(1) === 1;
  const orientation = hasMore ? bits.take(3) + 1 : 1;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
