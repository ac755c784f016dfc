import type { ConverterRules } from '@image-converter/formats/converters';

/** Pages about a pair of formats make what they say; the single converter and the page of all formats make anything. */
export function canChooseTarget({ maxFiles, also }: ConverterRules): boolean {
  return maxFiles === 1 || also === 'rare formats';
}
