import { defineConfig } from '@playwright/test';

/** Debian's Firefox, over WebDriver BiDi. Each worker starts the site on a port of its own. */
export default defineConfig({
  testDir: 'firefox',
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'test-results/firefox',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // browsers/main.ts reads the JSON.
  reporter: [[process.env.CI ? 'dot' : 'line'], ['json', { outputFile: '.cache/outcomes/firefox.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: '/usr/bin/firefox-esr' },
  },
});
