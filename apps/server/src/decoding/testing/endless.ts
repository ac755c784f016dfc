import { Worker } from 'node:worker_threads';

// A decoding child that never finishes its picture.
const watch = new Worker(new URL('../child/watch.ts', import.meta.url));
watch.once('online', () => {
  for (;;);
});
