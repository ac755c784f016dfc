import { type Chosen, isValid } from '../options/chosen.ts';
import { lasting } from '../options/remembered.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { isSameName, presetName } from './preset-name.ts';

export interface OwnPreset {
  readonly name: string;
  /** Those that are not at their default, and the target. */
  readonly chosen: Chosen;
}

export const mostPresets = 20;

/** What this device has kept. A preset of which a part is unknown would do something else, so it is left out. */
export function readPresets(): OwnPreset[] {
  try {
    const kept: unknown[] = JSON.parse(readStored(storageKeys.presets) ?? '[]');
    const right = kept.flatMap((one) => checked(one));
    const isFirst = ({ name }: OwnPreset, at: number) =>
      right.findIndex((other) => isSameName(name, other.name)) === at;
    return right.filter(isFirst).slice(0, mostPresets);
  } catch {
    return [];
  }
}

function checked(kept: unknown): OwnPreset[] {
  const { name, chosen } = (kept ?? {}) as Partial<Record<keyof OwnPreset, unknown>>;
  if (typeof name !== 'string' || presetName(name) !== name || typeof chosen !== 'object' || !chosen) return [];
  const { target, ...others } = chosen as Chosen;
  const isRight = Object.entries(chosen).every(([option, value]) => isValid(option, value));
  return isRight && target ? [{ name, chosen: { target, ...lasting(others) } }] : [];
}

/** Whether the device keeps them: storage may be full or forbidden. */
export function storePresets(presets: readonly OwnPreset[]): boolean {
  const text = presets.length > 0 ? JSON.stringify(presets) : undefined;
  store(storageKeys.presets, text);
  return readStored(storageKeys.presets) === (text ?? null);
}

/** In place of the one with the same name, or at the end. */
export function withPreset(presets: readonly OwnPreset[], added: OwnPreset): OwnPreset[] {
  const isReplaced = presets.some(({ name }) => isSameName(name, added.name));
  if (!isReplaced) return [...presets, added];
  return presets.map((one) => (isSameName(one.name, added.name) ? added : one));
}
