import { defineConfig } from 'vitest/config';

/** Run these after the build, because the image holds the built site. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Only what hangs may meet these limits: other tests run beside these.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});
