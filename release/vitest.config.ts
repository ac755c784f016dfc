import { defineConfig } from 'vitest/config';

/** Run these after the build, because the image holds the built site. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.test.ts'] } });
