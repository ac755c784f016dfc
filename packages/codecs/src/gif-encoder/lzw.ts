const maxCodes = 4096;
/** Max length of a data block; each starts with its length. */
const blockBytes = 255;

/** GIF's LZW compression: codes of growing length, lowest bit first, in blocks. `bits` is the size of an index. */
export function compress(indices: Uint8Array, bits: number): Uint8Array<ArrayBuffer> {
  const clear = 1 << bits;
  const end = clear + 1;
  const out = new BlockWriter(indices.length);
  // Maps a code and the next index to the code for both.
  const longer = new Int16Array(maxCodes << bits);
  let length = bits + 1;
  let next = end + 1;
  out.write(clear, length);
  let code = indices[0] as number;
  for (let at = 1; at < indices.length; at += 1) {
    const index = indices[at] as number;
    const key = (code << bits) | index;
    const known = longer[key] as number;
    if (known !== 0) {
      code = known;
      continue;
    }
    out.write(code, length);
    code = index;
    if (next < maxCodes) {
      if (next === 1 << length) length += 1;
      longer[key] = next;
      next += 1;
      continue;
    }
    out.write(clear, length);
    longer.fill(0);
    length = bits + 1;
    next = end + 1;
  }
  out.write(code, length);
  // A decoder has counted the last code as well.
  if (next === 1 << length && next < maxCodes) length += 1;
  out.write(end, length);
  return out.finish(bits);
}

class BlockWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;
  #pending = 0;
  #pendingBits = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(Math.max(64, expectedBytes));
  }

  write(code: number, bits: number): void {
    this.#pending |= code << this.#pendingBits;
    this.#pendingBits += bits;
    while (this.#pendingBits >= 8) this.#byte();
  }

  /** All codes in blocks, preceded by the number of bits and terminated by an empty block. */
  finish(bits: number): Uint8Array<ArrayBuffer> {
    if (this.#pendingBits > 0) this.#byte();
    const blocks = Math.ceil(this.#length / blockBytes);
    const out = new Uint8Array(1 + this.#length + blocks + 1);
    out[0] = bits;
    for (let block = 0, to = 1; block < blocks; block += 1) {
      const part = this.#bytes.subarray(block * blockBytes, Math.min((block + 1) * blockBytes, this.#length));
      out[to] = part.length;
      out.set(part, to + 1);
      to += 1 + part.length;
    }
    return out;
  }

  #byte(): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = this.#pending & 255;
    this.#pending >>>= 8;
    this.#pendingBits = Math.max(0, this.#pendingBits - 8);
  }
}
