import { CodecError } from '@image-converter/formats/codec-error';
import type { Box } from '@image-converter/formats/inspect/boxes';
import type { Size } from '@image-converter/formats/inspection';
import {
  asCoded,
  cropped,
  mirroredLeftRight,
  mirroredTopBottom,
  type Placement,
  rotatedCounterClockwise,
} from './placement.ts';

/** Transformative properties (ISO/IEC 23008-12, 6.5.9 to 6.5.12), applied in order. */
const transformations: Readonly<Record<string, (placement: Placement, property: DataView) => Placement>> = {
  irot: (placement, property) => rotatedCounterClockwise(placement, 90 * (property.getUint8(0) & 3)),
  imir: (placement, property) => (property.getUint8(0) & 1 ? mirroredLeftRight : mirroredTopBottom)(placement),
  clap: (placement, property) => {
    const [left, right] = bordersOf(property, 0, placement.width);
    const [top, bottom] = bordersOf(property, 8, placement.height);
    return cropped(placement, { left, top, right, bottom });
  },
};

export function transformationsIn(properties: readonly Box[]): readonly Box[] {
  return properties.filter(({ type }) => type in transformations);
}

/** Placement of a coded picture on the display. */
export function placementOf(properties: readonly Box[], { width, height }: Size): Placement {
  return properties.reduce(
    (placement, { type, body }) => transformations[type]?.(placement, body) ?? placement,
    asCoded(width, height),
  );
}

/** Pixels that a clean aperture crops on two opposite sides. An aperture larger than the picture crops nothing. */
function bordersOf(aperture: DataView, at: number, length: number): [number, number] {
  const kept = aperture.getUint32(at) / aperture.getUint32(at + 4);
  const shift = aperture.getInt32(at + 16) / aperture.getUint32(at + 20);
  const before = Math.floor(shift + (length - kept) / 2);
  const after = length - before - Math.round(kept);
  const borders: [number, number] = [Math.max(0, before), Math.max(0, after)];
  if (!(borders[0] + borders[1] < length)) throw new CodecError('CORRUPT', 'a crop that leaves nothing');
  return borders;
}
