import { defineConfig } from '@playwright/test';
import { addresses } from './addresses.ts';
import { areShared } from './start-servers.ts';
import { downloadsFolder } from './tests/downloaded.ts';
import { timeouts } from './timeouts.ts';

const launch = { executablePath: '/usr/bin/firefox-esr', downloadsPath: downloadsFolder };

/** Debian's Firefox, over WebDriver BiDi. */
export default defineConfig({
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'test-results/firefox',
  forbidOnly: true,
  // Starting this browser takes seven seconds of processor time, and Chromium's suite runs in parallel.
  workers: 1,
  ...timeouts,
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    serviceWorkers: 'block',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: launch,
  },
  projects: [
    // Firefox's own tests, plus those of Chromium's that are tagged, one of each kind. A single project, because each
    // project starts its own browsers.
    {
      name: 'visitors',
      testMatch: ['firefox/*.spec.ts', 'tests/*.spec.ts'],
      testIgnore: 'tests/no-javascript.spec.ts',
      grep: /firefox\/|@firefox/,
    },
    {
      name: 'visitors without JavaScript',
      testDir: 'tests',
      testMatch: 'no-javascript.spec.ts',
      grep: /@firefox/,
      // Switched off through WebDriver BiDi, JavaScript would still count as enabled for noscript and for media
      // queries.
      use: { launchOptions: { ...launch, firefoxUserPrefs: { 'javascript.enabled': false } } },
    },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning servers.ts',
    url: `${addresses.site}/en`,
    reuseExistingServer: areShared,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
