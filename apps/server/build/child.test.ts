import { statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildChild } from './child.ts';

test('a server that runs can start its programs while they are built again', async () => {
  const sizes = () =>
    ['main', 'watch'].map((name) => statSync(new URL(`../dist/child/${name}.js`, import.meta.url)).size);
  const whole = sizes();
  let isBuilt = false;
  const building = buildChild().finally(() => {
    isBuilt = true;
  });
  while (!isBuilt) {
    expect(sizes()).toEqual(whole);
    await turn();
  }
  await building;
});
