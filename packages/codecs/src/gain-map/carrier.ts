import { type Geometry, geometryOf } from '@image-converter/formats/geometry';
import type { Inspection, Size } from '@image-converter/formats/inspection';
import { composed, orientationFrom, turnedSize } from '@image-converter/formats/turning';
import type { EncodeSettings } from '../codec.ts';
import type { GainMapCarrier } from '../pipeline/platform.ts';
import type { Pixels } from '../pixels.ts';
import { encodedMap, isColoured, type MapPixels, mapPixels, turnedMap } from './map-pixels.ts';
import { resampledMap, type Span } from './resample.ts';
import { bareJpeg, turnedJpeg } from './stored.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** See packages/metadata. */
interface FoundGainMap {
  /** A JPEG, turned like the photo; or an item of a HEIC, which is turned on its own. */
  readonly coded: Bytes | number;
  readonly channels: 1 | 3;
  readonly table?: Uint8Array | undefined;
  readonly neutral: readonly number[];
  readonly forms: Readonly<Record<'jpg' | 'avif', GainMapForm>>;
}

interface GainMapForm {
  described(map: Bytes): Bytes;
  put(picture: Bytes, described: Bytes): Bytes[];
}

interface Photo {
  readonly inspection: Inspection;
  readonly settings: EncodeSettings;
  /** Decodes a JPEG or an item; refuses more pixels than this. */
  decode(coded: Blob | number, maxPixels: number): Promise<Pixels>;
  /** As an AVIF of its own, for those. */
  encodeAvif(map: MapPixels): Promise<Bytes>;
}

/** For the descriptions that go into the picture, in bytes. */
const margin = 1500;
/** Of a limited file, the picture needs most. */
const maxShare = 0.25;

/**
 * Turns, cuts and resizes a photo's gain map like the photo, to be added to the result. Undefined if the map is damaged,
 * does not belong to the picture, or would take too much of a limited file.
 */
export async function gainMapCarrier(found: FoundGainMap, photo: Photo): Promise<GainMapCarrier | undefined> {
  const parts = await arrangedMap(found, photo).catch(() => undefined);
  if (!parts) return undefined;
  const { target, maxBytes } = photo.settings;
  const form = found.forms[target === 'avif' ? 'avif' : 'jpg'];
  const described = form.described(new Uint8Array(await new Blob(parts).arrayBuffer()));
  if (maxBytes !== undefined && described.length + margin > maxBytes * maxShare) return undefined;
  return {
    maxBytes: maxBytes && maxBytes - described.length - margin,
    addTo: (picture) => form.put(picture, described),
  };
}

async function arrangedMap(
  { coded, channels, table, neutral }: FoundGainMap,
  { inspection, settings, decode, encodeAvif }: Photo,
): Promise<Bytes[] | undefined> {
  const geometry = geometryOf(settings, inspection);
  const isForAvif = settings.target === 'avif';
  // Gains for each colour are about the colours of the file, and the result is sRGB.
  const mayHaveColours = inspection.isTagged === false;
  const stated = typeof coded === 'number' ? 1 : orientationFrom(inspection.orientation);
  const jpeg = typeof coded === 'number' ? undefined : bareJpeg(coded);
  if (jpeg) {
    if (!isFitting(turnedSize(jpeg.frame, stated), inspection)) return undefined;
    const hasGreys = jpeg.frame.channels.length === 1;
    const isUnchanged = !isForAvif && !table && isWhole(geometry, inspection) && (hasGreys || mayHaveColours);
    const stored = isUnchanged ? turnedJpeg(jpeg, composed(stated, geometry.orientation)) : undefined;
    if (stored) return stored;
  }
  const coding = typeof coded === 'number' ? coded : jpeg && new Blob(jpeg.parts);
  if (coding === undefined) return undefined;
  const decoded = await decode(coding, inspection.width * inspection.height);
  const hasColours = channels === 3 || isColoured(decoded);
  if (hasColours && !mayHaveColours) return undefined;
  const upright = turnedMap(mapPixels(decoded, hasColours ? 3 : 1, table), stated);
  if (!isFitting(upright, inspection)) return undefined;
  const turned = turnedMap(upright, geometry.orientation);
  const arranged = isWhole(geometry, inspection) ? turned : cut(turned, geometry, inspection, neutral);
  return isForAvif ? [await encodeAvif(arranged)] : encodedMap(arranged);
}

/** Whether it has the proportions of the picture, give or take rounding, and not more pixels. */
function isFitting(map: Size, picture: Size): boolean {
  const height = (map.width * picture.height) / picture.width;
  const isSimilar = Math.abs(height - map.height) <= 2 + 0.02 * map.height;
  return isSimilar && map.width * map.height <= picture.width * picture.height;
}

/** Whether all of the picture is used, at its size or larger: readers stretch the map over the picture. */
function isWhole({ orientation, area, scaled, output }: Geometry, original: Size): boolean {
  const whole = turnedSize(original, orientation);
  const isUncut = area.width === whole.width && area.height === whole.height;
  const isBare = output.width === scaled.width && output.height === scaled.height;
  return isUncut && isBare && scaled.width >= area.width;
}

/** Not enlarged with the picture, because that would add no detail. */
function cut(map: MapPixels, geometry: Geometry, original: Size, neutral: readonly number[]): MapPixels {
  const { orientation, area, scaled, output } = geometry;
  const whole = turnedSize(original, orientation);
  const across = spanOf([area.left, area.width], scaled.width, output.width, map.width / whole.width);
  const down = spanOf([area.top, area.height], scaled.height, output.height, map.height / whole.height);
  const scale = Math.min(1, scaled.width / area.width);
  const lengthOf = ({ from, to }: Span) => Math.max(1, Math.round((to - from) * scale));
  return resampledMap(map, { across, down }, { width: lengthOf(across), height: lengthOf(down) }, neutral);
}

/** What a side of the result shows, in pixels of the map; margins are around the middle. */
function spanOf([from, length]: readonly [number, number], scaled: number, output: number, density: number): Span {
  const inside = { from: from * density, to: (from + length) * density };
  if (output === scaled) return inside;
  const perPixel = (length * density) / scaled;
  const start = inside.from - Math.floor((output - scaled) / 2) * perPixel;
  return { from: start, to: start + output * perPixel, inside };
}
