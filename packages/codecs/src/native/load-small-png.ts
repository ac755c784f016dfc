/** After this many small PNGs in a thread, more are likely to follow. */
const many = 4;

let seen = 0;

/** Decodes small PNGs faster than the browser, once loaded: nothing waits for it, and few visitors need it. */
export let smallPng: typeof import('./small-png.ts') | undefined;

/** Call for each small PNG; returns whether the decoder is loaded. */
export function countSmallPng(): boolean {
  seen += 1;
  if (seen === many) import('./small-png.ts').then((loaded) => (smallPng = loaded)).catch(() => {});
  return smallPng !== undefined;
}
