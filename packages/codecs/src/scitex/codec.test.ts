import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** One pixel. */
function scitex(samples: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2048 + samples.length * 2);
  bytes[1025] = samples.length;
  bytes.set(new TextEncoder().encode('+00000000001+00000000001'), 1024 + 32);
  for (const [index, sample] of samples.entries()) bytes[2048 + index * 2] = sample;
  return bytes;
}

test.each([
  ['one separation is grey', [77], [77, 77, 77, 255]],
  ['three are light', [10, 20, 30], [10, 20, 30, 255]],
  ['of four inks, 255 is none', [255, 255, 255, 255], [255, 255, 255, 255]],
  ['ink takes its colour from the paper', [0, 255, 255, 255], [0, 255, 255, 255]],
  ['black takes of all colours', [255, 255, 0, 51], [51, 51, 0, 255]],
])('%s', async (_, samples, expected) => {
  const { data } = await codec.decode(sourceOf(new Blob([scitex(samples)]), 'sct'), hostForTests());
  expect([...data]).toEqual(expected);
});
