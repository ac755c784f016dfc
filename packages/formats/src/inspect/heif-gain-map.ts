import { bodyOf } from './boxes.ts';
import type { Items } from './heif-items.ts';

/** For example `urn:com:apple:photo:2020:aux:hdrgainmap`; Samsung uses its own URN. */
const gainMapKind = /:aux:hdrgainmap\0/;

/** Whether some picture of a HEIC or AVIF is a gain map, or says that it needs one. */
export function mentionsGainMap(items: Items): boolean {
  const isToneMapped = [...items.types.values()].includes('tmap');
  return isToneMapped || [...items.properties.keys()].some((item) => isGainMap(items, item));
}

/** Whether it is marked as one by its `auxC` type. */
export function isGainMap({ properties }: Items, item: number): boolean {
  const kind = bodyOf(properties.get(item) ?? [], 'auxC');
  if (!kind) return false;
  return gainMapKind.test(
    String.fromCharCode(...new Uint8Array(kind.buffer, kind.byteOffset, Math.min(kind.byteLength, longestKind))),
  );
}

const longestKind = 256;
