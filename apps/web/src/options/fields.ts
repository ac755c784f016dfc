import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { OptionWords } from '../i18n/source.ts';
import type { Chosen } from './chosen.ts';

/** What the field of an option gets. */
export interface FieldProps {
  words: OptionWords;
  /** The options as they apply to the target. */
  options: ConversionOptions;
  /** Formats that the files may have. */
  sources: readonly AnyFormat[];
  onChoose: (chosen: Chosen) => void;
}
