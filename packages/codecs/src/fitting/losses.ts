import { fewestColours } from '@image-converter/formats/max-bytes';
import { applies, defaultChoices } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import type { EncodeSettings } from '../codec.ts';

/** What is given up until a file fits: steps from the largest to the smallest loss. */
interface Losses {
  /** Whether to try without loss first. */
  readonly startsExact: boolean;
  readonly lowest: number;
  readonly highest: number;
  /** For a smaller picture that is suggested instead. */
  readonly decent: number;
  settingsAt(step: number): Partial<EncodeSettings>;
  reportAt(step: number): Partial<Report>;
}

/** Below this, a smaller picture at a better quality looks better. */
const lowestQuality = 10;
const decentQuality = 75;

/** Four for each doubling: more can hardly be told apart. */
const numbersOfColours = Array.from({ length: 16 }, (_, step) => Math.round(fewestColours * 2 ** (step / 4)));
const decentColours = 64;

/** Quality, or the number of colours if the target has no quality. */
export function lossesOf(settings: EncodeSettings): Losses {
  return applies('quality', settings.target) ? qualities(settings) : palettes(settings);
}

function qualities({ quality: highest, lossless }: EncodeSettings): Losses {
  return {
    startsExact: lossless,
    lowest: lowestQuality,
    highest,
    decent: decentQuality,
    settingsAt: (quality) => ({ quality, lossless: false }),
    reportAt: (quality) => ({ quality }),
  };
}

function palettes(settings: EncodeSettings): Losses {
  const startsExact = settings.effort !== 'palette';
  // Colours are chosen only for a palette.
  const { colours: most, dither } = startsExact ? defaultChoices : settings;
  const steps = [...numbersOfColours.filter((number) => number < most), most];
  const coloursAt = (step: number) => steps[step] ?? most;
  return {
    startsExact,
    lowest: 0,
    highest: steps.length - 1,
    decent: Math.max(0, steps.indexOf(decentColours)),
    settingsAt: (step) => ({ effort: 'palette', colours: coloursAt(step), dither }),
    reportAt: (step) => ({ colours: coloursAt(step) }),
  };
}
