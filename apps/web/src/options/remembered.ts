import { type ConversionOptions, defaultChoices, writingOptions, writingTable } from '@image-converter/formats/options';
import { readStored, storageKeys, store } from '../storage.ts';
import { type Chosen, differences, isValid } from './chosen.ts';

/** How pictures are written and named. The other options depend on the page and on the current files. */
export function writingOf(chosen: Chosen): Chosen {
  return only([...writingOptions, 'names'], chosen);
}

/** Without what is about the pictures at hand. */
export function lasting(chosen: Chosen): Chosen {
  return only([...writingOptions.filter((name) => !('remembered' in writingTable[name])), 'names'], chosen);
}

function only(names: readonly string[], chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

export const defaultWriting: Chosen = { ...writingOf(defaultChoices), names: undefined };

/** The visitor's earlier choices on this device, if still valid. */
export function readRemembered(): Chosen {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.options) ?? '{}');
    const right = Object.entries(kept as object).filter(([name, value]) => isValid(name, value));
    return lasting(Object.fromEntries(right));
  } catch {
    return {};
  }
}

/** Defaults are not stored. */
export function remember(options: ConversionOptions): void {
  const chosen = lasting(differences(options));
  store(storageKeys.options, Object.keys(chosen).length > 0 ? JSON.stringify(chosen) : undefined);
}
