import { expect, test } from 'vitest';
import { type Code, constant, wordAt } from './assembler.ts';
import { compiled } from './compiled.ts';
import * as vectors from './vectors.ts';

const left = [1.5, -2, 300, 0.25] as const;
const right = [0.5, 4, -8, 0.25] as const;

/** A vector as stored in memory, after `left`, `right` and the bytes of a word. */
function stored(vector: Code): ArrayBuffer {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Float32Array(memory.buffer).set([...left, ...right]);
  new Uint8Array(memory.buffer).set([1, 128, 255, 0], 32);
  const store = compiled({ parameters: ['to'], variables: [] }, ({ to }) => vectors.storeVector(to, vector, 16));
  store(memory)({ to: 48 });
  return memory.buffer.slice(64, 80);
}

const [a, b] = [vectors.vectorAt(constant(0)), vectors.vectorAt(constant(0), 16)];

test.each([
  ['addAll', vectors.addAll(a, b), [2, 2, 292, 0.5]],
  ['multiplyAll', vectors.multiplyAll(a, b), [0.75, -8, -2400, 0.0625]],
  ['divideAll', vectors.divideAll(a, b), [3, -0.5, -37.5, 1]],
  ['smallerOfAll', vectors.smallerOfAll(a, b), [0.5, -2, -8, 0.25]],
  ['largerOfAll', vectors.largerOfAll(a, b), [1.5, 4, 300, 0.25]],
  ['andAll', vectors.andAll(a, vectors.isAtLeastAll(a, b)), [1.5, 0, 300, 0.25]],
  ['fourfoldAt', vectors.fourfoldAt(constant(4)), [-2, -2, -2, -2]],
  ['lastOf', vectors.lastOf(a), [0.25, 0.25, 0.25, 0.25]],
  ['vectorConstant', vectors.vectorConstant([1, -2, 3.5, 0]), [1, -2, 3.5, 0]],
  ['bytesAsFloats', vectors.bytesAsFloats(wordAt(constant(32))), [1, 128, 255, 0]],
])('%s', (_, vector, expected) => {
  expect([...new Float32Array(stored(vector))]).toEqual(expected);
});

test('floatsAsBytes', () => {
  const bytes = new Uint8Array(
    stored(vectors.floatsAsBytes([a, b, vectors.vectorConstant([70_000, 254.6, -1, 7]), a])),
  );
  expect([...bytes]).toEqual([2, 0, 255, 0, 0, 4, 0, 0, 255, 255, 0, 7, 2, 0, 255, 0]);
});
