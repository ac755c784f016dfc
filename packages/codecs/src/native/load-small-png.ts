/** Whoever can do without it looks here. */
export let smallPng: typeof import('./small-png.ts') | undefined;

/** With the first small PNG. Undefined if that cannot be done now: the browser's decoder does without it. */
export async function loadSmallPng(): Promise<typeof smallPng> {
  smallPng ??= await import('./small-png.ts').catch(() => undefined);
  return smallPng;
}
