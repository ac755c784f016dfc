import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { truthFolder } from './corpus.ts';
import type { Raster } from './fixtures/draw.ts';
import type { StreamName } from './fixtures/heif/drawings.ts';

/**
 * SHA-256 of HEVC pictures as ffmpeg decodes them: planes in order, rows without padding, two bytes per sample above 8
 * bits.
 */
export interface HevcTruth {
  /** Of each picture in the fixtures' streams; the keys are made by `hevcTruthKey`. */
  readonly fixtures: Readonly<Record<string, string>>;
  /** Of files of the corpus: the hash of the hashes of all their HEVC items. */
  readonly corpus: Readonly<Record<string, string>>;
}

/** Written by `npm run docs -- hevc`. */
export const hevcTruthFile = new URL('hevc.json', truthFolder);

export function readHevcTruth(): HevcTruth {
  return JSON.parse(readFileSync(hevcTruthFile, 'utf8'));
}

export function hevcTruthKey(stream: StreamName, index: number): string {
  return `${stream} ${index}`;
}

/** 0 if every pixel of `loop-filtered.heic` is as ffmpeg decodes it, otherwise 255: a hash does not tell how far off. */
export function distanceFromFfmpeg({ data, channels }: Raster): number {
  const luma = readHevcTruth().fixtures[hevcTruthKey('coarse-grey-8', 0)];
  const planes = [0, 1, 2].map((channel) => data.filter((_, index) => index % channels === channel));
  return planes.every((plane) => sha256(plane) === luma) ? 0 : 255;
}

export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}
