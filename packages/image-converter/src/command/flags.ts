import { optionDescriptions } from '@image-converter/contract/option-descriptions';
import type { Target } from '@image-converter/formats/formats';
import type { OptionEntry } from '@image-converter/formats/option-checks';
import { optionTable, writingTable } from '@image-converter/formats/options';
import { isSwitch, type NamedOption, valueNamed } from '../named-options.ts';
import { described } from '../values.ts';

/** Throws a TypeError that names the flag. */
export function valueOfFlag(flag: NamedOption, given: string | boolean): unknown {
  const value = valueNamed(flag, given);
  if (value === undefined) throw new TypeError(`--${flag.name} ${given}: ${described(flag.check.schema)}`);
  return value;
}

export function helpOfFlag(flag: NamedOption): string {
  const { name, option, check } = flag;
  const { default: usual }: OptionEntry = optionTable[option];
  const values = isSwitch(flag) ? '' : ` ${described(check.schema)}`;
  const isTold = option !== 'size' && usual !== undefined && !isSwitch(flag);
  return `  --${name}${values}${isTold ? ` [${usual}]` : ''}\n      ${descriptionOf(flag)}`;
}

function descriptionOf({ option, kind }: NamedOption): string {
  return `${optionDescriptions[option]}${kind ? ` (${kind})` : scopeOf(option)}`;
}

function scopeOf(option: NamedOption['option']): string {
  const entry: { targets: readonly Target[] } | undefined = writingTable[option as keyof typeof writingTable];
  return entry ? ` (${entry.targets.join(', ')})` : '';
}
