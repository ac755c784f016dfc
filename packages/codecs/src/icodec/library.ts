import { type BuildName, builds, type Import } from './builds.ts';

/** Non-premultiplied RGBA; 16-bit words for more than 8 bits. */
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
/** Growth factor of the memory, so that it grows rarely. */
const ampleness = 1.2;
/**
 * embind's handle for a JavaScript value; smaller numbers are reserved. One handle stands for all values, as none is
 * inspected.
 */
const handle = 10;
const badFile = 8;
/** Distance between a function's arguments in memory. */
const argumentBytes = 8;
/**
 * A decoder makes two calls: one for a copy of its samples, with one argument and one result, and one for the picture.
 * An encoder only makes the first, for a copy of the file.
 */
const callsForBytes = 2;

/** Sets an option of a C++ object at this address. */
type Setter = (object: number, value: number) => void;

/**
 * One of icodec's builds, called without its glue script: that compiles functions from strings, which the pages'
 * Content-Security-Policy forbids.
 */
export class Library {
  readonly #exports: Exports;
  /** Of an encoder: how its options are created, set and freed. */
  protected readonly options = { create: () => 0, free: (_object: number) => {}, setters: new Map<string, Setter>() };
  #function: (...given: number[]) => void = () => {};
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

  /** Whether an allocation has failed. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Undefined if the file cannot be decoded. After an exception, the instance must not be reused. */
  decode(file: Uint8Array): DecodedPicture | undefined {
    this.#picture = undefined;
    this.call(file);
    const picture = this.#picture;
    this.#picture = undefined;
    return picture;
  }

  /** Calls the only function of the build, and returns the bytes that it made, if any. */
  protected call(data: Uint8Array | Uint8ClampedArray, ...more: readonly number[]): ArrayBuffer | undefined {
    const { memory, malloc, free } = this.#exports;
    // embind's form of a C++ string: its length, then its bytes.
    const string = malloc(4 + data.length);
    if (string === 0) throw new RangeError('no memory for the data');
    new DataView(memory.buffer).setUint32(string, data.length, true);
    new Uint8Array(memory.buffer).set(data, string + 4);
    this.#bytes = undefined;
    this.#function(string, ...more);
    free(string);
    const bytes = this.#bytes;
    this.#bytes = undefined;
    return bytes;
  }

  #functions(): Record<Import, (...given: number[]) => unknown> {
    return {
      nothing: () => 0,
      anyHandle: () => handle,
      noFile: () => badFile,
      ends: () => {
        throw new Error('the codec gave up');
      },
      longjmp: () => {
        throw Infinity;
      },
      invoke: (index = 0, ...given) => this.#invoke(index, given),
      memcpy: (to = 0, from = 0, count = 0) =>
        new Uint8Array(this.#exports.memory.buffer).copyWithin(to, from, from + count),
      resizeHeap: (bytes = 0) => this.#resizeHeap(bytes),
      registerFunction: (_name, _count, _types, _signature, invoker = 0, called = 0) => {
        const invoke = this.#exports.table.get(invoker);
        this.#function = (...given) => void invoke(called, ...given);
      },
      registerOptions: (_type, _name, _signature, create = 0, _freeing, free = 0) => {
        const { table } = this.#exports;
        this.options.create = () => table.get(create)() as number;
        this.options.free = (object) => void table.get(free)(object);
      },
      registerOption: (_type, name = 0, _got, _getting, _get, _at, _set, _setting, setter = 0, context = 0) => {
        const set = this.#exports.table.get(setter);
        this.options.setters.set(this.#textAt(name), (object, value) => void set(context, object, value));
      },
      callerOf: (count = 0) => count,
      call: (caller, _function, _destructors, given = 0) => {
        if (caller === callsForBytes) this.#takeBytes(given);
        else this.#takePicture(given);
        return handle;
      },
    };
  }

  /** C code may leave this call by longjmp, which arrives here as a thrown number. */
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

  #textAt(at: number): string {
    const bytes = new Uint8Array(this.#exports.memory.buffer);
    return String.fromCharCode(...bytes.subarray(at, bytes.indexOf(0, at)));
  }

  /** Copies the samples; the arguments are a length and an address. */
  #takeBytes(given: number): void {
    const { buffer } = this.#exports.memory;
    const [length = 0, at = 0] = new Uint32Array(buffer, given, 2);
    this.#bytes = buffer.slice(at, at + length);
  }

  /** The arguments are the samples, width, height and number of bits. */
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
