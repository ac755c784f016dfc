import type { PlaywrightTestConfig } from '@playwright/test';
import { addresses } from './addresses.ts';
import { areShared } from './start-servers.ts';
import { timeouts } from './timeouts.ts';

/** What the suites of all browsers have in common. */
export const sharedConfig = {
  forbidOnly: true,
  ...timeouts,
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    // Tests see every request, and each visit is as the first. Those of the service worker allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning servers.ts',
    cwd: import.meta.dirname,
    url: `${addresses.site}/en`,
    reuseExistingServer: areShared,
    timeout: timeouts.timeout,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
} satisfies PlaywrightTestConfig;
