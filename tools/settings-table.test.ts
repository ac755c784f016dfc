import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { document, withSettings } from './settings-table.ts';

it('docs/settings.md lists every setting as the code has it (npm run docs)', () => {
  const text = readFileSync(document, 'utf8');
  expect(withSettings(text)).toBe(text);
});
