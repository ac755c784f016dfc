import { targets } from '@image-converter/formats/formats';
import { type ConversionOptions, optionTable, targetDefaults } from '@image-converter/formats/options';
import { isPattern } from '../converter/names/pattern.ts';

export type Option = keyof ConversionOptions;
export type Chosen = Partial<ConversionOptions>;

/** For values from a link or from storage. The server checks by the same table. */
export function isValid(option: string, value: unknown): boolean {
  if (option === 'target') return targets.some((target) => target === value);
  if (option === 'names') return isPattern(value);
  if (!Object.hasOwn(optionTable, option)) return false;
  const { check, default: usual } = optionTable[option as keyof typeof optionTable];
  return value === usual || check.is(value);
}

/** Options that differ from the defaults. */
export function differences(
  options: ConversionOptions,
  defaults: ConversionOptions = targetDefaults(options.target),
): Chosen {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== defaults[name as Option]));
}
