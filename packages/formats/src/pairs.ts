import type { Target } from './formats.ts';

/** Every conversion that has a landing page of its own. */
export const pairs = {
  'png-to-jpg': { from: 'png', to: 'jpg' },
  'jpg-to-png': { from: 'jpg', to: 'png' },
  'jpg-to-webp': { from: 'jpg', to: 'webp' },
  'webp-to-jpg': { from: 'webp', to: 'jpg' },
  'webp-to-png': { from: 'webp', to: 'png' },
  'png-to-webp': { from: 'png', to: 'webp' },
} as const satisfies Record<string, { from: Target; to: Target }>;

export type Pair = keyof typeof pairs;

export const pairNames = Object.keys(pairs) as Pair[];

/** In the order in which a choice offers them. */
export const pairSources: readonly Target[] = [...new Set(pairNames.map((name) => pairs[name].from))];
export const pairTargets: readonly Target[] = [...new Set(pairNames.map((name) => pairs[name].to))];

export function pairOf(from: Target, to: Target): Pair | undefined {
  return pairNames.find((name) => pairs[name].from === from && pairs[name].to === to);
}
