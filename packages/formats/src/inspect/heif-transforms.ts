import type { Size } from '../inspection.ts';
import { type Box, bodyOf } from './boxes.ts';

/** A part of the coded picture. */
export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** Mirroring → quarter turns counter-clockwise applied before it → EXIF orientation. */
const orientations = {
  none: [1, 8, 3, 6],
  leftAndRight: [2, 7, 4, 5],
  topAndBottom: [4, 5, 2, 7],
};

/** EXIF orientation (1 to 8) equivalent to these properties. */
export function orientationOf(properties: readonly Box[]): number {
  const quarters = (bodyOf(properties, 'irot')?.getUint8(0) ?? 0) & 3;
  const mirror = bodyOf(properties, 'imir');
  const byQuarters = !mirror ? 'none' : mirror.getUint8(0) & 1 ? 'leftAndRight' : 'topAndBottom';
  return orientations[byQuarters][quarters] ?? 1;
}

/** Clean aperture: its size and the offset of its centre from that of the picture, all as fractions. */
export function cropOf(properties: readonly Box[]): Rectangle | undefined {
  const [extent, aperture] = [bodyOf(properties, 'ispe'), bodyOf(properties, 'clap')];
  if (!extent || !aperture) return undefined;
  const [width, height] = [
    aperture.getUint32(0) / aperture.getUint32(4),
    aperture.getUint32(8) / aperture.getUint32(12),
  ];
  const [right, down] = [
    aperture.getInt32(16) / aperture.getUint32(20),
    aperture.getInt32(24) / aperture.getUint32(28),
  ];
  const [wholeWidth, wholeHeight] = [extent.getUint32(4), extent.getUint32(8)];
  const [x, y] = [(wholeWidth - width) / 2 + right, (wholeHeight - height) / 2 + down];
  const crop = { x, y, width, height };
  const isInPixels = Object.values(crop).every(Number.isInteger);
  const isInside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= wholeWidth && y + height <= wholeHeight;
  return isInPixels && isInside ? crop : undefined;
}
