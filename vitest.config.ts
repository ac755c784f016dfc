import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.ts', 'e2e/browsers/*.test.ts', 'bench/{*,svg/*,simulation/*}.test.ts'],
    tags: [{ name: 'corpus', description: 'needs the real pictures that `npm run corpus` brings' }],
    reporters: ['default'],
    // Vitest would leave one core free, which is half of a machine with two.
    maxWorkers: '100%',
  },
});
