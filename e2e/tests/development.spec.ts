import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { consoleOf } from './console-of.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

let server: ChildProcess;

test.beforeAll(async () => {
  const { port } = new URL(addresses.development);
  server = spawn('npm', ['run', 'dev', '--', '--port', port, '--strictPort'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'development-')), LOG_LEVEL: 'silent' },
    // In its own process group, because npm does not end all of its children.
    detached: true,
    stdio: 'ignore',
  });
  await expect.poll(() => answerOf('/api/status')).toBe(200);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

/** The status of the response; undefined if there is no answer yet. */
function answerOf(path: string): Promise<number | undefined> {
  return fetch(addresses.development + path).then(
    ({ status }) => status,
    () => undefined,
  );
}

test('npm run dev renders pages from their sources, takes them over, and has the API behind them', async ({ page }) => {
  const errors = consoleOf(page, (message) => ['error', 'warning'].includes(message.type()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const status = page.waitForResponse(`${addresses.development}/api/status`);
  await visit(page, `${addresses.development}/de/png-zu-jpg`);
  await expect(page.locator('h1')).toHaveText('PNG zu JPG');
  expect(await (await status).json()).toMatchObject({ conversion: 'on' });
  await page.locator('header details summary').click();
  await page.locator('header details').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${addresses.development}/en/png-to-jpg`);
  expect(await answerOf('/nowhere')).toBe(404);
  expect(errors).toEqual([]);
});
