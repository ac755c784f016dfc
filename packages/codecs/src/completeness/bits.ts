/** Thrown where a decoder would continue with zeros or a guess. */
export class Damage extends Error {
  override readonly name = 'Damage';
}

/** Indexed by the next 16 bits: the length of the code they start with (0 if none) and its symbol. */
export type CodeTable = Uint16Array;

/** Built from the number of codes of each length, 1 to 16, and their symbols (T.81, annex C). */
export function codeTable(counts: Uint8Array, symbols: Uint8Array): CodeTable {
  const table = new Uint16Array(65_536);
  let [from, index] = [0, 0];
  for (let length = 1; length <= 16; length += 1) {
    for (let left = counts[length - 1] ?? 0; left > 0; left -= 1) {
      const to = from + (1 << (16 - length));
      if (to > table.length || index >= symbols.length) throw new Damage('codes');
      table.fill((length << 8) | (symbols[index] as number), from, to);
      from = to;
      index += 1;
    }
  }
  return table;
}

/** Bit reader for a scan, up to the next marker. */
export class ScanBits {
  readonly #bytes: Uint8Array;
  #at: number;
  #hold = 0;
  #held = 0;
  /** Buffered bits that lie beyond the end: zeros, harmless as long as they are not consumed. */
  #borrowed = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Offset of the next marker, once all bits are consumed. */
  get end(): number {
    return this.#at;
  }

  symbol(table: CodeTable): number {
    if (this.#held < 16) this.#fill();
    const entry = table[(this.#hold >>> (this.#held - 16)) & 0xffff] as number;
    const length = entry >>> 8;
    if (length === 0) throw new Damage('no such code');
    this.#use(length);
    return entry & 0xff;
  }

  /** At most 16. */
  take(count: number): number {
    if (this.#held < 16) this.#fill();
    const value = (this.#hold >>> (this.#held - count)) & ((1 << count) - 1);
    this.#use(count);
    return value;
  }

  /** Skips the padding of the last byte; then a marker must follow. */
  restart(): void {
    const bytes = this.#bytes;
    while (bytes[this.#at] === 0xff && bytes[this.#at + 1] === 0xff) this.#at += 1;
    const marker = bytes[this.#at + 1] ?? 0;
    if (bytes[this.#at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new Damage('no restart');
    this.#at += 2;
    this.#hold = 0;
    this.#held = 0;
    this.#borrowed = 0;
  }

  #fill(): void {
    const bytes = this.#bytes;
    while (this.#held <= 16) {
      const byte = bytes[this.#at];
      const isData = byte !== undefined && (byte !== 0xff || bytes[this.#at + 1] === 0);
      if (isData) this.#at += byte === 0xff ? 2 : 1;
      else this.#borrowed += 8;
      this.#hold = (this.#hold << 8) | (isData ? byte : 0);
      this.#held += 8;
    }
  }

  #use(count: number): void {
    this.#held -= count;
    if (this.#held < this.#borrowed) throw new Damage('data ends early');
  }
}
