import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Scale, scales } from '@image-converter/server/testing/scale';
import type { Reporter, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { tableOf, withRun } from './report.ts';
import { lostIn, type Tally, talliesOf } from './tally.ts';

/** `npm run test:faults` and `npm run test:fuzz`: the long forms, their table, and docs/reliability.md. */

const server = 'apps/server/src';
const commands: Record<string, readonly string[]> = {
  'test:faults': [`${server}/faults`, `${server}/database`, `${server}/decoding/wall`],
  'test:fuzz': [`${server}/fuzz`],
};
const document = new URL('../../docs/reliability.md', import.meta.url);

class Tallies implements Reporter {
  all: Tally[] = [];

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.all = talliesOf(modules);
  }
}

const [command = ''] = process.argv.slice(2);
const folders = commands[command];
if (!folders) throw new Error(`Please name one of ${Object.keys(commands).join(', ')}`);
for (const name of Object.keys(scales) as Scale[]) process.env[name] ??= String(scales[name].long);

const start = Date.now();
const reporter = new Tallies();
// One file after another: two at once would take time and memory from each other.
const vitest = await startVitest('test', [...folders], {
  run: true,
  fileParallelism: false,
  reporters: ['default', reporter],
});
await vitest.close();
console.log(`\n${tableOf(reporter.all)}`);
writeFileSync(
  document,
  withRun(readFileSync(document, 'utf8'), {
    command,
    date: new Date(start).toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    minutes: Math.round((Date.now() - start) / 60_000),
    tallies: reporter.all,
  }),
);
if (lostIn(reporter.all) > 0) process.exitCode = 1;

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/reliability.md');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ' with changes');
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} cores, ${first?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
