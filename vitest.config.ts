import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{apps,packages,tools}/**/*.test.ts', 'bench/{*,svg/*}.test.ts'], reporters: ['default'] },
});
