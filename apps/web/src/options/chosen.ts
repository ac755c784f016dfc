import { isOption } from '@image-converter/formats/option-text';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { isPattern } from '../converter/names/pattern.ts';

export type Option = keyof ConversionOptions;
export type Chosen = Partial<ConversionOptions>;

/** For values from a link or from storage. The server checks by the same table. */
export function isValid(option: string, value: unknown): boolean {
  return option === 'names' ? isPattern(value) : isOption(option, value);
}

/** Options that differ from the defaults. */
export function differences(
  options: ConversionOptions,
  defaults: ConversionOptions = targetDefaults(options.target),
): Chosen {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== defaults[name as Option]));
}
