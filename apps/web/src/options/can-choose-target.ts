import type { ConverterRules } from '@image-converter/formats/converters';

/** Pages about a pair have a fixed target; on the single converter and the all-formats page it can be chosen. */
export function canChooseTarget({ maxFiles, also }: ConverterRules): boolean {
  return maxFiles === 1 || also === 'rare formats';
}
