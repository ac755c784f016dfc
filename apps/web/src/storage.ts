/** All keys that this site stores in a browser. Any others come from third parties. */
export const storageKeys = {
  consent: 'consent',
  preferredMode: 'convert-in',
  options: 'options',
  atOnce: 'convert-at-once',
  presets: 'presets',
  keptBatch: 'keep-batch',
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** Null if nothing is stored, or if the browser forbids storing. */
export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes what is stored if the value is undefined. Without storage, a choice lasts until the visitor leaves the page. */
export function store(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}
