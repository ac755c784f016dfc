import { defineConfig } from 'vitest/config';

/** After the build: the image holds the built site. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.test.ts'] } });
