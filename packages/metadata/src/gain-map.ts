import type { AnyFormat } from '@image-converter/formats/any-format';
import { bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { readItems } from '@image-converter/formats/inspect/heif-items';
import { Source } from '@image-converter/formats/inspect/source';
import { bodyIn, metaIn } from '@image-converter/formats/inspect/top-boxes';
import { type Bytes, bytesOf, startsWith, textIn, viewOf } from './bytes.ts';
import { APP1, segmentsIn, xmpStart } from './read/jpeg.ts';

/**
 * Whether a photo contains a gain map, a second picture that stores how much brighter each part is on an HDR display
 * (ISO 21496-1, Ultra HDR, Apple's HDR). Reads only headers; false if the file cannot be read.
 */
export async function hasGainMap(file: Blob, format: AnyFormat): Promise<boolean> {
  try {
    if (format === 'jpg') return await isInJpeg(file);
    return ['heic', 'heif', 'avif'].includes(format) && (await isInHeif(file));
  } catch {
    return false;
  }
}

const APP2 = 0xe2;
const isoStart = 'urn:iso:std:iso:ts:21496:-1\0';
const mpfStart = 'MPF\0';
/** XMP namespaces that describe a gain map. */
const describing = /http:\/\/ns\.(adobe\.com\/hdr-gain-map|apple\.com\/HDRGainMap)\//;
/**
 * In bytes: more than the segments before the picture's data take, except with unusually large thumbnails or profiles.
 */
const headLength = 512 * 1024;
const innerHeadLength = 64 * 1024;
/** Phones add two or three. */
const maxPictures = 8;

async function isInJpeg(file: Blob): Promise<boolean> {
  const head = await bytesAt(file, 0, headLength);
  if (saysSo(head)) return true;
  for (const offset of furtherPictures(head)) {
    if (saysSo(await bytesAt(file, offset, innerHeadLength))) return true;
  }
  return false;
}

function saysSo(jpeg: Bytes): boolean {
  return segmentsIn(jpeg).segments.some(({ marker, data }) => {
    if (marker === APP2) return startsWith(data, isoStart);
    return marker === APP1 && startsWith(data, xmpStart) && describing.test(textIn(data));
  });
}

/** Offsets of the pictures after the first, from the index of a multi-picture file (CIPA DC-007, 5.2). */
function furtherPictures(head: Bytes): number[] {
  const index = segmentsIn(head).segments.find(({ marker, data }) => marker === APP2 && startsWith(data, mpfStart));
  if (!index) return [];
  const start = index.at + 4 + mpfStart.length;
  const view = viewOf(index.data.subarray(mpfStart.length));
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const offsets: number[] = [];
  for (let left = view.getUint16(directory, isLittle), at = directory + 2; left > 0; left -= 1, at += 12) {
    if (view.getUint16(at, isLittle) !== entriesTag) continue;
    const [length, entries] = [view.getUint32(at + 4, isLittle), view.getUint32(at + 8, isLittle)];
    const count = Math.min(maxPictures, Math.floor(length / entryLength));
    for (let one = 1; one < count; one += 1)
      offsets.push(start + view.getUint32(entries + one * entryLength + 8, isLittle));
  }
  return offsets;
}

const entriesTag = 0xb002;
const entryLength = 16;

async function bytesAt(file: Blob, offset: number, length: number): Promise<Bytes> {
  return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
}

/** For example `urn:com:apple:photo:2020:aux:hdrgainmap`; Samsung uses its own URN. */
const gainMapKind = /:aux:hdrgainmap\0/;

async function isInHeif(file: Blob): Promise<boolean> {
  const source = new Source(file);
  const meta = await metaIn(source);
  // A full box: version and flags come first.
  const items = meta && readItems(boxesIn(await bodyIn(source, meta), 4));
  if (!items) return false;
  const isToneMapped = [...items.types.values()].includes('tmap');
  return isToneMapped || [...items.properties.values()].some((own) => isGainMap(bodyOf(own, 'auxC')));
}

function isGainMap(kind: DataView | undefined): boolean {
  return kind !== undefined && gainMapKind.test(textIn(bytesOf(kind)));
}
