import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { promises } from './tools/promises.ts';

const slow = '**/*.slow.test.ts';
const decoding = 'apps/server/src/decoding/**/*.test.ts';
const serverSetup = 'apps/server/src/testing/equal-priority.ts';
const compile = 'apps/server/src/testing/compile.ts';
/**
 * Many of the server's tests wait for processes or timeouts, so twice as many as there are cores keep these busy. As a
 * number, because Vitest takes no more than 100 %. They come after those that do not wait.
 */
const waiting = { maxWorkers: 2 * availableParallelism(), sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    tags: [
      { name: 'corpus', description: 'needs the real pictures that `npm run corpus` brings' },
      ...Object.entries(promises).map(([id, description]) => ({ name: `@promise:${id}`, description })),
    ],
    reporters: ['default', './tools/skip-reporter.ts'],
    // More would only load the same modules more often.
    maxWorkers: availableParallelism(),
    // Only what hangs may meet these limits: other work on the machine must not make a test fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // The sandbox around decoding calls the system through Node's foreign functions, which are experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [slow, decoding],
          ...waiting,
          globalSetup: compile,
          setupFiles: serverSetup,
          // Starting a process for each file, here and below, takes longer than most of these files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Isolated, because decoding in the process of a test bars sharp from reading files there.
          name: 'decoding',
          include: [decoding],
          exclude: [slow],
          ...waiting,
          globalSetup: compile,
          setupFiles: serverSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{apps,packages,tools}/**/*.test.{ts,tsx}',
            'e2e/{pictures,screens}/*.test.ts',
            'bench/{*,simulation/*}.test.ts',
          ],
          exclude: ['apps/server/**', '**/node_modules/**', slow],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // For `npm run test:all`: these take long, or need PostgreSQL, nginx or ExifTool.
          name: 'slow',
          include: ['{apps,packages,tools}/**/*.slow.test.ts'],
          globalSetup: [compile, 'apps/server/src/testing/shared-postgres.ts'],
          setupFiles: serverSetup,
        },
      },
    ],
  },
});
