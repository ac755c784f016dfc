import { Source } from '@image-converter/formats/inspect/source';
import { type Inspection, InspectionError } from '@image-converter/formats/inspection';
import { uncounted } from '@image-converter/formats/uncounted';
import { type Header, readHeader } from './header.ts';
import { hasDeepSamples, type Pixel } from './pixel.ts';

// ISO/IEC 18181: a bare codestream, or one in the boxes of a container.
const codestreamSignature = 0xff0a;
const boxHeaderBytes = 8;
const longBoxHeaderBytes = 16;
const maxBoxes = 10_000;
/** More than a codestream header needs up to its colours, except with many long channel names. */
const headBytes = 512;
/** Each part has a number, then its share of the codestream; the highest bit marks the last part. */
const partNumberBytes = 4;
const lastPart = 0x8000_0000;

export async function inspectJxl(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const { start, complete } = await findCodestream(source);
  if (start < 0) return { width: 0, height: 0, frames: 1, complete: false };
  const { size, isAnimated, pixel } = await headerAt(source, start);
  return {
    ...size,
    frames: isAnimated ? uncounted : 1,
    complete,
    opaque: !pixel.hasAlpha,
    hasAlpha: pixel.hasAlpha,
    cmyk: pixel.isCmyk,
    hasDeepSamples: hasDeepSamples(pixel),
    ...(pixel.colours && { isTagged: !isSrgb(pixel.colours) }),
    ...(pixel.hasGreyProfile && { demands: ['jxl grey profile'] }),
  };
}

/** In code points of ITU-T H.273. */
function isSrgb({ primaries, transfer }: NonNullable<Pixel['colours']>): boolean {
  return primaries === 1 && transfer === 13;
}

export async function jxlHeader(file: Blob): Promise<Header> {
  const source = new Source(file);
  const { start } = await findCodestream(source);
  if (start < 0) throw new InspectionError('JPEG XL: no codestream');
  return headerAt(source, start);
}

async function headerAt(source: Source, start: number): Promise<Header> {
  return readHeader(await source.view(start, Math.min(headBytes, source.size - start)));
}

/** Offset of the codestream, and whether all boxes up to its end are present. */
async function findCodestream(source: Source): Promise<{ start: number; complete: boolean }> {
  const isBare = (await source.view(0, 2)).getUint16(0) === codestreamSignature;
  if (isBare) return { start: 0, complete: true };
  let start = -1;
  let at = 0;
  for (let count = 0; at + boxHeaderBytes <= source.size && count < maxBoxes; count += 1) {
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
