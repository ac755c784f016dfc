import { readFileSync } from 'node:fs';
import { measured } from '@image-converter/web/claims/measured';
import { savings } from '@image-converter/web/claims/savings';
import { expect, it } from 'vitest';
import { figuresForPages, savingsForPages } from './measurements.ts';

it('the figures on the pages are those of the last report', {
  tags: ['@promise:measured-time', '@promise:measured-saving', '@promise:smaller-than-png'],
}, () => {
  const report = JSON.parse(readFileSync(new URL('../docs/benchmarks.json', import.meta.url), 'utf8'));
  expect(measured).toEqual(figuresForPages(report));
  expect(savings).toEqual(savingsForPages(report));
});
