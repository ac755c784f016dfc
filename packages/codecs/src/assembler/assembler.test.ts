import { expect, test } from 'vitest';
import * as wasm from './assembler.ts';

/** The first word of memory after running a function with two parameters, one variable and one 64-bit variable. */
function written(statements: wasm.Code, ...parameters: number[]): number | undefined {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Uint8Array(memory.buffer).set([0, 0, 0, 0, 200, 0, 0, 0, 1, 2, 3, 4]);
  const module = new WebAssembly.Module(
    wasm.assemble({ parameters: 2, variables: 1, longs: 1, vectors: 0 }, statements),
  );
  const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
  (run as (...parameters: number[]) => void)(...parameters);
  return new Int32Array(memory.buffer)[0];
}

const [a, b, variable, long] = [0, 1, 2, 3];
const result = (value: wasm.Code) => wasm.storeWord(wasm.constant(0), value);

test.each([
  ['add', wasm.add(a, b), 7, -9, -2],
  ['subtract', wasm.subtract(a, b), 7, -9, 16],
  ['multiply', wasm.multiply(a, b), 7, -9, -63],
  ['and', wasm.and(a, b), 0b1100, 0b1010, 0b1000],
  ['or', wasm.or(a, b), 0b1100, 0b1010, 0b1110],
  ['shiftLeft', wasm.shiftLeft(a, b), -3, 4, -48],
  ['shiftRight', wasm.shiftRight(a, b), -48, 4, -3],
  ['shiftRightUnsigned', wasm.shiftRightUnsigned(a, b), -1, 28, 15],
  ['smaller', wasm.smaller(a, b), 3, -4, -4],
  ['smaller', wasm.smaller(a, b), -4, 3, -4],
  ['byteAt', wasm.byteAt(a), 4, 0, 200],
  ['wordAt', wasm.wordAt(a), 8, 0, 0x04030201],
  ['wordAt', wasm.wordAt(a, 4), 4, 0, 0x04030201],
])('%s', (_, value, left, right, expected) => {
  expect(written(result(value), left, right)).toBe(expected);
});

test.each([0, 63, 64, -64, -65, 127, 128, 8191, 8192, -8193, 2 ** 31 - 1, -(2 ** 31)])('the constant %i', (number) => {
  expect(written(result(wasm.constant(number)), 0, 0)).toBe(number);
});

test('numbers of 64 bits: what the lower half is too small for is carried to the upper one', () => {
  const twice = [
    ...wasm.set(long, wasm.addLong(wasm.longConstant(2 ** 31 - 1), wasm.longConstant(2 ** 31 - 1))),
    ...wasm.set(long, wasm.addLong(wasm.addLong(long, long), wasm.longAt(a))),
  ];
  // 2 × (2 ** 32 - 2), and 200 with 0x04030201 as its high word.
  expect(written([...twice, ...result(wasm.lowWord(long))], 4, 0)).toBe(200 - 4);
  const upper = wasm.shiftLongRight(long, wasm.longConstant(32));
  expect(written([...twice, ...result(wasm.lowWord(upper))], 4, 0)).toBe(0x04030201 + 2);
});

test('ifLess', () => {
  const one = wasm.ifLess(a, b, result(wasm.constant(1)));
  expect([written(one, 3, 4), written(one, 4, 3)]).toEqual([1, 0]);
});

test('whileLess', () => {
  const sum = [
    ...wasm.whileLess(a, b, [
      ...wasm.set(variable, wasm.add(variable, a)),
      ...wasm.set(a, wasm.add(a, wasm.constant(1))),
    ]),
    ...result(wasm.add(variable, wasm.constant(0))),
  ];
  expect(written(sum, 3, 7)).toBe(3 + 4 + 5 + 6);
  expect(written(sum, 7, 3)).toBe(0);
});

test('repeatWhileLess', () => {
  const sum = [
    ...wasm.repeatWhileLess(a, b, [
      ...wasm.set(variable, wasm.add(variable, a)),
      ...wasm.set(a, wasm.add(a, wasm.constant(1))),
    ]),
    ...result(wasm.add(variable, wasm.constant(0))),
  ];
  expect(written(sum, 3, 7)).toBe(3 + 4 + 5 + 6);
  expect(written(sum, 7, 3)).toBe(7);
});
