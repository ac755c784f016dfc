import { type Box, bodyOf } from '@image-converter/formats/inspect/boxes';
import { readItems } from '@image-converter/formats/inspect/heif-items';
import { type Location, locationsIn } from '@image-converter/formats/inspect/heif-locations';
import { type Blocks, longestBlock } from '../blocks.ts';
import { type Bytes, bytesOf, joined, viewOf } from '../bytes.ts';
import { findMeta, type ItemInfo, readInfos } from '../heif/meta.ts';
import { withoutStart } from './webp.ts';

export function readHeif(file: Bytes): Blocks {
  const boxes = findMeta(file)?.boxes ?? [];
  const infos = readInfos(boxes);
  const exif = ofPicture(
    infos.filter(({ type }) => type === 'Exif'),
    boxes,
  );
  const xmp = ofPicture(
    infos.filter(({ contentType }) => contentType === 'application/rdf+xml'),
    boxes,
  );
  const exifData = exif && dataOf(exif, boxes, file);
  const xmpData = xmp && dataOf(xmp, boxes, file);
  return { ...(exifData && { exif: tiffIn(exifData) }), ...(xmpData && { xmp: xmpData }) };
}

/** Auxiliary pictures, such as depth maps, may have their own metadata. */
function ofPicture(candidates: readonly ItemInfo[], boxes: readonly Box[]): ItemInfo | undefined {
  const [first] = candidates;
  if (!first) return undefined;
  const items = readItems([...boxes]);
  const described = (info: ItemInfo) =>
    items?.references.filter(({ type, from }) => type === 'cdsc' && from === info.id).flatMap(({ to }) => to) ?? [];
  const own = candidates.find((info) => described(info).includes(items?.primary ?? -1));
  return own ?? candidates.find((info) => described(info).length === 0) ?? first;
}

/** Undefined if it is not in the file, or too long: usually, for metadata. */
export function dataOf(
  { id }: Pick<ItemInfo, 'id'>,
  boxes: readonly Box[],
  file: Bytes,
  longest = longestBlock,
): Bytes | undefined {
  const body = bodyOf(boxes, 'iloc');
  const location = body && [...locationsIn(body)].find((one) => one.id === id);
  const whole = location && holderOf(location, boxes, file);
  if (!whole || location.extents.reduce((sum, { length }) => sum + length, 0) > longest) return undefined;
  return joined(...location.extents.map(({ offset, length }) => whole.subarray(offset, offset + length)));
}

function holderOf({ method }: Location, boxes: readonly Box[], file: Bytes): Bytes | undefined {
  if (method === 0) return file;
  const idat = method === 1 ? bodyOf(boxes, 'idat') : undefined;
  return idat && bytesOf(idat);
}

/** The data begins with the number of bytes before the TIFF header. */
export function tiffIn(data: Bytes): Bytes {
  const skipped = data.length >= 4 ? viewOf(data).getUint32(0) : 0;
  return withoutStart(data.subarray(4 + skipped));
}
