import { readStored, storageKeys, store } from '../../storage.ts';

let chosen: boolean | undefined;

/** Whether files are to be converted as soon as they arrive. This device remembers it. */
export function convertsAtOnce(): boolean {
  chosen ??= readStored(storageKeys.atOnce) !== null;
  return chosen;
}

export function chooseAtOnce(wanted: boolean): void {
  chosen = wanted;
  store(storageKeys.atOnce, wanted ? 'yes' : undefined);
}
