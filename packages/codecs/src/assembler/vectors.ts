import { binary, type Code, pushed, unsigned, type Value } from './assembler.ts';

/** Four numbers at a time (WebAssembly's fixed-width SIMD): 32-bit floats, unless a name says otherwise. */

export function instruction(code: number): Code {
  return [0xfd, ...unsigned(code)];
}

export function ofOne(code: number) {
  return (value: Value): Code => [...pushed(value), ...instruction(code)];
}

export function ofTwo(code: number) {
  return binary(...instruction(code));
}

export const addAll = ofTwo(0xe4);
export const multiplyAll = ofTwo(0xe6);
export const divideAll = ofTwo(0xe7);
export const smallerOfAll = ofTwo(0xea);
export const largerOfAll = ofTwo(0xeb);
/** Each lane becomes all ones or all zeros, for `andAll`. */
export const isAtLeastAll = ofTwo(0x46);
export const andAll = ofTwo(0x4e);

const extendBytes = ofOne(0x89);
const extendShorts = ofOne(0xa9);
const floatsOf = ofOne(0xfa);
/** The same number in every lane. */
export const splatWord = ofOne(0x11);
const nearest = ofOne(0x6a);
const integersOf = ofOne(0xf8);
/** Two vectors of 32-bit integers as one of 16-bit integers, clamped. */
export const shortsOf = ofTwo(0x85);
/** Two vectors of 16-bit integers as one of bytes, clamped to 0–255. */
export const bytesOf = ofTwo(0x66);

export function vectorAt(address: Value, offset = 0): Code {
  return [...pushed(address), ...instruction(0x00), 4, ...unsigned(offset)];
}

export function storeVector(address: Value, vector: Value, offset = 0): Code {
  return [...pushed(address), ...pushed(vector), ...instruction(0x0b), 4, ...unsigned(offset)];
}

/** The float at an address, in all four lanes. */
export function fourfoldAt(address: Value): Code {
  return [...pushed(address), ...instruction(0x09), 2, 0];
}

export function vectorConstant(numbers: readonly [number, number, number, number]): Code {
  return [...instruction(0x0c), ...new Uint8Array(Float32Array.from(numbers).buffer)];
}

/** The last lane, in all four lanes. */
export function lastOf(vector: Value): Code {
  const lanes = Array.from({ length: 16 }, (_, byte) => 12 + (byte % 4));
  return [...pushed(vector), ...pushed(vector), ...instruction(0x0d), ...lanes];
}

/** The bytes of a word as floats, lowest first. */
export function bytesAsFloats(word: Value): Code {
  return floatsOf(extendShorts(extendBytes(splatWord(word))));
}

/** Four vectors of floats as sixteen bytes, rounded and clamped to 0–255. */
export function floatsAsBytes([a, b, c, d]: readonly [Value, Value, Value, Value]): Code {
  const integers = (vector: Value) => integersOf(nearest(vector));
  return bytesOf(shortsOf(integers(a), integers(b)), shortsOf(integers(c), integers(d)));
}
