import { Worker } from 'node:worker_threads';

// A decoding child whose picture takes for ever.
const watch = new Worker(new URL('../child/watch.ts', import.meta.url));
watch.once('online', () => {
  for (;;);
});
