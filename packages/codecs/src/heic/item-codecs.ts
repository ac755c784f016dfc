import { UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Obstacle } from '@image-converter/formats/obstacles';
import { itemsShown, type Structure } from './structure.ts';

/** HEIF can hold pictures of any codec. libheif only decodes HEVC here, so these are refused. */
const obstacleOf: Readonly<Record<string, Obstacle>> = {
  av01: 'AV1',
  avc1: 'H.264',
  evc1: 'EVC',
  j2k1: 'JPEG 2000',
  jpeg: 'HEIF JPEG',
  jxl1: 'JPEG XL',
  unci: 'ISO/IEC 23001-17',
  vvc1: 'H.266',
};

/** Refuses, with the codec's name, what libheif would only call unsupported. */
export function refuseOtherCodecs(structure: Structure): void {
  for (const item of itemsShown(structure)) {
    const obstacle = obstacleOf[structure.types.get(item) ?? ''];
    if (obstacle) throw new UnsupportedFile(obstacle);
  }
}
