import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { applies, targetChoices } from '@image-converter/formats/target-options';
import type { Option } from './checks.ts';

/** What does not matter to the target is as usual, so that it makes no difference to anything. */
export function asApplied(options: ConversionOptions): ConversionOptions {
  const { target, effort, size, lossless, transparency } = options;
  const has = (option: Parameters<typeof applies>[0]) => applies(option, target);
  const isLossless = lossless && has('lossless');
  const isFilled = transparency === 'fill' && has('transparency');
  const isMeant: Partial<Record<Option, boolean>> = {
    quality: has('quality') && !isLossless,
    lossless: isLossless,
    size: has('size'),
    enlarge: has('size') && size !== 'original',
    // Nothing can be given up for a smaller file where all is kept.
    mostBytes: has('mostBytes') && !isLossless,
    background: has('background') || isFilled,
    transparency: isFilled,
    metadata: has('metadata'),
    effort: targetChoices[target].efforts.includes(effort),
  };
  const meaningless = Object.entries(defaultChoices).filter(([name]) => isMeant[name as Option] === false);
  return { ...options, ...Object.fromEntries(meaningless) };
}
