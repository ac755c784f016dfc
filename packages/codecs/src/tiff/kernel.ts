import { kernelOn } from '../kernels.ts';
import { isUsualOrder } from './lzw.ts';
import { wasm } from './tiff.wasm.ts';

const parameters = {
  unpackLzw: ['packed', 'packedLength', 'strings', 'room', 'length', 'result'],
  paintPhoto: ['from', 'bytesPerRow', 'to', 'pixels', 'rows', 'isPredicted'],
} as const;

const pageBytes = 2 ** 16;
/** WebAssembly memory never shrinks: after a picture in one large strip, a new one is cheaper. */
const fatBytes = 2 ** 26;
/** Loops work on up to 16 bytes at a time, so they read and write a little beyond the end. */
const spare = 32;
const strings = 16;
/** After the table of strings and the strings of one byte. */
const room = strings + 8 * 4096 + 256;
/** Painted at a time, so that they stay in the processor's cache. */
const paintedBytes = 2 ** 18;

/** Shared by all pictures of a thread; null without WebAssembly. */
let shared: TiffKernel | null | undefined;

/** Undefined without WebAssembly or its SIMD support. */
export function tiffKernel(): TiffKernel | undefined {
  if (shared === undefined || (shared?.bytes ?? 0) > fatBytes) {
    try {
      shared = new TiffKernel();
    } catch {
      shared = null;
    }
  }
  return shared ?? undefined;
}

/** The slow loops of reading a TIFF, in half the time of JavaScript: packages/codecs/assembly/tiff.ts. */
export class TiffKernel {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #run = kernelOn(wasm, this.#memory, parameters);

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** The first `length` bytes, valid until the next call; undefined if there are fewer. */
  unpackLzw(packed: Uint8Array, length: number): Uint8Array | undefined {
    if (!isUsualOrder(packed)) return undefined;
    const place = this.#reserve(length, packed.length);
    new Uint8Array(this.#memory.buffer).set(packed, place);
    this.#run.unpackLzw({ packed: place, packedLength: packed.length, strings, room, length, result: 0 });
    const isComplete = new Uint32Array(this.#memory.buffer)[0] === 1;
    return isComplete ? new Uint8Array(this.#memory.buffer, room, length) : undefined;
  }

  /** Rows of RGB as RGBA; `put` gets one after the other. */
  paint(bytes: Uint8Array, { bytesPerRow, pixels, rows, isPredicted }: Rows, put: PutRow): void {
    const isHere = bytes.buffer === this.#memory.buffer;
    const from = isHere ? bytes.byteOffset : room;
    const [most, all] = [Math.max(1, Math.floor(paintedBytes / (4 * pixels))), bytes.length];
    const to = this.#reserve(isHere ? from - room + all : most * bytesPerRow, 4 * most * pixels);
    const memory = new Uint8Array(this.#memory.buffer);
    for (let top = 0; top < rows; top += most) {
      const some = Math.min(most, rows - top);
      if (!isHere) memory.set(bytes.subarray(top * bytesPerRow, (top + some) * bytesPerRow), room);
      const place = isHere ? from + top * bytesPerRow : room;
      this.#run.paintPhoto({ from: place, bytesPerRow, to, pixels, rows: some, isPredicted: Number(isPredicted) });
      for (let y = 0; y < some; y += 1) {
        put(top + y, memory.subarray(to + 4 * y * pixels, to + 4 * (y + 1) * pixels));
      }
    }
  }

  /** The place behind so many bytes of the room; what is in the room stays. */
  #reserve(inRoom: number, behind: number): number {
    const place = room + 16 * Math.ceil((inRoom + spare) / 16);
    const missing = place + behind + spare - this.bytes;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes));
    return place;
  }
}

/** Some rows of a strip or tile. */
export interface Rows {
  readonly bytesPerRow: number;
  readonly pixels: number;
  readonly rows: number;
  readonly isPredicted: boolean;
}

export type PutRow = (y: number, rgba: Uint8Array) => void;
