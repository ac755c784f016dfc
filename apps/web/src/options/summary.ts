import { formats } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Chosen, Option } from './checks.ts';
import { fileSize } from './file-size.ts';
import { chosenSize } from './kinds-of-size.ts';

/** Options that differ from the defaults. */
export function differences(options: ConversionOptions, defaults: ConversionOptions): Chosen {
  const names = Object.keys(options) as Option[];
  return Object.fromEntries(
    names.filter((name) => options[name] !== defaults[name]).map((name) => [name, options[name]] as const),
  );
}

/** A few words per option: quality 75, at most 2 MB. Read options are described elsewhere. */
export function summary(words: OptionWords, language: Language, chosen: Chosen): string[] {
  const { summary: say } = words;
  const { target, quality, lossless, size, enlarge, maxBytes, background, transparency, effort, metadata } = chosen;
  const wanted = size && chosenSize(size);
  const number = (value: number) => formatNumber(language, value);
  return [
    target && fill(say.target, { format: formats[target].label }),
    quality && fill(say.quality, { value: number(quality) }),
    lossless && say.lossless,
    wanted && fill(say[wanted.kind], { value: number(wanted.value) }),
    enlarge && say.enlarge,
    maxBytes && fill(say.maxBytes, { size: fileSize(language, maxBytes) }),
    background && !transparency && fill(say.background, { colour: background }),
    transparency === 'fill' && fill(say.fill, { colour: background ?? '#ffffff' }),
    effort === 'smaller' && say.smaller,
    effort === 'palette' && say.palette,
    metadata === 'without-location' && say.without_location,
    metadata === 'keep' && say.keep,
  ].filter((part) => typeof part === 'string');
}
