import { type Code, constant, pushed, type Value } from './assembler.ts';
import { instruction, ofOne, ofTwo } from './vectors.ts';

/** Vectors of eight 16-bit integers; their products and sums are two vectors of four 32-bit integers. */

export const addShorts = ofTwo(0x8e);
export const lowProducts = ofTwo(0xbc);
export const highProducts = ofTwo(0xbd);
export const addWords = ofTwo(0xae);
export const shiftWordsRight = ofTwo(0xac);
export const orAll = ofTwo(0x50);
/** The same number in every lane. */
export const splatShort = ofOne(0x10);
/** 1 if any bit is set. */
export const anySet = ofOne(0x53);
const signsOfShorts = ofOne(0x84);
const differingShorts = ofTwo(0x2e);

function loaded(code: number) {
  return (address: Value): Code => [...pushed(address), ...instruction(code), 0, 0];
}

export const signedBytesAsShorts = loaded(0x01);
export const unsignedBytesAsShorts = loaded(0x02);
/** The short at an address, in every lane. */
export const splatShortAt = loaded(0x08);

/** One bit for each lane that is not zero. */
export function nonZeroShorts(vector: Value): Code {
  return signsOfShorts(differingShorts(vector, splatShort(constant(0))));
}

function storedLane(code: number) {
  return (address: Value, vector: Value): Code => [
    ...pushed(address),
    ...pushed(vector),
    ...instruction(code),
    0,
    0,
    0,
  ];
}

export const storeFourBytes = storedLane(0x5a);
export const storeEightBytes = storedLane(0x5b);
