import { defineConfig } from '@playwright/test';

/** Debian's Firefox, over WebDriver BiDi. Each worker starts the site on a port of its own. */
export default defineConfig({
  testDir: 'firefox',
  // The other suite empties its own folder when it starts, and so does this one.
  outputDir: 'test-results/firefox',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The second is read by browsers/main.ts.
  reporter: [[process.env.CI ? 'dot' : 'line'], ['json', { outputFile: '.cache/outcomes/firefox.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: '/usr/bin/firefox-esr' },
  },
});
