import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { corpusMissing } from '@image-converter/corpus/corpus';
import { leftOutLine } from '@image-converter/corpus/left-out';
import { type Outcome, readOutcomes } from '@image-converter/tools/outcomes';
import { sayPictures } from '../pictures/report.ts';
import { type Browser, browsers, features } from './features.ts';
import { drawTable } from './table.ts';

/** Runs the suites of all browsers to the end, even if some fail, and shows what works where. */

const folder = new URL('../.cache/outcomes/', import.meta.url);

const suites = {
  Chromium: { script: 'test:chromium', file: 'chromium.json' },
  Firefox: { script: 'test:firefox', file: 'firefox.json' },
  WebKitGTK: { script: 'test:webkit', file: 'webkit.json' },
} satisfies Record<Browser, { script: string; file: string }>;

function runScript(name: string, script: string): void {
  console.log(`\n${name}`);
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exitCode = 1;
}

function run(browser: Browser): readonly Outcome[] {
  const { script, file } = suites[browser];
  runScript(browser, script);
  const written = new URL(file, folder);
  return existsSync(written) ? readOutcomes(readFileSync(written, 'utf8')) : [];
}

rmSync(folder, { recursive: true, force: true });
const outcomes = { Chromium: run('Chromium'), Firefox: run('Firefox'), WebKitGTK: run('WebKitGTK') };
runScript('Server', 'test:server');

const { text, problems } = drawTable(features, outcomes);
console.log(`\n${text}\n`);
for (const problem of problems) console.error(problem);
for (const browser of browsers) {
  const failed = outcomes[browser].filter(({ status }) => status === 'failed');
  for (const { title } of failed) console.error(`FAILED in ${browser}: ${title}`);
}
if (problems.length > 0) process.exitCode = 1;
if (!(await sayPictures())) process.exitCode = 1;

const leftOut = browsers.flatMap((browser) => outcomes[browser]).filter(({ reason }) => reason === corpusMissing);
if (leftOut.length > 0) console.log(leftOutLine(leftOut.length));
