import type { CropOption } from '@image-converter/formats/crop-option';
import { formats } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import {
  type Choices,
  defaultChoices,
  type WritingOption,
  writingOptions,
  writingTable,
} from '@image-converter/formats/options';
import { type ChosenSize, partsOf, type SizeKind } from '@image-converter/formats/size-option';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Chosen } from './chosen.ts';
import { fileSize } from './file-size.ts';

type Saying<Option extends WritingOption, Value = Choices[Option]> = Option extends 'size' | 'maxBytes'
  ? Readonly<Record<Option extends 'size' ? SizeKind : 'bytes' | 'percent', string>>
  : Option extends 'crop' | 'animation'
    ? Readonly<Record<Option extends 'crop' ? 'free' | 'ratio' : 'forever' | 'once', string>>
    : Value extends string
      ? string extends Value
        ? string
        : Readonly<Record<Exclude<Value, (typeof writingTable)[Option]['default']>, string>>
      : string;

/** One text per option, or one per value that is not the default. */
type Sayings = { readonly [Option in WritingOption]: Saying<Option> };

/** A few words per changed option: quality 75, at most 2 MB. Read options are described elsewhere. */
export function summary(words: OptionWords, language: Language, { target, ...chosen }: Chosen): string[] {
  const sayings: Sayings = words.summary;
  const { background = defaultChoices.background } = chosen;
  const say = (option: WritingOption) => {
    const value = chosen[option];
    const isBytes = 'unit' in writingTable[option] && typeof value === 'number';
    const [key, one] = typeof value === 'object' ? partsIn(value) : [isBytes ? 'bytes' : String(value), value];
    const written = isBytes ? fileSize : formatNumber;
    const saying: string | Readonly<Record<string, string>> = sayings[option];
    const text = typeof saying === 'string' ? saying : (saying[key] ?? '');
    const { width, height } = typeof one === 'object' ? one : { width: 0, height: 0 };
    return fill(text, {
      value: typeof one === 'number' ? written(language, one) : key.replaceAll(',', ', '),
      width: formatNumber(language, width),
      height: formatNumber(language, height),
      background,
    });
  };
  // A filled transparency is said together with the background, and a palette with its number of colours.
  const isSaid = (option: WritingOption) =>
    chosen[option] !== undefined &&
    !(option === 'background' && chosen.transparency) &&
    !(option === 'effort' && chosen.colours);
  return [
    ...(target ? [fill(words.summary.target, { value: formats[target].label })] : []),
    ...writingOptions.filter(isSaid).map(say),
    ...(chosen.names ? [fill(words.summary.names, { value: chosen.names })] : []),
  ];
}

type Parts = readonly [string, number | Size];

function partsIn(value: ChosenSize | Exclude<CropOption, 'none'> | Exclude<Choices['animation'], 'none'>): Parts {
  if ('plays' in value) return [value.plays === 1 ? 'once' : 'forever', value.milliseconds];
  if ('ratio' in value) return ['ratio', value.ratio];
  return 'left' in value ? ['free', value] : partsOf(value);
}
