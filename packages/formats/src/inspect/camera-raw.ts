import {
  elementsOf,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  numberIn,
  placeOf,
  valuesIn,
} from './ifd.ts';
import { textAt } from './text.ts';
import * as tag from './tiff-tags.ts';

/** Colour filter array and LinearRaw (DNG 1.6, PhotometricInterpretation). */
const rawPhotometrics = [32803, 34892];
/** Sony, Samsung, Nikon, Kodak and Pentax. */
const rawCompressions = [32767, 32769, 32770, 32772, 34713, 65000, 65535];

const maxSubIfds = 16;

/**
 * Camera raw files have the structure of a TIFF, but their directories hold sensor data that TIFF readers cannot show.
 */
export function isCameraRaw(ifd: Ifd, layout: Layout): boolean {
  if (ifd.entries.has(tag.dngVersion)) return true;
  const photometric = numberIn(ifd, tag.photometric, layout) ?? 0;
  const compression = numberIn(ifd, tag.compression, layout) ?? 0;
  return rawPhotometrics.includes(photometric) || rawCompressions.includes(compression);
}

function subIfdEntry({ entries }: Ifd) {
  const entry = entries.get(tag.subIfds);
  return entry && entry.count > 0 && entry.count <= maxSubIfds ? entry : undefined;
}

/** Place of the subdirectory offsets; undefined if there are none. */
export function subIfdPlace(ifd: Ifd, layout: Layout) {
  const entry = subIfdEntry(ifd);
  if (!entry) return undefined;
  const place = placeOf(entry, layout);
  return { place, offsetsIn: (values: DataView) => elementsOf(values, entry, layout), field: entry.field };
}

/** Judged by the first bytes only. */
export function startsLikeCameraRaw(head: DataView, layout: Layout): boolean {
  if (isCanon(head)) return true;
  const ifd = ifdAt(head, firstIfdOffset(head, layout), layout);
  if (!ifd) return false;
  if (isCameraRaw(ifd, layout)) return true;
  return subIfdsIn(head, ifd, layout).some((sub) => isCameraRaw(sub, layout));
}

function subIfdsIn(head: DataView, ifd: Ifd, layout: Layout): Ifd[] {
  const entry = subIfdEntry(ifd);
  const values = entry && valuesIn(head, entry, layout);
  if (!values) return [];
  return elementsOf(values, entry, layout).flatMap((offset) => ifdAt(head, offset, layout) ?? []);
}

const makers = [
  { make: 'NIKON', format: 'nef' },
  { make: 'SONY', format: 'arw' },
  { make: 'EASTMAN KODAK', format: 'kdc' },
] as const;

export type CameraRaw = 'cr2' | 'dng' | (typeof makers)[number]['format'];

/** The raw format, judged by the first bytes only. */
export function cameraRawIn(head: DataView): CameraRaw | undefined {
  const layout = layoutOf(head);
  if (!layout) return undefined;
  if (isCanon(head)) return 'cr2';
  const ifd = ifdAt(head, firstIfdOffset(head, layout), layout);
  if (!ifd) return undefined;
  if (ifd.entries.has(tag.dngVersion)) return 'dng';
  if (!startsLikeCameraRaw(head, layout) && !isPreviewOfAnother(ifd, layout)) return undefined;
  const make = makeIn(head, ifd, layout).toUpperCase();
  return makers.find((maker) => make.startsWith(maker.make))?.format;
}

function isCanon(head: DataView): boolean {
  return head.byteLength >= 10 && textAt(head, 8, 2) === 'CR';
}

/** Sony stores the directory of the sensor data beyond the first bytes; the first directory describes a preview. */
function isPreviewOfAnother(ifd: Ifd, layout: Layout): boolean {
  return ifd.entries.has(tag.subIfds) && ((numberIn(ifd, tag.subfileType, layout) ?? 0) & 1) === 1;
}

/** Empty if it is not within the first bytes. */
export function makeIn(head: DataView, ifd: Ifd, layout: Layout): string {
  const entry = ifd.entries.get(tag.make);
  const values = entry && valuesIn(head, entry, layout);
  return entry && values ? String.fromCharCode(...elementsOf(values, entry, layout)) : '';
}
