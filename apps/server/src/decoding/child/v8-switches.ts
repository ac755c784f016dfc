/** How V8 runs the code of a decoding process. */
export const v8Switches: readonly string[] = [
  '--wasm-lazy-validation', // decoders are checked as they are used, so the child is ready an eighth sooner
  '--expose-gc',
  '--single-threaded-gc', // the heap is small, and the other cores have children of their own
];
