import { chromiumArguments, headlessPath } from '@image-converter/tools/browser';
import { defineConfig } from '@playwright/test';
import { sharedConfig } from './e2e/playwright-config.ts';

/** Tests of the built site in Chromium. Those tagged @core are part of `npm test`. */
export default defineConfig(sharedConfig, {
  testDir: 'e2e/tests',
  // Each suite empties its folder when it starts, so they must not share one.
  outputDir: 'e2e/test-results/chromium',
  fullyParallel: true,
  workers: 2,
  use: { launchOptions: { executablePath: headlessPath(), args: chromiumArguments } },
});
