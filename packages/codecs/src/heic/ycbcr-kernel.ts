import { blueTable, greenTable, redTable, toBlueTables } from '../colour/light-tables.ts';
import {
  add,
  and,
  assemble,
  byteAt,
  type Code,
  constant,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  shiftRightUnsigned,
  smaller,
  storeWord,
  subtract,
  whileLess,
  wordAt,
} from './assembler.ts';

/** Names of the function's parameters; addresses and steps are in bytes, what a colour adds to another in 256ths. */
const parameters = [
  ...(['luma', 'lumaStride', 'blueness', 'bluenessStride', 'redness', 'rednessStride'] as const),
  ...(['left', 'top', 'right', 'bottom'] as const),
  ...(['redByRed', 'greenByRed', 'greenByBlue', 'blueByBlue'] as const),
  ...(['light', 'encoded', 'pixels', 'stepRight', 'stepDown'] as const),
] as const;
const variables = ['x', 'y', 'end', 'row', 'to', 'cb', 'cr', 'red', 'green', 'blue', 'sum'] as const;

type Parameters = Readonly<Record<(typeof parameters)[number], number>>;

/** Converts a rectangle of the planes, given by its sides, to sRGB at `pixels`. */
export type YcbcrKernel = (parameters: Parameters) => void;

const module = new WebAssembly.Module(assemble(parameters.length, variables.length, statements()));

/** WebAssembly, because it takes little more than half the time of the same JavaScript, and needs no warm-up. */
export function ycbcrKernel(memory: WebAssembly.Memory): YcbcrKernel {
  const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
  return (values) => (run as (...numbers: number[]) => void)(...parameters.map((name) => values[name]));
}

function statements(): Code {
  const local = Object.fromEntries([...parameters, ...variables].map((name, index) => [name, index])) as Record<
    (typeof parameters | typeof variables)[number],
    number
  >;
  const { luma, lumaStride, blueness, bluenessStride, redness, rednessStride, left, top, right, bottom } = local;
  const { redByRed, greenByRed, greenByBlue, blueByBlue } = local;
  const { light, encoded, pixels, stepRight, stepDown, x, y, end, row, to, cb, cr, red, green, blue, sum } = local;

  const one = constant(1);
  const half = (value: number) => shiftRight(value, one);
  const words = (count: Code) => shiftLeft(count, constant(2));
  const rounded = (in256ths: Code) => shiftRight(add(in256ths, constant(128)), constant(8));
  const tint = (table: number, in256ths: Code) => add(light, words(add(constant(table), rounded(in256ths))));
  const chroma = (plane: number, stride: number) =>
    subtract(byteAt(add(add(plane, multiply(half(y), stride)), half(x))), constant(128));
  const brightness = words(byteAt(add(row, x)));
  /** The light of the three channels, from the tables for red and green or from those for blue. */
  const total = (offset: number) =>
    add(
      add(wordAt(add(red, brightness), offset), wordAt(add(green, brightness), offset)),
      wordAt(add(blue, brightness), offset),
    );
  const shade = (light: Code, shift: number) => shiftLeft(byteAt(add(encoded, light)), constant(shift));

  const pixel = [
    ...set(sum, total(0)),
    ...storeWord(
      to,
      or(
        or(shade(and(sum, constant(0xffff)), 0), shade(shiftRightUnsigned(sum, constant(16)), 8)),
        or(shade(total(4 * toBlueTables), 16), constant(-0x1000000)),
      ),
    ),
    ...set(x, add(x, one)),
    ...set(to, add(to, stepRight)),
  ];
  /** Two pixels that share a colour sample, or one at the edge. */
  const pair = [
    ...set(cb, chroma(blueness, bluenessStride)),
    ...set(cr, chroma(redness, rednessStride)),
    ...set(red, tint(redTable, multiply(redByRed, cr))),
    ...set(green, tint(greenTable, add(multiply(greenByBlue, cb), multiply(greenByRed, cr)))),
    ...set(blue, tint(blueTable, multiply(blueByBlue, cb))),
    ...set(end, add(or(x, one), one)),
    ...set(end, smaller(end, right)),
    ...whileLess(x, end, pixel),
  ];
  const line = [
    ...set(row, add(luma, multiply(y, lumaStride))),
    ...set(to, add(pixels, multiply(subtract(y, top), stepDown))),
    ...set(x, left),
    ...whileLess(x, right, pair),
    ...set(y, add(y, one)),
  ];
  return [...set(y, top), ...whileLess(y, bottom, line)];
}
