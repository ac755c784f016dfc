/**
 * Just enough WebAssembly for a loop over memory: one function, on integers and the vectors of `vectors.ts`. For a few
 * hundred bytes of code this is lighter than a compiler as a dependency, and what is written here is exactly what runs.
 */

/** Instructions that leave at most one value on the stack. */
export type Code = readonly number[];

/** Index of a parameter or variable. */
export type Local = number;

/** A variable's index stands for its value. */
export type Value = Local | Code;

const i32 = 0x7f;
const i64 = 0x7e;
const v128 = 0x7b;
const nothing = 0x40;

export function pushed(value: Value): Code {
  return typeof value === 'number' ? [0x20, ...unsigned(value)] : value;
}

/** An instruction with two operands. */
export function binary(...instruction: Code) {
  return (left: Value, right: Value): Code => [...pushed(left), ...pushed(right), ...instruction];
}

export const add = binary(0x6a);
export const subtract = binary(0x6b);
export const multiply = binary(0x6c);
export const and = binary(0x71);
export const or = binary(0x72);
export const shiftLeft = binary(0x74);
export const shiftRight = binary(0x75);
export const shiftRightUnsigned = binary(0x76);
export const divide = binary(0x6e);
const isLess = binary(0x48);

export function constant(number: number): Code {
  return [0x41, ...signed(number)];
}

export function set(local: Local, value: Value): Code {
  return [...pushed(value), 0x21, ...unsigned(local)];
}

export function byteAt(address: Value): Code {
  return [...pushed(address), 0x2d, 0, 0];
}

export function signedByteAt(address: Value): Code {
  return [...pushed(address), 0x2c, 0, 0];
}

export function globalValue(index: number): Code {
  return [0x23, ...unsigned(index)];
}

/** Number of bits up to the highest that is set. */
export function bitLength(value: Value): Code {
  return subtract(constant(32), [...pushed(value), 0x67]);
}

/** 64-bit numbers need 64-bit variables. */
export const addLong = binary(0x7c);
export const shiftLongRight = binary(0x88);

export function longAt(address: Value): Code {
  return [...pushed(address), 0x29, 3, 0];
}

export function longConstant(number: number): Code {
  return [0x42, ...signed(number)];
}

/** The low 32 bits of a 64-bit number. */
export function lowWord(long: Value): Code {
  return [...pushed(long), 0xa7];
}

export function wordAt(address: Value, offset = 0): Code {
  return [...pushed(address), 0x28, 2, ...unsigned(offset)];
}

export function storeWord(address: Value, value: Value): Code {
  return [...pushed(address), ...pushed(value), 0x36, 2, 0];
}

export function smaller(left: Value, right: Value): Code {
  return [...pushed(left), ...pushed(right), ...isLess(left, right), 0x1b];
}

export function larger(left: Value, right: Value): Code {
  return [...pushed(left), ...pushed(right), ...isLess(right, left), 0x1b];
}

export function ifLess(left: Value, right: Value, statements: Code): Code {
  return [...isLess(left, right), 0x04, nothing, ...statements, 0x0b];
}

export function whileLess(left: Value, right: Value, statements: Code): Code {
  const again = [0x0c, 1];
  return [0x03, nothing, ...ifLess(left, right, [...statements, ...again]), 0x0b];
}

/** Tests after each iteration, not before the first, so that the only jump is the one back. */
export function repeatWhileLess(left: Value, right: Value, statements: Code): Code {
  return [0x03, nothing, ...statements, ...isLess(left, right), 0x0d, 0, 0x0b];
}

/** Number of locals of each kind; they are numbered in this order. */
export interface Locals {
  readonly parameters: number;
  readonly variables: number;
  /** 64-bit. */
  readonly longs: number;
  /** Four floats each. */
  readonly vectors: number;
}

/** A module that exports the function `run` and imports its memory. */
export function assemble(locals: Locals, statements: Code): Uint8Array<ArrayBuffer> {
  const type = [0x60, ...list(Array.from({ length: locals.parameters }, () => [i32])), 0];
  const memory = [...name('env'), ...name('memory'), 0x02, 0x00, 0];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [type]),
    ...section(2, [memory]),
    ...section(3, [[0]]),
    ...section(7, [[...name('run'), 0x00, 0]]),
    ...section(10, [sized(functionBody(locals, statements))]),
  ]);
}

export function functionBody({ variables, longs, vectors }: Locals, statements: Code): Code {
  const kinds = list([
    [...unsigned(variables), i32],
    [...unsigned(longs), i64],
    [...unsigned(vectors), v128],
  ]);
  return [...kinds, ...statements, 0x0b];
}

function section(id: number, entries: readonly Code[]): Code {
  return [id, ...sized(list(entries))];
}

function list(entries: readonly Code[]): Code {
  return [...unsigned(entries.length), ...entries.flat()];
}

function sized(bytes: Code): Code {
  return [...unsigned(bytes.length), ...bytes];
}

function name(text: string): Code {
  return sized([...new TextEncoder().encode(text)]);
}

/** LEB128: seven bits per byte, lowest first. */
export function unsigned(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...unsigned(number >>> 7)];
}

function signed(number: number): number[] {
  const isLast = number >= -0x40 && number < 0x40;
  return isLast ? [number & 0x7f] : [(number & 0x7f) | 0x80, ...signed(number >> 7)];
}
