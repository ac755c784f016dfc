import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { applicable } from '@image-converter/formats/target-options';

const { quality, maxBytes, enlarge } = defaultChoices;

/** Resets options to their defaults if they do not apply to the target or are overruled by other options. */
export function asApplied(options: ConversionOptions): ConversionOptions {
  const meant = applicable(options);
  return {
    ...meant,
    // Lossless output has no quality, and nothing to trade for a smaller file.
    ...(meant.lossless && { quality, maxBytes }),
    ...(meant.size === 'original' && { enlarge }),
  };
}
