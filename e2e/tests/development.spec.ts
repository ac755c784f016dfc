import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBundledFace } from '@image-converter/tools/bundled-face';
import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { expectLook } from '../screens/expect-look.ts';
import { steady } from '../screens/settle.ts';
import { consoleOf } from './console-of.ts';
import { switchTo } from './converter-page.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test.use(steady);
// In one worker, so that they share a server.
test.describe.configure({ mode: 'default' });

let data: string;
let server: ChildProcess;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'development-'));
  const { port } = new URL(addresses.development);
  server = spawn('npm', ['run', 'dev', '--', '--port', port, '--strictPort'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'silent' },
    // In its own process group, because npm does not end all of its children.
    detached: true,
    stdio: 'ignore',
  });
  await expect.poll(() => answerOf('/api/status')).toBe(200);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  // The server may still be writing.
  rmSync(data, { recursive: true, maxRetries: 5 });
});

/** The status of the response; undefined if there is no answer yet. */
function answerOf(path: string, site = addresses.development): Promise<number | undefined> {
  return fetch(site + path).then(
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
  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${addresses.development}/en/png-to-jpg`);
  expect(await answerOf('/nowhere')).toBe(404);
  expect(errors).toEqual([]);
});

test.describe('the gallery of components', () => {
  test('is there while developing only', async ({ page }) => {
    const errors = consoleOf(page, (message) => ['error', 'warning'].includes(message.type()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${addresses.development}/ui`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
    expect(await answerOf('/ui', addresses.site)).toBe(404);
    expect(errors).toEqual([]);
  });

  test('looks as it did', { tag: '@screens' }, async ({ page }) => {
    await page.goto(`${addresses.development}/ui`);
    await addBundledFace(page);
    // What rows load later.
    await expect(page.getByRole('button', { name: /vorher und nachher vergleichen$/ })).toHaveCount(4);
    await expect(page.locator('[data-status=waiting] canvas:visible')).toHaveCount(1);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectLook(page, `gallery-${width}`, { fullPage: true });
    }
  });
});
