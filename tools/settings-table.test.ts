import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withSettings } from './settings-table.ts';

it('the README lists every setting as the code has it (npm run docs)', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(withSettings(readme)).toBe(readme);
});
