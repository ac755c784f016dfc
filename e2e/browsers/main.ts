import { existsSync, readFileSync, rmSync } from 'node:fs';
import { corpusMissing } from '@image-converter/corpus/corpus';
import { leftOutLine } from '@image-converter/corpus/left-out';
import { runInLanes } from '@image-converter/tools/lanes';
import { type Outcome, readOutcomes } from '@image-converter/tools/outcomes';
import { sayPictures } from '../pictures/report.ts';
import { startServers } from '../start-servers.ts';
import { type Browser, browsers, features } from './features.ts';
import { drawTable } from './table.ts';

/** Runs the suites of all browsers to the end, even if some fail, and shows what works where. */

const folder = new URL('../.cache/outcomes/', import.meta.url);

const suites = {
  Chromium: { script: 'test:chromium', file: 'chromium.json' },
  Firefox: { script: 'test:firefox', file: 'firefox.json' },
  WebKitGTK: { script: 'test:webkit', file: 'webkit.json' },
} satisfies Record<Browser, { script: string; file: string }>;

/** What the server makes of the pictures that browsers convert. */
const server = { title: 'Server', command: 'npm run --silent test:server' };

/** Side by side, because each suite often waits; the other two take about as long as Chromium's. */
const lanes = [[programOf('Chromium')], [programOf('Firefox'), programOf('WebKitGTK'), server]];

function programOf(browser: Browser) {
  return { title: browser, command: `npm run --silent ${suites[browser].script}` };
}

function outcomesOf(browser: Browser): readonly Outcome[] {
  const written = new URL(suites[browser].file, folder);
  return existsSync(written) ? readOutcomes(readFileSync(written, 'utf8')) : [];
}

rmSync(folder, { recursive: true, force: true });
const stopServers = await startServers();
process.env.SERVERS_STARTED = 'yes';
if (!(await runInLanes(lanes))) process.exitCode = 1;
await stopServers();
const outcomes = {
  Chromium: outcomesOf('Chromium'),
  Firefox: outcomesOf('Firefox'),
  WebKitGTK: outcomesOf('WebKitGTK'),
};

const { text, problems } = drawTable(features, outcomes);
console.log(`\n${text}\n`);
for (const problem of problems) console.error(problem);
for (const browser of browsers) {
  for (const { title, status, reason } of outcomes[browser]) {
    if (status === 'failed') console.error(`FAILED in ${browser}: ${title}\n${reason}\n`);
    if (status === 'passed' && reason) console.error(`PASSED AT ITS SECOND TRY in ${browser}: ${title}\n${reason}\n`);
  }
}
if (problems.length > 0) process.exitCode = 1;
if (!(await sayPictures())) process.exitCode = 1;

const leftOut = browsers.flatMap((browser) => outcomes[browser]).filter(({ reason }) => reason === corpusMissing);
if (leftOut.length > 0) console.log(leftOutLine(leftOut.length));
