import { elementsOf, firstIfdOffset, type Ifd, ifdAt, type Layout, numberIn, placeOf, valuesIn } from './ifd.ts';

const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const SUB_IFDS = 330;
const DNG_VERSION = 50706;

/** Colour filter array and LinearRaw (DNG 1.6, PhotometricInterpretation). */
const rawPhotometrics = [32803, 34892];
/** Sony, Samsung, Nikon, Kodak and Pentax. */
const rawCompressions = [32767, 32769, 32770, 32772, 34713, 65000, 65535];

const MOST_SUB_IFDS = 16;

/** Camera raw files have the structure of a TIFF, but their directories hold sensor data that no TIFF reader shows. */
export function isCameraRaw(ifd: Ifd, layout: Layout): boolean {
  if (ifd.entries.has(DNG_VERSION)) return true;
  const photometric = numberIn(ifd, PHOTOMETRIC, layout) ?? 0;
  const compression = numberIn(ifd, COMPRESSION, layout) ?? 0;
  return rawPhotometrics.includes(photometric) || rawCompressions.includes(compression);
}

function subIfdEntry({ entries }: Ifd) {
  const entry = entries.get(SUB_IFDS);
  return entry && entry.count > 0 && entry.count <= MOST_SUB_IFDS ? entry : undefined;
}

/** Where an entry holds the offsets of subdirectories; undefined if there are none. */
export function subIfdPlace(ifd: Ifd, layout: Layout) {
  const entry = subIfdEntry(ifd);
  if (!entry) return undefined;
  const place = placeOf(entry, layout);
  return { place, offsetsIn: (values: DataView) => elementsOf(values, entry, layout), field: entry.field };
}

/** As far as the first bytes of a TIFF can tell. */
export function startsLikeCameraRaw(head: DataView, layout: Layout): boolean {
  if (head.byteLength >= 10 && head.getUint16(8) === 0x4352) return true; // 'CR', Canon's CR2
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
