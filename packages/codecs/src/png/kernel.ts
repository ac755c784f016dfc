import { kernelOn } from '../kernels.ts';
import { wasm } from './png.wasm.ts';

const parameters = {
  filterRow: ['source', 'sourceLength', 'pixelLength', 'current', 'above', 'stride', 'to'],
  tokenize: ['from', 'end', 'tokens', 'counts', 'runSymbols', 'result'],
  writeTokens: ['tokens', 'end', 'entries', 'state'],
  addAdler: ['from', 'end', 'state'],
  addCrc: ['from', 'end', 'tables', 'state'],
} as const;

/** PNG's filter that predicts from the pixels to the left, above and above left: the best single one for photos. */
export const paeth = 4;

type Bytes = Uint8Array | Uint8ClampedArray;

/** Max bytes of a row, and of what is compressed or summed at a time. */
export const pieceBytes = 2 ** 17;
/** More than deflate has symbols, and more than there are kinds of tokens. */
const maxSymbols = 1024;
const maxTokens = pieceBytes + 1;

/** Bytes of each area. Loops work on 16 bytes at a time, so they read and write a little beyond the end of some. */
const spare = 32;
const areas = {
  zerosBefore: spare,
  row: pieceBytes + spare,
  zerosBeforeOther: spare,
  otherRow: pieceBytes + spare,
  piece: pieceBytes + spare,
  result: pieceBytes + spare,
  tokens: 2 * maxTokens,
  counts: 4 * maxSymbols,
  runSymbols: 2 * maxSymbols,
  entries: 4 * maxSymbols,
  crcTables: 4 * 4 * 256,
  state: 16,
  // At most 24 bits for each token.
  written: 3 * maxTokens + spare,
};
type Area = keyof typeof areas;

const at = placesOf(areas);

function placesOf(sizes: Readonly<Record<Area, number>>): Readonly<Record<Area | 'end', number>> {
  let end = 0;
  const places = Object.entries(sizes).map(([area, size]) => {
    const place = end;
    end += Math.ceil(size / 16) * 16;
    return [area, place];
  });
  return { ...Object.fromEntries(places), end };
}

/** Shared by all pictures, because browsers are slow to free WebAssembly memory; null without WebAssembly. */
let shared: PngKernel | null | undefined;

/** Undefined without WebAssembly or its SIMD support. */
export function pngKernel(): PngKernel | undefined {
  if (shared === undefined) {
    try {
      shared = new PngKernel();
    } catch {
      shared = null;
    }
  }
  return shared ?? undefined;
}

/** The slow loops of writing a PNG, in a fourth of the time of JavaScript: packages/codecs/assembly/png.ts. */
class PngKernel {
  readonly #memory = new WebAssembly.Memory({ initial: Math.ceil(at.end / 65_536) });
  readonly #bytes = new Uint8Array(this.#memory.buffer);
  readonly #words = new Uint32Array(this.#memory.buffer);
  readonly #run = kernelOn(wasm, this.#memory, parameters);

  /** See `filterRows` in filter.ts. */
  filterRows(source: Bytes, sourceLength: number, above: Uint8Array, pixelLength: number, out: Uint8Array): void {
    const stride = above.length;
    const rowBytes = (stride / pixelLength) * sourceLength;
    let [current, other] = [at.row, at.otherRow];
    this.#bytes.set(above, other);
    for (let from = 0, to = 0; from < source.length; from += rowBytes, to += 1 + stride) {
      this.#bytes.set(source.subarray(from, from + rowBytes), at.piece);
      const places = { source: at.piece, current, above: other, to: at.result };
      this.#run.filterRow({ ...places, sourceLength, pixelLength, stride });
      out[to] = paeth;
      out.set(this.#bytes.subarray(at.result, at.result + stride), to + 1);
      [current, other] = [other, current];
    }
    above.set(this.#bytes.subarray(other, other + stride));
  }

  /** Fills in the tokens and the counts of their symbols; returns the number of tokens. */
  tokenize(block: Uint8Array, runSymbols: Uint16Array, tokens: Uint16Array, counts: Uint32Array): number {
    this.#bytes.set(block, at.piece);
    new Uint16Array(this.#memory.buffer, at.runSymbols).set(runSymbols);
    const counted = this.#words.subarray(at.counts / 4, at.counts / 4 + counts.length).fill(0);
    this.#run.tokenize({ ...at, from: at.piece, end: at.piece + block.length });
    const count = this.#words[at.result / 4] as number;
    tokens.set(new Uint16Array(this.#memory.buffer, at.tokens, count));
    counts.set(counted);
    return count;
  }

  /** Writes the entry of each token after `pending` bits; what does not fill a byte is pending again. */
  write(tokens: Uint16Array, entries: Uint32Array, pending: Pending): Written {
    new Uint16Array(this.#memory.buffer, at.tokens).set(tokens);
    this.#words.set(entries, at.entries / 4);
    this.#words.set([pending.bits, 0, pending.count, at.written], at.state / 4);
    this.#run.writeTokens({ ...at, end: at.tokens + 2 * tokens.length });
    const [bits = 0, , count = 0, end = 0] = this.#words.subarray(at.state / 4);
    return { bytes: this.#bytes.subarray(at.written, end), pending: { bits, count } };
  }

  /** The two sums of Adler-32. */
  adler(bytes: Uint8Array): readonly [number, number] {
    this.#words.set([1, 0], at.state / 4);
    this.#inPieces(bytes, (place) => this.#run.addAdler({ ...place, state: at.state }));
    return [this.#words[at.state / 4] as number, this.#words[at.state / 4 + 1] as number];
  }

  crc(parts: readonly Uint8Array[], tables: Uint32Array): number {
    this.#words.set(tables, at.crcTables / 4);
    this.#words[at.state / 4] = -1;
    const add = (place: Place) => this.#run.addCrc({ ...place, tables: at.crcTables, state: at.state });
    for (const part of parts) this.#inPieces(part, add);
    return ~(this.#words[at.state / 4] as number);
  }

  #inPieces(bytes: Uint8Array, run: (place: Place) => void): void {
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      const piece = bytes.subarray(from, from + pieceBytes);
      this.#bytes.set(piece, at.piece);
      run({ from: at.piece, end: at.piece + piece.length });
    }
  }
}

interface Place {
  readonly from: number;
  readonly end: number;
}

/** Fewer than eight bits. */
interface Pending {
  readonly bits: number;
  readonly count: number;
}

interface Written {
  /** Valid until the next call. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pending: Pending;
}
