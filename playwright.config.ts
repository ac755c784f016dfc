import { chromiumArguments, headlessPath } from '@image-converter/tools/browser';
import { defineConfig } from '@playwright/test';
import { addresses } from './e2e/addresses.ts';
import { areShared } from './e2e/start-servers.ts';
import { timeouts } from './e2e/timeouts.ts';

/** Tests of the built site in Chromium. Those tagged @core are part of `npm test`. */
export default defineConfig({
  testDir: 'e2e/tests',
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'e2e/test-results/chromium',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  ...timeouts,
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    // Tests see every request, and each visit is as the first. Those of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning e2e/servers.ts',
    url: `${addresses.site}/en`,
    reuseExistingServer: areShared,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
