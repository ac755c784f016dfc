import { type BuildName, builds, type Import } from './builds.ts';

/** Straight RGBA; of more than 8 bits in words. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly data: Uint8ClampedArray<ArrayBuffer> | Uint16Array<ArrayBuffer>;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly table: { get(index: number): (...given: number[]) => unknown };
  start(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  setThrew(threw: number, value: number): void;
  restoreStack(at: number): void;
  stack(): number;
}

const maxBytes = 2 ** 31;
const wasmPage = 2 ** 16;
/** How much more than it needs the memory grows, so that it grows seldom. */
const ampleness = 1.2;
/** By which C++ names a value of JavaScript's; smaller ones have a meaning. Here it stands for any, as none is looked at. */
const handle = 10;
const badFile = 8;
/** How far apart a function's arguments are in memory. */
const argumentBytes = 8;
/** A decoder calls twice: for a copy of its samples, with one argument and one result, and then for the picture. */
const callsForBytes = 2;

/**
 * One of icodec's decoders, called without the script that comes with it, which makes functions of texts: the pages'
 * Content-Security-Policy forbids that.
 */
export class Library {
  readonly #exports: Exports;
  #decode: (string: number) => void = () => {};
  #bytes: ArrayBuffer | undefined;
  #picture: DecodedPicture | undefined;
  #isFull = false;

  constructor(module: WebAssembly.Module, name: BuildName) {
    const { imports, exports: letters } = builds[name];
    const functions = this.#functions();
    const a = Object.fromEntries(Object.entries(imports).map(([letter, role]) => [letter, functions[role]]));
    const exported: Record<string, unknown> = new WebAssembly.Instance(module, { a }).exports;
    this.#exports = Object.fromEntries(
      Object.entries(letters).map(([role, letter]) => [role, exported[letter]]),
    ) as unknown as Exports;
    this.#exports.start();
  }

  get bytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Whether there was no room for what it wanted to keep. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Undefined if the file cannot be decoded. If it throws, it is not to be used again. */
  decode(file: Uint8Array): DecodedPicture | undefined {
    const { memory, malloc, free } = this.#exports;
    // A string of C++, as it is handed over: its length, then its bytes.
    const string = malloc(4 + file.length);
    if (string === 0) throw new RangeError('no memory for the file');
    new DataView(memory.buffer).setUint32(string, file.length, true);
    new Uint8Array(memory.buffer).set(file, string + 4);
    this.#picture = undefined;
    this.#decode(string);
    free(string);
    const picture = this.#picture;
    this.#picture = undefined;
    return picture;
  }

  #functions(): Record<Import, (...given: number[]) => unknown> {
    return {
      nothing: () => 0,
      anyHandle: () => handle,
      noFile: () => badFile,
      ends: () => {
        throw new Error('the decoder gave up');
      },
      longjmp: () => {
        throw Infinity;
      },
      invoke: (index = 0, ...given) => this.#invoke(index, given),
      memcpy: (to = 0, from = 0, count = 0) =>
        new Uint8Array(this.#exports.memory.buffer).copyWithin(to, from, from + count),
      resizeHeap: (bytes = 0) => this.#resizeHeap(bytes),
      registerFunction: (_name, _count, _types, _signature, invoker = 0, decode = 0) => {
        const invoke = this.#exports.table.get(invoker);
        this.#decode = (string) => void invoke(decode, string);
      },
      callerOf: (count = 0) => count,
      call: (caller, _function, _destructors, given = 0) => {
        if (caller === callsForBytes) this.#takeBytes(given);
        else this.#takePicture(given);
        return handle;
      },
    };
  }

  /** A call that C may leave by longjmp, which arrives here as a number. */
  #invoke(index: number, given: readonly number[]): unknown {
    const { table, stack, restoreStack, setThrew } = this.#exports;
    const before = stack();
    try {
      return table.get(index)(...given);
    } catch (thrown) {
      restoreStack(before);
      if (typeof thrown !== 'number') throw thrown;
      setThrew(1, 0);
      return 0;
    }
  }

  #resizeHeap(bytes: number): number {
    const wanted = bytes >>> 0;
    const ample = Math.min(Math.max(wanted, this.bytes * ampleness), maxBytes);
    try {
      if (wanted > maxBytes) throw new RangeError();
      this.#exports.memory.grow(Math.ceil((ample - this.bytes) / wasmPage));
      return 1;
    } catch {
      this.#isFull = true;
      return 0;
    }
  }

  /** A copy, of a length at a place. */
  #takeBytes(given: number): void {
    const { buffer } = this.#exports.memory;
    const [length = 0, at = 0] = new Uint32Array(buffer, given, 2);
    this.#bytes = buffer.slice(at, at + length);
  }

  /** Of those bytes, a width, a height and a number of bits. */
  #takePicture(given: number): void {
    const view = new DataView(this.#exports.memory.buffer, given);
    const argument = (index: number) => view.getUint32(index * argumentBytes, true);
    const bits = argument(3);
    const Samples = bits > 8 ? Uint16Array : Uint8ClampedArray;
    const data = new Samples(this.#bytes ?? new ArrayBuffer(0));
    this.#picture = { width: argument(1), height: argument(2), bits, data };
    this.#bytes = undefined;
  }
}
