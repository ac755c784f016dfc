import { chromiumArguments, headlessPath } from '@image-converter/tools/browser';
import { defineConfig } from '@playwright/test';
import { addresses } from './addresses.ts';
import { patience } from './patience.ts';
import { areShared } from './start-servers.ts';

export default defineConfig({
  testDir: 'tests',
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'test-results/chromium',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  ...patience,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    // Tests see every request, and each visit is as the first. Those of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning servers.ts',
    url: `${addresses.site}/en`,
    reuseExistingServer: areShared,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
