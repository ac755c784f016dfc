/** Nothing takes this long, except on a busy machine; in milliseconds. */
export const patience = { timeout: 240_000, expect: { timeout: 60_000 } };
