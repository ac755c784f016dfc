import { Cursor } from '@image-converter/formats/inspect/cursor';
import type { Size } from '@image-converter/formats/inspection';

const sequenceParameterSet = 33;
/** Profile and level (ITU-T H.265, 7.3.3). */
const generalProfileBits = 88;
const levelBits = 8;
/** Luma samples per chroma sample, by chroma_format_idc. */
const chromaSteps: readonly Size[] = [
  { width: 1, height: 1 },
  { width: 2, height: 2 },
  { width: 2, height: 1 },
  { width: 1, height: 1 },
];
const chroma444 = 3;

/** Size of a HEVC picture from its decoder configuration (`hvcC` box); undefined if that lacks one. */
export function codedSize(configuration: DataView): Size | undefined {
  const set = firstUnit(configuration, sequenceParameterSet);
  if (!set) return undefined;
  const bits = new Bits(unescaped(set));
  bits.skip(16 + 4);
  const sublayers = bits.read(3);
  bits.skip(1 + generalProfileBits + levelBits);
  skipSublayers(bits, sublayers);
  bits.number();
  const chroma = bits.number();
  if (chroma === chroma444) bits.skip(1);
  const [width, height] = [bits.number(), bits.number()];
  const isCropped = bits.read(1) === 1;
  const [left, right, top, bottom] = [0, 0, 0, 0].map(() => (isCropped ? bits.number() : 0)) as Borders;
  const step = chromaSteps[chroma];
  return step && { width: width - step.width * (left + right), height: height - step.height * (top + bottom) };
}

type Borders = [number, number, number, number];

/** ISO/IEC 14496-15, 8.3.3.1: arrays of NAL units, each with its type. */
function firstUnit(configuration: DataView, wanted: number): Uint8Array | undefined {
  const cursor = new Cursor(configuration);
  cursor.skip(22);
  for (let lists = cursor.uint(1); lists > 0; lists -= 1) {
    const type = cursor.uint(1) & 0x3f;
    for (let units = cursor.uint(2); units > 0; units -= 1) {
      const length = cursor.uint(2);
      const at = configuration.byteOffset + cursor.offset;
      cursor.skip(length);
      if (cursor.left < 0) return undefined;
      if (type === wanted) return new Uint8Array(configuration.buffer, at, length);
    }
  }
  return undefined;
}

/** Removes emulation prevention: encoders insert a 3 after two zeros to avoid start codes in the data. */
function unescaped(unit: Uint8Array): Uint8Array {
  return unit.filter((byte, at) => !(byte === 3 && at > 1 && unit[at - 1] === 0 && unit[at - 2] === 0));
}

function skipSublayers(bits: Bits, sublayers: number): void {
  if (sublayers === 0) return;
  const present = Array.from({ length: sublayers }, () => ({ profile: bits.read(1), level: bits.read(1) }));
  bits.skip(2 * (8 - sublayers));
  for (const { profile, level } of present) bits.skip(profile * generalProfileBits + level * levelBits);
}

/** Reads zeros past the end. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  skip(count: number): void {
    this.#at += count;
  }

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1, this.#at += 1) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** Exp-Golomb code (ITU-T H.265, 9.2): as many zeros as there are bits after the following one. */
  number(): number {
    let zeros = 0;
    while (zeros < 32 && this.read(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.read(zeros);
  }
}
