import type { Target } from '@image-converter/formats/formats';

/** Levels of quality in words, best first, each with its number. */
interface Levels {
  readonly high: number;
  readonly small: number;
  readonly smallest: number;
}

export type Level = keyof Levels;

/** JPG scores 87, 78 and 67 at these, on average (docs/benchmarks/looks.md); JPEG XL at most two points less. */
const usual: Levels = { high: 90, small: 75, smallest: 50 };

/** WebP means something else by a number, and AVIF the same as WebP: at these, they score what JPG does. */
const ofWebp: Levels = { high: 94, small: 86, smallest: 76 };
const byTarget: Partial<Record<Target, Levels>> = { webp: ofWebp, avif: ofWebp };

export const levelNames = Object.keys(usual) as Level[];

export function qualityOf(level: Level, target: Target): number {
  return (byTarget[target] ?? usual)[level];
}

/** The level whose number is nearest, the better one of two. */
export function levelOf(quality: number, target: Target): Level {
  const distance = (level: Level) => Math.abs(quality - qualityOf(level, target));
  return levelNames.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}
