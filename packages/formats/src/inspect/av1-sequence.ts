/** Code points of ITU-T H.273; 2 means unspecified. */
export interface CodePoints {
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
}

const sequenceHeader = 1;

/** Colour description in the AV1 sequence header; undefined if there is none or the data ends before it. */
export function codedColours(data: Uint8Array): CodePoints | undefined {
  const header = sequenceHeaderIn(data);
  return header && coloursIn(new Bits(header));
}

/** Walks the OBUs, each with a type and a length (AV1, 5.3). */
function sequenceHeaderIn(data: Uint8Array): Uint8Array | undefined {
  let at = 0;
  while (at < data.length) {
    const head = data[at++] as number;
    const [type, hasExtension, hasLength] = [(head >> 3) & 15, head & 4, head & 2];
    if (hasExtension) at++;
    let length = hasLength ? 0 : data.length - at;
    for (let shift = 0; hasLength && shift < 28; shift += 7) {
      const byte = data[at++] ?? 0;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    if (type === sequenceHeader) return data.subarray(at, at + length);
    at += length;
  }
  return undefined;
}

/** AV1, 5.5.1. */
function coloursIn(bits: Bits): CodePoints | undefined {
  const profile = bits.read(3);
  bits.skip(1);
  const isStill = bits.flag();
  if (isStill) bits.skip(5);
  else skipOperatingPoints(bits);
  const [widthBits, heightBits] = [bits.read(4) + 1, bits.read(4) + 1];
  bits.skip(widthBits + heightBits);
  if (!isStill && bits.flag()) bits.skip(7);
  bits.skip(3);
  if (!isStill) skipTools(bits);
  bits.skip(3);
  // AV1, 5.5.2
  const isDeep = bits.flag();
  if (profile === 2 && isDeep) bits.skip(1);
  if (profile !== 1) bits.skip(1);
  if (!bits.flag()) return undefined;
  const [primaries, transfer, matrix] = [bits.read(8), bits.read(8), bits.read(8)];
  return bits.isOver ? undefined : { primaries, transfer, matrix };
}

function skipOperatingPoints(bits: Bits): void {
  let delayBits = 0;
  if (bits.flag()) {
    bits.skip(64);
    if (bits.flag()) bits.skipVariable();
    if (bits.flag()) {
      delayBits = bits.read(5) + 1;
      bits.skip(32 + 5 + 5);
    }
  }
  const hasDisplayDelay = bits.flag();
  for (let left = bits.read(5); left >= 0; left--) {
    bits.skip(12);
    if (bits.read(5) > 7) bits.skip(1);
    if (delayBits && bits.flag()) bits.skip(2 * delayBits + 1);
    if (hasDisplayDelay && bits.flag()) bits.skip(4);
  }
}

function skipTools(bits: Bits): void {
  bits.skip(4);
  const hasOrder = bits.flag();
  if (hasOrder) bits.skip(2);
  const mayHoldScreens = bits.flag() || bits.flag();
  if (mayHoldScreens && !bits.flag()) bits.skip(1);
  if (hasOrder) bits.skip(3);
}

/** Reads bits from the highest of each byte on; zeros past the end. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOver() {
    return this.#at > this.#bytes.length * 8;
  }

  skip(count: number) {
    this.#at += count;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--, this.#at++) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** Skips as many bits as there are zeros before the first one (`uvlc`). */
  skipVariable() {
    let zeros = 0;
    while (!this.isOver && !this.flag()) zeros++;
    this.skip(zeros);
  }
}
