import { storageKeys } from '../storage-keys.ts';
import type { Mode } from './mode.ts';

const key = storageKeys.preferredMode;

/** The visitor's earlier choice on this device. */
export function readPreferredMode(): Mode {
  try {
    return localStorage.getItem(key) === 'client' ? 'client' : 'server';
  } catch {
    return 'server';
  }
}

/** The default is not stored. Without storage, the choice lasts until the visitor leaves the page. */
export function writePreferredMode(mode: Mode): void {
  try {
    if (mode === 'client') localStorage.setItem(key, mode);
    else localStorage.removeItem(key);
  } catch {}
}
