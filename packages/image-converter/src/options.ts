import { type Target, targets } from '@image-converter/formats/formats';
import type { OptionEntry } from '@image-converter/formats/option-checks';
import { type Choices, type ConversionOptions, optionTable, targetDefaults } from '@image-converter/formats/options';

/** The target, and what differs from its defaults. */
export type Options = { readonly target: Target } & Partial<Omit<Choices, 'names'>>;

/** Names the option and the value that it cannot have. */
export class InvalidOption extends TypeError {
  override name = 'InvalidOption';
  readonly code = 'INVALID_OPTION';

  constructor(option: string, value: unknown) {
    super(`${option} cannot be ${JSON.stringify(value)}`);
  }
}

/** Throws an InvalidOption if a value is not one that its option can have. */
export function completeOptions({ target, ...choices }: Options): ConversionOptions {
  if (!targets.includes(target)) throw new InvalidOption('target', target);
  const chosen = Object.entries(choices).filter(([, value]) => value !== undefined);
  for (const [name, value] of chosen) {
    const entry: OptionEntry | undefined = optionTable[name as keyof typeof optionTable];
    if (!entry?.check.is(value)) throw new InvalidOption(name, value);
  }
  return { ...targetDefaults(target), ...Object.fromEntries(chosen) };
}
