import {
  add,
  bitLength,
  type Code,
  constant,
  divide,
  ifLess,
  type Local,
  larger,
  multiply,
  set,
  shiftLeft,
  signedByteAt,
  smaller,
  type Value,
  whileLess,
} from '../assembler/assembler.ts';
import {
  addShorts,
  addWords,
  anySet,
  highProducts,
  lowProducts,
  nonZeroShorts,
  orAll,
  shiftWordsRight,
  signedBytesAsShorts,
  splatShort,
  splatShortAt,
  storeEightBytes,
  storeFourBytes,
  unsignedBytesAsShorts,
} from '../assembler/shorts.ts';
import { bytesOf, shortsOf, splatWord, storeVector, vectorAt } from '../assembler/vectors.ts';

const parameters = ['pixels', 'stride', 'size', 'coefficients'] as const;
const variables = [
  ...(['rows', 'columns', 'row', 'column', 'index', 'mask'] as const),
  ...(['half', 'rowBytes', 'matrixStep', 'from', 'factors', 'to'] as const),
] as const;
const vectors = ['line', 'factor', 'low', 'high', 'found'] as const;
type Name = (typeof parameters | typeof variables | typeof vectors)[number];

export const transformNames = { parameters, variables, vectors };

interface Addresses {
  /** The 32 × 32 numbers of the transform, as signed bytes. */
  readonly matrix: number;
  /** Room for 32 × 32 numbers of 16 bits. */
  readonly scratch: Code;
}

/**
 * Adds the inverse DCT of HEVC (ITU-T H.265, 8.6.4.2) to 8-bit pixels: a square of 4, 8, 16 or 32. libde265 does one
 * multiplication at a time; this does eight, and skips rows and columns without coefficients, which most are.
 */
export function transformStatements(local: Readonly<Record<Name, Local>>, { matrix, scratch }: Addresses): Code {
  const { pixels, stride, size, coefficients, rows, columns, row, column, index, mask } = local;
  const { half, rowBytes, matrixStep, from, factors, to, line, factor, low, high, found } = local;

  const zero = constant(0);
  const one = constant(1);
  const twice = (value: Value) => shiftLeft(value, one);
  const move = (variable: Local, by: Value) => set(variable, add(variable, by));
  /** With `counter` from 0 up to `end`. */
  const repeat = (counter: Local, end: Value, step: number, statements: Code) => [
    ...set(counter, zero),
    ...whileLess(counter, end, [...statements, ...move(counter, constant(step))]),
  ];
  /** The sums of `count` products, for eight places, as shorts in `line`. */
  const sums = (count: Local, shift: number, nextProduct: Code) => [
    ...set(low, splatWord(constant(1 << (shift - 1)))),
    ...set(high, low),
    ...repeat(index, count, 1, [
      ...nextProduct,
      ...set(low, addWords(low, lowProducts(line, factor))),
      ...set(high, addWords(high, highProducts(line, factor))),
      ...move(factors, matrixStep),
    ]),
    ...set(line, shortsOf(shiftWordsRight(low, constant(shift)), shiftWordsRight(high, constant(shift)))),
  ];

  const prepare = [
    ...set(half, scratch),
    ...set(rowBytes, twice(size)),
    // Smaller transforms use every second, fourth or eighth row of the matrix.
    ...set(matrixStep, divide(constant(32 * 32), size)),
  ];
  /** `rows` and `columns` become the numbers of those up to the last coefficient. */
  const findCoefficients = [
    ...repeat(column, size, 8, [
      ...set(found, splatShort(zero)),
      ...set(from, add(coefficients, twice(column))),
      ...repeat(row, size, 1, [
        ...set(line, vectorAt(from)),
        ...set(rows, larger(rows, multiply(anySet(line), add(row, one)))),
        ...set(found, orAll(found, line)),
        ...move(from, rowBytes),
      ]),
      ...set(mask, nonZeroShorts(found)),
      ...ifLess(zero, mask, set(columns, add(column, bitLength(mask)))),
    ]),
    // A row of four is read together with the next one.
    ...set(columns, smaller(columns, size)),
  ];
  const transformColumns = repeat(column, columns, 8, [
    ...set(to, add(half, twice(column))),
    ...repeat(row, size, 1, [
      ...set(from, add(coefficients, twice(column))),
      ...set(factors, add(constant(matrix), row)),
      ...sums(rows, 7, [
        ...set(line, vectorAt(from)),
        ...set(factor, splatShort(signedByteAt(factors))),
        ...move(from, rowBytes),
      ]),
      ...storeVector(to, line),
      ...move(to, rowBytes),
    ]),
  ]);
  const transformRows = repeat(row, size, 1, [
    ...repeat(column, size, 8, [
      ...set(from, half),
      ...set(factors, add(constant(matrix), column)),
      ...sums(columns, 12, [
        ...set(line, signedBytesAsShorts(factors)),
        ...set(factor, splatShortAt(from)),
        ...move(from, constant(2)),
      ]),
      ...set(to, add(pixels, column)),
      ...set(line, addShorts(line, unsignedBytesAsShorts(to))),
      ...set(line, bytesOf(line, line)),
      ...storeFourBytes(to, line),
      ...ifLess(constant(4), size, storeEightBytes(to, line)),
    ]),
    ...move(half, rowBytes),
    ...move(pixels, stride),
  ]);
  return [...prepare, ...findCoefficients, ...transformColumns, ...transformRows];
}
