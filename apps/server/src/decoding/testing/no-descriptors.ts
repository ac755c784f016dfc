import { closeSync, openSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { fixture } from '@image-converter/corpus/fixtures';
import { DecodingPool } from '../pool.ts';
import { fileBody } from './file-body.ts';

/**
 * Runs as a separate process with few file descriptors: prints how jobs end when none are left, and after some are free
 * again.
 */
const pool = new DecodingPool({ children: 1 });
const tiff = await fixture('plain.tiff');
const outcome = () =>
  pool.convert(new AbortController().signal, fileBody(tiff)).then(
    ({ format }) => format,
    ({ code }: { code: string }) => code,
  );

const held: number[] = [];
try {
  for (;;) held.push(openSync('/dev/null', 'r'));
} catch {
  // No descriptors left.
}
const without = await outcome();
// Late errors of the failed start must not end the process either.
await turn();
for (const descriptor of held) closeSync(descriptor);
process.stdout.write(JSON.stringify([without, await outcome()]));
await pool.close(0);
