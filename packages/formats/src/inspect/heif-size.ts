import { InspectionError } from '../inspection.ts';
import { type Box, bodyOf } from './boxes.ts';

interface Size {
  width: number;
  height: number;
}

/** Size of an item after cropping and rotation, applied in property order. */
export function sizeOf(properties: readonly Box[]): Size {
  const extent = bodyOf(properties, 'ispe');
  if (!extent) throw new InspectionError('HEIF: no size');
  let size = { width: extent.getUint32(4), height: extent.getUint32(8) };
  for (const { type, body } of properties) {
    if (type === 'clap') size = cropped(body);
    // The lower two bits count quarter turns.
    if (type === 'irot' && body.getUint8(0) & 1) size = { width: size.height, height: size.width };
  }
  if (size.width === 0 || size.height === 0) throw new InspectionError('HEIF: size');
  return size;
}

/** Clean aperture: width and height as fractions. */
function cropped(aperture: DataView): Size {
  const fraction = (at: number) => Math.round(aperture.getUint32(at) / aperture.getUint32(at + 4));
  const size = { width: fraction(0), height: fraction(8) };
  if (!Number.isFinite(size.width) || !Number.isFinite(size.height)) throw new InspectionError('HEIF: crop');
  return size;
}
