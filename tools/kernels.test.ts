import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kernelScript, kernels } from './kernels.ts';

it.each(Object.entries(kernels))(
  '%s is compiled from its current source (npm run docs -- kernels)',
  async (name, to) => {
    expect(readFileSync(to, 'utf8')).toBe(await kernelScript(name));
  },
);
