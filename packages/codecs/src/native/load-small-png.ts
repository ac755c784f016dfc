/** After so many small PNGs in this thread, there are likely more to come. */
const many = 4;

let seen = 0;

/** Puts small PNGs together sooner than the browser's decoder, once it is loaded: nothing waits for it, and few need it. */
export let smallPng: typeof import('./small-png.ts') | undefined;

/** For each small PNG. Whether it is loaded by now. */
export function countSmallPng(): boolean {
  seen += 1;
  if (seen === many) import('./small-png.ts').then((loaded) => (smallPng = loaded)).catch(() => {});
  return smallPng !== undefined;
}
