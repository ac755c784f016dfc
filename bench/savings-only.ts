import { readFileSync } from 'node:fs';
import type { Measurements } from './measurements.ts';
import { launch } from './pages.ts';
import { documents, publish } from './publish.ts';
import { measureSavings } from './savings.ts';
import { withSite } from './site.ts';

/** Measures only sizes, which do not depend on how busy the machine is, and updates the report of the last full run. */

const last: Measurements = JSON.parse(readFileSync(new URL('benchmarks.json', documents), 'utf8'));

await withSite(async (site) => {
  const browser = await launch();
  try {
    const savings = await measureSavings(browser, site);
    publish({ ...last, savings });
  } finally {
    await browser.close();
  }
});
