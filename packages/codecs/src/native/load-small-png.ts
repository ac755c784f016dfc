let loaded: typeof import('./small-png.ts') | undefined;

/** With the first small PNG. Undefined if that cannot be done now: the browser's decoder does without it. */
export async function loadSmallPng(): Promise<typeof loaded> {
  loaded ??= await import('./small-png.ts').catch(() => undefined);
  return loaded;
}
