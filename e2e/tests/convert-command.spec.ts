import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixture } from '@image-converter/corpus/fixtures';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './warm-page.ts';

const command = join(import.meta.dirname, '../../tools/convert.ts');
const run = promisify(execFile);

test('npm run convert converts one file with the engine, and says what it did', async ({ browserName: _ }, info) => {
  const file = info.outputPath('plain.jpg');
  const out = info.outputPath('out.webp');
  writeFileSync(file, await fixture('plain.jpg'));
  const { stdout } = await run(process.execPath, [command, file, 'webp', '-o', out]);
  const { format, width, height } = await sharp(readFileSync(out)).metadata();
  expect(format).toBe('webp');
  expect(stdout).toMatch(/^sourceFormat +jpg$/m);
  expect(stdout).toMatch(new RegExp(`^width +${width}$`, 'm'));
  expect(stdout).toMatch(new RegExp(`^height +${height}$`, 'm'));
  expect(stdout).toMatch(/^milliseconds +\d+$/m);
});

test('npm run convert ends with the code of the error for a damaged file', async ({ browserName: _ }, info) => {
  const file = info.outputPath('truncated.jpg');
  const whole = await fixture('plain.jpg');
  writeFileSync(file, whole.subarray(0, whole.length - 40));
  const failure = await run(process.execPath, [command, file, 'png']).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('INCOMPLETE') });
});

test('npm run convert says how it is used', async () => {
  const failure = await run(process.execPath, [command, 'a.jpg', 'doc']).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('FILE png|jpg|webp') });
});
