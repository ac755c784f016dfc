import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { storageKeys } from '../storage-keys.ts';
import { type Chosen, isValid, type Option } from './checks.ts';

/**
 * Options that are shared by all converters and remembered: how images are written. Excludes the target, which depends
 * on the page, and the read options, which depend on the current files.
 */
export const writingOptions = [
  'quality',
  'lossless',
  'size',
  'enlarge',
  'maxBytes',
  'background',
  'transparency',
  'effort',
  'metadata',
] as const satisfies readonly Option[];

export const defaultWriting = pick(defaultChoices, writingOptions);

export function pick<T extends Chosen>(options: T, names: readonly Option[]): Chosen {
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.some((one) => one === name)));
}

/** The visitor's earlier choices on this device, if still valid. */
export function readRemembered(): Chosen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.options) ?? '{}');
    const right = Object.entries(kept as object).filter(([name, value]) => isValid(name, value));
    return pick(Object.fromEntries(right), writingOptions);
  } catch {
    return {};
  }
}

/** Defaults are not stored. Without storage, the choice lasts until the visitor leaves the page. */
export function remember(options: ConversionOptions): void {
  const defaults = new Map<string, unknown>(Object.entries(defaultWriting));
  const chosen = Object.entries(pick(options, writingOptions)).filter(([name, value]) => value !== defaults.get(name));
  try {
    if (chosen.length === 0) localStorage.removeItem(storageKeys.options);
    else localStorage.setItem(storageKeys.options, JSON.stringify(Object.fromEntries(chosen)));
  } catch {}
}
