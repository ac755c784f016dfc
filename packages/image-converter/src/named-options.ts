import { type Check, type OptionEntry, yesOrNo } from '@image-converter/formats/option-checks';
import { optionTable } from '@image-converter/formats/options';
import { boxKinds, sideKinds } from '@image-converter/formats/size-option';
import { valueFor } from './values.ts';

/** An option as the command and attributes name it. */
export interface NamedOption {
  readonly name: string;
  readonly option: keyof typeof optionTable;
  /** Of a size. */
  readonly kind?: string;
  readonly check: Check<unknown>;
}

/** One for each option of the page, from the same table. The kinds of sizes have one each. */
export const namedOptions: readonly NamedOption[] = (Object.keys(optionTable) as NamedOption['option'][]).flatMap(
  (option) => (option === 'size' ? sizes() : [plain(option)]),
);

function plain(option: NamedOption['option']): NamedOption {
  const { check }: OptionEntry = optionTable[option];
  return { name: kebab(option), option, check };
}

function sizes(): NamedOption[] {
  return Object.entries({ ...sideKinds, ...boxKinds }).map(([kind, check]) => ({
    // The other option of this name is about reading drawings.
    name: kind === 'longestSide' ? 'max-side' : kebab(kind),
    option: 'size',
    kind,
    check,
  }));
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function isSwitch({ check }: NamedOption): boolean {
  return check === yesOrNo;
}

/** What the option gets; undefined if it cannot have this. */
export function valueNamed({ kind, check }: NamedOption, given: string | boolean): unknown {
  const value = typeof given === 'boolean' ? given : valueFor(check, given);
  return kind && value !== undefined ? { [kind]: value } : value;
}
