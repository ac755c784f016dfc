import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/* Simulates a machine with nothing but Node: a PATH without programs, and no browser downloaded by Playwright. */

const root = join(import.meta.dirname, '..');
const empty = mkdtempSync(join(tmpdir(), 'no-browser-'));
const env = { ...process.env, PATH: empty, PLAYWRIGHT_BROWSERS_PATH: join(empty, 'browsers') };
const run = (script: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [script, ...parameters], { cwd: root, env });

beforeAll(() => {
  // knip asks git which files are ignored.
  const git = globSync('{/usr/bin,/usr/local/bin,/opt/homebrew/bin}/git')[0];
  if (git) symlinkSync(git, join(empty, 'git'));
});
afterAll(() => rmSync(empty, { recursive: true }));

it.each(globSync('{*,*/*,*/*/*}.config.ts', { cwd: root, exclude: ['node_modules/**'] }))(
  '%s loads without a browser',
  async (config) => {
    await run('--eval', `await import(${JSON.stringify(join(root, config))})`);
  },
);

it('knip, which loads every configuration, passes without a browser', async () => {
  const knip = join(dirname(import.meta.resolve('knip').replace('file://', '')), '../bin/knip.js');
  expect(await run(knip)).toMatchObject({ stderr: '' });
});
