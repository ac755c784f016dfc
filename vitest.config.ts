import { defineConfig } from 'vitest/config';
import { promises } from './tools/promises.ts';

export default defineConfig({
  test: {
    tags: [
      { name: 'corpus', description: 'needs the real pictures that `npm run corpus` brings' },
      { name: 'exiftool', description: 'needs ExifTool, which tools/install-servers.ts installs where it can' },
      ...Object.entries(promises).map(([id, description]) => ({ name: `@promise:${id}`, description })),
    ],
    reporters: ['default'],
    // Many of the server's tests wait for processes or timeouts, so twice as many as there are cores keep these busy.
    maxWorkers: '200%',
    // Only what hangs may meet these limits: other work on the machine must not make a test fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // The wall around decoding calls the system through Node's foreign functions, which are experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // They run in the order of their names: the long ones first, so that short ones fill the end.
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/compile.ts',
          setupFiles: ['apps/server/src/testing/equal-priority.ts', 'apps/server/src/testing/compiled-children.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{apps,packages,tools}/**/*.test.{ts,tsx}',
            'e2e/pictures/*.test.ts',
            'bench/{*,svg/*,simulation/*}.test.ts',
          ],
          exclude: ['apps/server/**', '**/node_modules/**'],
          // Starting a process for each file takes longer than most of these files.
          isolate: false,
        },
      },
    ],
  },
});
