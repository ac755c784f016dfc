import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { promises } from './promises.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('{apps,bench,e2e,packages,tools}/**/*.{test,spec,suite}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const proven = new Set(
  files
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/'@promise:([\w-]+)'/g)].map(([, id]) => id)),
);

it('every promise has a tagged test, and every tag names a promise', () => {
  expect([...proven].sort()).toEqual(Object.keys(promises).sort());
});
