/** V8 flags of a decoding process. */
export const v8Switches: readonly string[] = [
  '--wasm-lazy-validation', // validates decoders lazily, so the child is ready 1/8 sooner
  '--expose-gc',
  '--single-threaded-gc', // the heap is small, and the other cores run other children
];
