import { type AnyFormat, isCommon } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';

/** Whether something might be chosen for such a file. The table of rare formats, which would tell, is loaded later. */
export function hasChoices({ format }: { readonly format: AnyFormat }): boolean {
  return !isCommon(format) || 'readOptions' in formats[format];
}
