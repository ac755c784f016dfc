import {
  add,
  addLong,
  and,
  byteAt,
  type Code,
  constant,
  type Local,
  longAt,
  longConstant,
  lowWord,
  multiply,
  or,
  set,
  shiftLeft,
  shiftLongRight,
  shiftRight,
  shiftRightUnsigned,
  smaller,
  storeWord,
  subtract,
  type Value,
  whileLess,
} from '../assembler/assembler.ts';
import { type Compiled, compiled } from '../assembler/compiled.ts';
import { blueTable, greenTable, redTable } from '../colour/light-tables.ts';

/** Parameter names; addresses and steps are in bytes, matrix coefficients in 256ths. */
const parameters = [
  ...(['luma', 'lumaStride', 'blueness', 'bluenessStride', 'redness', 'rednessStride'] as const),
  ...(['left', 'top', 'right', 'bottom'] as const),
  ...(['redByRed', 'greenByRed', 'greenByBlue', 'blueByBlue'] as const),
  ...(['light', 'encoded', 'pixels', 'stepRight', 'stepDown'] as const),
] as const;
const variables = [
  ...(['x', 'y', 'nextX', 'nextY', 'stepX', 'stepY', 'to'] as const),
  ...(['lumaRow', 'nextLumaRow', 'bluenessRow', 'rednessRow'] as const),
  ...(['cb', 'cr', 'red', 'green', 'blue', 'brightness'] as const),
] as const;
const longs = ['sum'] as const;

/** Converts a rectangle of the planes to sRGB at `pixels`. */
export type YcbcrKernel = Compiled<(typeof parameters)[number]>;

/** WebAssembly, because it takes little more than half the time of equivalent JavaScript and needs no warm-up. */
export const ycbcrKernel: (memory: WebAssembly.Memory) => YcbcrKernel = compiled(
  { parameters, variables, longs },
  statements,
);

type Name = (typeof parameters | typeof variables | typeof longs)[number];

function statements(local: Readonly<Record<Name, Local>>): Code {
  const { luma, lumaStride, blueness, bluenessStride, redness, rednessStride, left, top, right, bottom } = local;
  const { redByRed, greenByRed, greenByBlue, blueByBlue } = local;
  const { light, encoded, pixels, stepRight, stepDown } = local;
  const { x, y, nextX, nextY, stepX, stepY, to, lumaRow, nextLumaRow, bluenessRow, rednessRow } = local;
  const { cb, cr, red, green, blue, brightness, sum } = local;

  const one = constant(1);
  const half = (value: number) => shiftRight(value, one);
  const entries = (count: Code) => shiftLeft(count, constant(3));
  const rounded = (in256ths: Code) => shiftRight(add(in256ths, constant(128)), constant(8));
  const tint = (table: number, in256ths: Code) => add(light, entries(add(constant(table), rounded(in256ths))));
  const chroma = (row: number) => subtract(byteAt(add(row, half(x))), constant(128));
  /** The last place with the same chroma sample: the next one, or the same one at an edge. */
  const partner = (place: number, end: number) => smaller(or(place, one), subtract(end, one));
  /** From a channel's summed light to its sRGB value, shifted to its position in the pixel. */
  const shade = (light: Code, shift: number) => shiftLeft(byteAt(add(encoded, light)), constant(shift));

  const pixel = (place: Value, row: number, column: number) => [
    ...set(brightness, entries(byteAt(add(row, column)))),
    ...set(
      sum,
      addLong(addLong(longAt(add(red, brightness)), longAt(add(green, brightness))), longAt(add(blue, brightness))),
    ),
    ...storeWord(
      place,
      or(
        or(shade(and(lowWord(sum), constant(0xffff)), 0), shade(shiftRightUnsigned(lowWord(sum), constant(16)), 8)),
        or(shade(lowWord(shiftLongRight(sum, longConstant(32))), 16), constant(-0x1000000)),
      ),
    ),
  ];
  /** Four pixels that share a chroma sample. At an edge some of them are the same, which is faster than a condition. */
  const block = [
    ...set(cb, chroma(bluenessRow)),
    ...set(cr, chroma(rednessRow)),
    ...set(red, tint(redTable, multiply(redByRed, cr))),
    ...set(green, tint(greenTable, add(multiply(greenByBlue, cb), multiply(greenByRed, cr)))),
    ...set(blue, tint(blueTable, multiply(blueByBlue, cb))),
    ...set(nextX, partner(x, right)),
    ...set(stepX, multiply(subtract(nextX, x), stepRight)),
    ...pixel(to, lumaRow, x),
    ...pixel(add(to, stepY), nextLumaRow, x),
    ...set(to, add(to, stepX)),
    ...pixel(to, lumaRow, nextX),
    ...pixel(add(to, stepY), nextLumaRow, nextX),
    ...set(to, add(to, stepRight)),
    ...set(x, add(nextX, one)),
  ];
  const lines = [
    ...set(nextY, partner(y, bottom)),
    ...set(stepY, multiply(subtract(nextY, y), stepDown)),
    ...set(lumaRow, add(luma, multiply(y, lumaStride))),
    ...set(nextLumaRow, add(luma, multiply(nextY, lumaStride))),
    ...set(bluenessRow, add(blueness, multiply(half(y), bluenessStride))),
    ...set(rednessRow, add(redness, multiply(half(y), rednessStride))),
    ...set(to, add(pixels, multiply(subtract(y, top), stepDown))),
    ...set(x, left),
    ...whileLess(x, right, block),
    ...set(y, add(nextY, one)),
  ];
  return [...set(y, top), ...whileLess(y, bottom, lines)];
}
