import sharp, { type Sharp } from 'sharp';
import type { Contender, Outcome } from './contest.ts';
import type { Measured } from './measured.ts';
import type { Photo } from './photos.ts';

/** Our engine's default quality. */
export const quality = 90;

const encoders: Record<Measured, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality }),
};

/** Makes sharp use one thread per picture, and disables its cache. */
export function limitSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Converts `count` pictures at once: sharp runs each in its own thread. */
export function native(photo: Photo, target: Measured, count = 1): Contender {
  return {
    name: 'sharp',
    run: () => timeSharp(photo, target, count),
    examine: async () => ({ output: await encoders[target](sharp(photo.bytes)).toBuffer() }),
  };
}

async function timeSharp({ bytes }: Photo, target: Measured, count: number): Promise<Outcome> {
  const start = performance.now();
  const results = await Promise.all(Array.from({ length: count }, () => encoders[target](sharp(bytes)).toBuffer()));
  return { milliseconds: performance.now() - start, bytes: results[0]?.length ?? 0 };
}
