import { kernelOn } from '../kernels.ts';
import { type Kernel, parameters } from './kernel.ts';
import { wasm } from './resample.wasm.ts';

const pageBytes = 65_536;

/** Throws if WebAssembly or its SIMD support is missing. */
export function simdKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  return {
    ...kernelOn(wasm, memory, parameters),
    room(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
      return memory.buffer;
    },
  };
}
