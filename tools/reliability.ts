import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Attempt } from '@image-converter/server/testing/attempt';
import { type Scale, scales } from '@image-converter/server/testing/scale';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';

/** `node tools/reliability.ts faults|fuzz` runs the long form of these tests and writes docs/reliability.md. */

const server = 'apps/server/src';
const folders: Record<string, string[]> = {
  faults: [`${server}/faults`, `${server}/database`, `${server}/decoding/sandbox`],
  fuzz: [`${server}/fuzz`],
};
const page = new URL('../docs/reliability.md', import.meta.url);

type Row = Required<Omit<Attempt, 'note'>> & { notes: string[] };

class Attempts implements Reporter {
  readonly rows = new Map<string, Row>();

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { children, moduleId } of modules.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))) {
      const file = `\`${moduleId.replace(/^.*\/src\//, '')}\``;
      for (const test of children.allTests()) if (test.result().state !== 'skipped') this.#add(attemptOf(test, file));
    }
  }

  #add({ fault, tried, survived, counts = {}, note }: Attempt): void {
    const row = this.rows.get(fault) ?? { fault, tried: 0, survived: 0, counts: {}, notes: [] };
    const sums = { ...row.counts };
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
    this.rows.set(fault, {
      fault,
      tried: row.tried + tried,
      survived: row.survived + survived,
      counts: sums,
      notes: note ? [...row.notes, note] : row.notes,
    });
  }
}

/** A test that fails after its last attempt counts as lost as well. */
function attemptOf(test: TestCase, file: string): Attempt {
  const passed = test.result().state === 'passed';
  const attempt = test.meta().attempt ?? { fault: file, tried: 1, survived: 1 };
  return passed ? attempt : { ...attempt, survived: Math.min(attempt.survived, attempt.tried - 1) };
}

function tableOf(rows: Iterable<Row>): string {
  const format = new Intl.NumberFormat('en').format;
  const lines = [...rows].map(({ fault, tried, survived, counts, notes }) => {
    const counted = Object.entries(counts).map(([name, count]) => `${format(count)} ${name}`);
    const cells = [fault, ...[tried, survived, tried - survived].map((count) => format(count))];
    return `| ${[...cells, [...counted, ...notes].join('; ')].join(' | ')} |`;
  });
  return ['| fault | tried | survived | lost | measured |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/reliability.md');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ' with changes');
}

function machine(): string {
  return `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

const [name = ''] = process.argv.slice(2);
const files = folders[name];
if (!files) throw new Error(`Please name one of ${Object.keys(folders).join(', ')}`);
for (const scale of Object.keys(scales) as Scale[]) process.env[scale] ??= String(scales[scale].long);

const start = new Date();
const attempts = new Attempts();
// One file at a time: two at once would compete for time and memory.
const vitest = await startVitest('test', files, {
  run: true,
  fileParallelism: false,
  reporters: ['default', attempts],
});
await vitest.close();
const rows = [...attempts.rows.values()];
const minutes = Math.round((Date.now() - start.getTime()) / 60_000);
const origin = `Run on ${start.toISOString().slice(0, 10)} at commit ${commit()} in ${minutes} min (${machine()}).`;
const text = readFileSync(page, 'utf8').replace(
  new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- end -->)`),
  (_, from, to) => `${from}\n${origin}\n\n${tableOf(rows)}\n${to}`,
);
writeFileSync(page, text);
if (rows.some(({ tried, survived }) => survived < tried)) process.exitCode = 1;
