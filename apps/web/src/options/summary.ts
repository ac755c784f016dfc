import { formats } from '@image-converter/formats/formats';
import {
  type Choices,
  defaultChoices,
  type WritingOption,
  writingOptions,
  writingTable,
} from '@image-converter/formats/options';
import { partsOf, type SizeKind } from '@image-converter/formats/size-option';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Chosen } from './chosen.ts';
import { fileSize } from './file-size.ts';

type Saying<Option extends WritingOption, Value = Choices[Option]> = Option extends 'size'
  ? Readonly<Record<SizeKind, string>>
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
    const [key, one] = typeof value === 'object' ? partsOf(value) : [String(value), value];
    const saying: string | Readonly<Record<string, string>> = sayings[option];
    const text = typeof saying === 'string' ? saying : (saying[key] ?? '');
    return fill(text, { value: typeof one === 'number' ? written(language, option, one) : key, background });
  };
  // A filled transparency is said together with the background.
  const isSaid = (option: WritingOption) =>
    chosen[option] !== undefined && !(option === 'background' && chosen.transparency);
  return [
    ...(target ? [fill(words.summary.target, { value: formats[target].label })] : []),
    ...writingOptions.filter(isSaid).map(say),
  ];
}

function written(language: Language, option: WritingOption, value: number): string {
  return 'unit' in writingTable[option] ? fileSize(language, value) : formatNumber(language, value);
}
