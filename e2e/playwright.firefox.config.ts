import { defineConfig } from '@playwright/test';
import { sharedConfig } from './playwright-config.ts';
import { downloadsFolder } from './tests/downloaded.ts';

const launch = { executablePath: '/usr/bin/firefox-esr', downloadsPath: downloadsFolder };

/** Debian's Firefox, over WebDriver BiDi. */
export default defineConfig(sharedConfig, {
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'test-results/firefox',
  // Starting this browser takes seven seconds of processor time, and Chromium's suite runs in parallel.
  workers: 1,
  use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: launch },
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
});
