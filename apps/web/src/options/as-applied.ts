import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { applicable } from '@image-converter/formats/target-options';

const { quality, maxBytes, enlarge } = defaultChoices;

/** What makes no difference to the target, or beside other options, is as usual. */
export function asApplied(options: ConversionOptions): ConversionOptions {
  const meant = applicable(options);
  return {
    ...meant,
    // Where every pixel stays, nothing can be given up for a smaller file.
    ...(meant.lossless && { quality, maxBytes }),
    // The best quality that fits is found.
    ...(meant.maxBytes && { quality }),
    ...(meant.size === 'original' && { enlarge }),
  };
}
