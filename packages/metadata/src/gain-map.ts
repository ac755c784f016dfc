import type { AnyFormat } from '@image-converter/formats/any-format';
import { boxesIn } from '@image-converter/formats/inspect/boxes';
import { mentionsGainMap } from '@image-converter/formats/inspect/heif-gain-map';
import { readItems } from '@image-converter/formats/inspect/heif-items';
import { Source } from '@image-converter/formats/inspect/source';
import { bodyIn, metaIn } from '@image-converter/formats/inspect/top-boxes';
import { type Bytes, bytesAt, startsWith, textIn } from './bytes.ts';
import { furtherPictures } from './gain-map/mpf.ts';
import { isoStart } from './gain-map/write.ts';
import { APP1, APP2, segmentsIn, xmpStart } from './read/jpeg.ts';

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

/** XMP namespaces that describe a gain map. */
const describing = /http:\/\/ns\.(adobe\.com\/hdr-gain-map|apple\.com\/HDRGainMap)\//;
/**
 * In bytes: more than the segments before the picture's data take, except with unusually large thumbnails or profiles.
 */
const headLength = 512 * 1024;
const innerHeadLength = 64 * 1024;

async function isInJpeg(file: Blob): Promise<boolean> {
  const head = await bytesAt(file, 0, headLength);
  if (saysSo(head)) return true;
  for (const { offset } of furtherPictures(head)) {
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

async function isInHeif(file: Blob): Promise<boolean> {
  const source = new Source(file);
  const meta = await metaIn(source);
  // A full box: version and flags come first.
  const items = meta && readItems(boxesIn(await bodyIn(source, meta), 4));
  return items !== undefined && mentionsGainMap(items);
}
