import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { corpusMissing, hasCorpus } from '@image-converter/corpus/corpus';
import { leftOutLine } from '@image-converter/corpus/left-out';
import { type Outcome, readOutcomes } from '@image-converter/tools/outcomes';
import { gate } from '@image-converter/tools/quality/gate';
import { axeTest, type Browser, browsers, corpusTest, features, knownToBeWrong } from './features.ts';
import { drawTable } from './table.ts';

/** Runs the suites of all browsers to the end, even if some fail, and shows what works where. */

const folder = new URL('../.cache/outcomes/', import.meta.url);

const suites = {
  Chromium: { script: 'test:chromium', file: 'chromium.json' },
  Firefox: { script: 'test:firefox', file: 'firefox.json' },
  WebKitGTK: { script: 'test:webkit', file: 'webkit.json' },
} satisfies Record<Browser, { script: string; file: string }>;

function run(browser: Browser): readonly Outcome[] {
  const { script, file } = suites[browser];
  console.log(`\n${browser}`);
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exitCode = 1;
  const written = new URL(file, folder);
  return existsSync(written) ? readOutcomes(readFileSync(written, 'utf8')) : [];
}

rmSync(folder, { recursive: true, force: true });
const outcomes = { Chromium: run('Chromium'), Firefox: run('Firefox'), WebKitGTK: run('WebKitGTK') };

const { text, problems } = drawTable(features, outcomes);
console.log(`\n${text}\n`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** How many tests of a kind passed in each browser. */
function passed(isCounted: (title: string) => boolean): Record<string, number> {
  const count = (all: readonly Outcome[]) =>
    all.filter(({ title, status }) => status === 'passed' && isCounted(title)).length;
  return Object.fromEntries(browsers.map((browser) => [browser, count(outcomes[browser])]));
}

if (process.exitCode) {
  console.error('Not compared with the baseline: the tests have to pass first');
} else {
  if (hasCorpus) {
    gate(
      'corpus files right',
      passed((title) => corpusTest.test(title) && !knownToBeWrong.test(title)),
    );
  }
  gate('pages and states without an axe finding', { Chromium: passed((title) => axeTest.test(title)).Chromium ?? 0 });
}

const leftOut = browsers.flatMap((browser) => outcomes[browser]).filter(({ reason }) => reason === corpusMissing);
if (leftOut.length > 0) console.log(leftOutLine(leftOut.length));
