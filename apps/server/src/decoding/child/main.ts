import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { hostWith } from '../host.ts';
import { PieceReader } from '../piece-reader.ts';
import { framed, type JobHead, lengthBytes, pipes } from '../protocol.ts';
import { codecNamed } from '../registry.ts';
import { endWithParent } from '../sandbox/end-with-parent.ts';
import { applySeccomp } from '../sandbox/seccomp.ts';
import { type Answer, answerTo } from './answer.ts';

// The decoding process: receives jobs and sends answers through pipes, one at a time.
const jobs = new PieceReader(new Socket({ fd: pipes.jobs }));
const answers = new Socket({ fd: pipes.answers });

// Most files are photos of phones. Other decoders are compiled for the first file that needs them.
await codecNamed('heic').getReady?.(hostWith({ deep: false, keepsColours: false }));
if (!endWithParent()) await watch();
send({ head: { kind: 'ready', sealed: applySeccomp() } });
while (await workOnNextJob());
// Node accesses files when it exits, and would abort with an error when refused.
process.kill(process.pid, 'SIGKILL');

/** The thread has to load its code before seccomp applies. */
async function watch(): Promise<void> {
  await once(new Worker(new URL('./watch.js', import.meta.url)), 'message');
}

/** False when there are no more jobs. */
async function workOnNextJob(): Promise<boolean> {
  const head = await nextHead();
  const file = head && (await jobs.read(head.length));
  if (!file) return false;
  send({ head: { kind: 'begun' } });
  const answer = await answerTo(file, head.options);
  // Pixels are outside the garbage-collected heap, so they would pile up without an explicit collection.
  globalThis.gc?.();
  send(answer);
  return true;
}

async function nextHead(): Promise<JobHead | undefined> {
  const prefix = await jobs.read(lengthBytes);
  const json = prefix && (await jobs.read(prefix.readUInt32BE()));
  return json && JSON.parse(json.toString());
}

function send({ head, bytes = [] }: Answer): void {
  answers.write(framed(head));
  for (const part of bytes) answers.write(part);
}
