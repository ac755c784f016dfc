import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

let server: ChildProcess;

test.beforeAll(async () => {
  const { port } = new URL(addresses.development);
  const cwd = join(import.meta.dirname, '../../apps/web');
  server = spawn('vite', ['--port', port, '--strictPort'], { cwd, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(addresses.development).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server.kill();
});

test('the development server renders pages from their sources and takes them over', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  await visit(page, `${addresses.development}/de/png-zu-jpg`);
  await expect(page.locator('h1')).toHaveText('PNG zu JPG');
  await page.locator('header details summary').click();
  await page.locator('header details').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${addresses.development}/en/png-to-jpg`);
  expect((await fetch(`${addresses.development}/nowhere`)).status).toBe(404);
  expect(errors).toEqual([]);
});
