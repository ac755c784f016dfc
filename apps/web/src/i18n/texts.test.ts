import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pairNames } from '@image-converter/formats/pairs';
import { expect, it } from 'vitest';
import { languages } from '../routes/pages.ts';

function filesIn(folder: string): string[] {
  return globSync('**/*.ts', { cwd: fileURLToPath(new URL(`../texts/${folder}`, import.meta.url)) });
}

it.each(languages)('the folder of %s has every text, and nothing else', (language) => {
  const parts = filesIn('en/parts').map((name) => `parts/${name}`);
  const pairs = pairNames.map((name) => `pairs/${name}.ts`);
  const needed = ['core.ts', 'index.ts', ...parts, ...pairs];
  const there = filesIn(language);
  expect(needed.filter((file) => !there.includes(file))).toEqual([]);
  expect(there.filter((file) => !needed.includes(file))).toEqual([]);
});
