/**
 * A busy machine can stand still for seconds. Nothing else takes this long, in milliseconds, or needs a second try, which
 * Playwright reports as flaky.
 */
export const timeouts = { timeout: 240_000, expect: { timeout: 60_000 }, retries: 1 };
