import { fixture } from '@image-converter/corpus/fixtures';
import { inspectJpeg } from '@image-converter/formats/inspect/jpeg';
import { inspectPng } from '@image-converter/formats/inspect/png';
import { expect, it, vi } from 'vitest';
import { sourceOf } from './codec.ts';

it.each([
  ['png', 'plain.png', inspectPng],
  ['jpg', 'plain.jpg', inspectJpeg],
] as const)('a small %s is read once, by whoever is first, and never cut', async (format, name, inspect) => {
  const file = new Blob([await fixture(name)]);
  const read = vi.spyOn(file, 'arrayBuffer');
  const cut = vi.spyOn(file, 'slice');
  await inspect(file, () => {});
  const source = sourceOf(file, format);
  const [once, again] = await Promise.all([source.bytes(), source.bytes()]);
  expect(once).toEqual(again);
  expect(once).toHaveLength(file.size);
  expect(read).toHaveBeenCalledTimes(1);
  expect(cut).not.toHaveBeenCalled();
});
