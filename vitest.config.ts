import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{apps,bench,packages,tools}/**/*.test.ts', 'e2e/browsers/*.test.ts'], reporters: ['default'] },
});
