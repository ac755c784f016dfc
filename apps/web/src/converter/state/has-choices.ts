import { type AnyFormat, isCommon } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';

/** Whether the format may have read options. True for all rare formats, because their table is loaded later. */
export function hasChoices({ format }: { readonly format: AnyFormat }): boolean {
  return !isCommon(format) || 'readOptions' in formats[format];
}
