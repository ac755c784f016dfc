import type { AnyFormat } from '@image-converter/formats/any-format';
import type { AnimationReader } from './reader.ts';

/** Each reader is loaded with the first animation of its format. */
export const animationReaders: Partial<Record<AnyFormat, () => Promise<AnimationReader>>> = {
  gif: async () => (await import('../gif/animation.ts')).readGif,
  png: async () => (await import('./apng.ts')).readApng,
  webp: async () => (await import('./webp.ts')).readWebp,
  avif: async () => (await import('./avif.ts')).readAvif,
};
