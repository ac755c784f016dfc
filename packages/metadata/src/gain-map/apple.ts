import { type Bytes, startsWith, viewOf } from '../bytes.ts';
import type { GainMapDescription } from './description.ts';

const makerStart = 'Apple iOS\0';
/** Of its only directory, from the start of the note. Offsets in it count from there, too. */
const directoryAt = 14;
const [headroomTag, gainTag] = [33, 48];
const signedRational = 10;
const maxEntries = 256;

/**
 * How bright the HDR picture is, as a factor, from the maker notes of a photo. The rule is Apple's ("Applying Apple HDR
 * effect to your photos"). Some iPhones state only one of the two values; then the other one is 0.
 */
export function headroomIn(makerNote: Bytes): number | undefined {
  const values = valuesIn(makerNote);
  const [headroom, gain] = [values.get(headroomTag), values.get(gainTag)];
  if (headroom === undefined && gain === undefined) return undefined;
  return 2 ** stopsOf(headroom ?? 0, gain ?? 0);
}

function stopsOf(headroom: number, gain: number): number {
  const isGentle = gain <= 0.01;
  if (headroom < 1) return isGentle ? -20 * gain + 1.8 : -0.101 * (gain - 1) + 1.5;
  return isGentle ? -70 * gain + 3 : -0.303 * (gain - 1) + 2;
}

function valuesIn(note: Bytes): Map<number, number> {
  const values = new Map<number, number>();
  if (!startsWith(note, makerStart)) return values;
  const view = viewOf(note);
  const count = Math.min(maxEntries, view.getUint16(directoryAt));
  for (let entry = 0; entry < count; entry += 1) {
    const at = directoryAt + 2 + entry * 12;
    if (view.getUint16(at + 2) !== signedRational) continue;
    const place = view.getUint32(at + 8);
    values.set(view.getUint16(at), view.getInt32(place) / view.getInt32(place + 4));
  }
  return values;
}

/** Apple's map multiplies light; written as a plain gain map, its values are the logarithms. */
export function appleDescription(headroom: number): GainMapDescription {
  const stops = Math.log2(headroom);
  return {
    channels: [{ min: 0, max: stops, gamma: 1, offsetSdr: 0, offsetHdr: 0 }],
    headroomMin: 0,
    headroomMax: stops,
  };
}

/** The value of a plain map for each of Apple's, which is encoded by BT.709 and means 1 + (headroom - 1) · light. */
export function appleTable(headroom: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const gain = 1 + (headroom - 1) * lightOf(value / 255);
    return Math.round((255 * Math.log2(gain)) / Math.log2(headroom));
  });
}

function lightOf(coded: number): number {
  return coded < 0.081 ? coded / 4.5 : ((coded + 0.099) / 1.099) ** (1 / 0.45);
}
