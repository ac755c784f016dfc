/**
 * In milliseconds. A busy machine can stall for seconds; nothing else takes this long or needs a retry, which
 * Playwright reports as flaky.
 */
export const timeouts = { timeout: 240_000, expect: { timeout: 60_000 }, retries: 1 };
