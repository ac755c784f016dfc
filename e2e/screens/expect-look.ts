import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type PageScreenshotOptions, test } from '@playwright/test';
import { compare, reduce, sideBySide } from './compare.ts';
import { settle } from './settle.ts';

/** Light and dark. */
const schemes = ['light', 'dark'] as const;

/**
 * Compares how the page looks with `references/<name>-<scheme>.webp`. `playwright test --update-snapshots` replaces the
 * references that no longer fit.
 */
export async function expectLook(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  // What it pressed last would look hovered.
  await page.mouse.move(0, 0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const actual = await reduce(await page.screenshot({ animations: 'disabled', ...options }));
    await compareWithReference(`${name}-${colorScheme}`, actual);
  }
}

async function compareWithReference(name: string, actual: Buffer): Promise<void> {
  const file = fileURLToPath(new URL(`references/${name}.webp`, import.meta.url));
  const expected = await readFile(file).catch(() => undefined);
  const fault = expected ? (await compare(expected, actual)).fault : 'has no reference yet';
  if (fault === undefined) return;
  const info = test.info();
  if (info.config.updateSnapshots === 'changed' || info.config.updateSnapshots === 'all') {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, actual);
    return;
  }
  const path = info.outputPath(`${name}.png`);
  await writeFile(path, await sideBySide(expected, actual));
  await info.attach(name, { path });
  const shown = relative(process.cwd(), path);
  // Soft, so that one run shows all that changed.
  expect.soft(fault, `${name} ${fault}. Expected, actual, difference: ${shown}`).toBeUndefined();
}
