import { type CodeTable, Damage, ScanBits } from './bits.ts';
import type { Component, Frame, Tables } from './jpeg-frame.ts';

interface Part {
  readonly component: Component;
  readonly first: CodeTable | undefined;
  readonly rest: CodeTable | undefined;
  /** DC coefficient of the previous block. */
  previous: number;
}

interface Scan {
  readonly parts: readonly Part[];
  /** First and last coefficient; whether this is their first scan or refines them by one bit. */
  readonly from: number;
  readonly to: number;
  readonly isRefining: boolean;
  /** Bits that later scans add. */
  readonly shift: number;
}

type ReadBlock = (bits: ScanBits, part: Part, block: number) => void;

interface StoredScan {
  readonly bytes: Uint8Array;
  /** Offset of the entropy-coded data. */
  readonly start: number;
  readonly header: Uint8Array;
  /** MCUs between restarts; 0 for none. */
  readonly interval: number;
}

/** Reads all data of a scan and returns its end offset. */
export function readScan({ bytes, start, header, interval }: StoredScan, frame: Frame, tables: Tables): number {
  const scan = scanOf(header, frame, tables);
  const bits = new ScanBits(bytes, start);
  const runs = { left: 0 };
  const readBlock = frame.isProgressive ? progressiveReader(scan, runs) : readSequential;
  let untilRestart = interval;
  for (const blocks of unitsOf(scan, frame)) {
    if (interval > 0 && untilRestart === 0) {
      bits.restart();
      runs.left = 0;
      for (const part of scan.parts) part.previous = 0;
      untilRestart = interval;
    }
    for (let index = 0; index < blocks.length; index += 2) {
      readBlock(bits, scan.parts[blocks[index] as number] as Part, blocks[index + 1] as number);
    }
    untilRestart -= 1;
  }
  for (const { component } of scan.parts) component.hasScan ||= scan.from === 0;
  return bits.end;
}

function scanOf(header: Uint8Array, { components, isProgressive }: Frame, tables: Tables): Scan {
  const count = header[0] ?? 0;
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, names = 0] = header.subarray(1 + 2 * index);
    const component = components.find((one) => one.id === id);
    if (!component) throw new Damage('scan of an unknown component');
    return { component, first: tables.get(names >> 4), rest: tables.get(0x10 | (names & 15)), previous: 0 };
  });
  const [from = 0, to = 63, bitPositions = 0] = header.subarray(1 + 2 * count);
  if (parts.length === 0 || from > to || to > 63) throw new Damage('scan header');
  return isProgressive
    ? { parts, from, to, isRefining: bitPositions >> 4 > 0, shift: bitPositions & 15 }
    : { parts, from: 0, to: 63, isRefining: false, shift: 0 };
}

/** For each MCU, pairs of a component's index and its block's position in memory. */
function* unitsOf({ parts }: Scan, { unitsAcross, unitsDown }: Frame): Generator<Uint32Array> {
  const [only] = parts;
  if (parts.length === 1 && only) {
    const { columns, rows, stride } = only.component;
    const unit = new Uint32Array(2);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        unit[1] = (y * stride + x) * 64;
        yield unit;
      }
    }
    return;
  }
  const unit = new Uint32Array(2 * parts.reduce((sum, { component }) => sum + component.across * component.down, 0));
  for (let row = 0; row < unitsDown; row += 1) {
    for (let column = 0; column < unitsAcross; column += 1) {
      let at = 0;
      for (const [index, { component }] of parts.entries()) {
        const { across, down, stride } = component;
        for (let y = 0; y < down; y += 1) {
          for (let x = 0; x < across; x += 1) {
            unit[at] = index;
            unit[at + 1] = ((row * down + y) * stride + column * across + x) * 64;
            at += 2;
          }
        }
      }
      yield unit;
    }
  }
}

const sixteenZeros = 0xf0;

function readSequential(bits: ScanBits, part: Part, block: number): void {
  const { rest, component } = part;
  const { coefficients } = component;
  if (!rest) throw new Damage('no codes');
  const isKept = coefficients.length > 0;
  const first = readDifference(bits, part);
  if (isKept) coefficients[block] = first;
  for (let k = 1; k < 64; k += 1) {
    const symbol = bits.symbol(rest);
    const size = symbol & 15;
    if (size === 0 && symbol !== sixteenZeros) return;
    k += symbol >> 4;
    const value = signed(bits.take(size), size);
    if (isKept && k < 64) coefficients[block + k] = value;
  }
}

/** Returns the DC coefficient. */
function readDifference(bits: ScanBits, part: Part): number {
  if (!part.first) throw new Damage('no codes');
  const size = bits.symbol(part.first);
  if (size > 15) throw new Damage('size of a difference');
  part.previous += signed(bits.take(size), size);
  return part.previous;
}

/** Negative numbers start with a zero (T.81, F.2.2.1). */
function signed(read: number, size: number): number {
  return size > 0 && read < 1 << (size - 1) ? read - (1 << size) + 1 : read;
}

/** T.81, annex G. A run covers blocks without further coefficients. */
function progressiveReader({ from, to, isRefining, shift }: Scan, runs: { left: number }): ReadBlock {
  const bit = 1 << shift;
  if (from === 0) return isRefining ? refineFirst : readFirst;
  return (bits, { rest, component: { coefficients } }, block) => {
    if (!rest) throw new Damage('no codes');
    let k = from;
    /** Skips this many zero coefficients; each non-zero one passed is followed by a refinement bit. */
    const skip = (zeros: number) => {
      for (let left = zeros; k <= to; k += 1) {
        const known = coefficients[block + k] as number;
        if (isRefining && known !== 0) {
          if (bits.take(1) && !(known & bit)) coefficients[block + k] = known + (known > 0 ? bit : -bit);
        } else if (left === 0) return;
        else left -= 1;
      }
    };
    while (runs.left === 0 && k <= to) {
      const symbol = bits.symbol(rest);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && symbol !== sixteenZeros) runs.left = (1 << zeros) + bits.take(zeros);
      else {
        const length = isRefining ? Math.min(size, 1) : size;
        const value = signed(bits.take(length), length);
        skip(zeros);
        if (size > 0 && k <= to) coefficients[block + k] = value * bit;
        k += 1;
      }
    }
    if (runs.left === 0) return;
    skip(64);
    runs.left -= 1;
  };

  function readFirst(bits: ScanBits, part: Part, block: number): void {
    part.component.coefficients[block] = readDifference(bits, part) * bit;
  }

  function refineFirst(bits: ScanBits, { component: { coefficients } }: Part, block: number): void {
    if (bits.take(1)) coefficients[block] = (coefficients[block] as number) | bit;
  }
}
