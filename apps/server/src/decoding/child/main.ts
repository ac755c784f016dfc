import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { prepareHeic } from '../decoders/heic.ts';
import { prepareMagick } from '../decoders/magick.ts';
import { PieceReader } from '../piece-reader.ts';
import { LENGTH_BYTES, lengthPrefix, pipes } from '../protocol.ts';
import { seal } from '../wall/seal.ts';
import { type Answer, answerTo } from './answer.ts';

// The process that decodes: jobs come in and answers go out by pipes, one after another.
const watching = once(new Worker(new URL('./watch.ts', import.meta.url)), 'message');
const jobs = new PieceReader(new Socket({ fd: pipes.jobs }));
const answers = new Socket({ fd: pipes.answers });

prepareHeic();
await prepareMagick();
// The thread has to read its code before nothing can be read any more.
await watching;
send({ head: { kind: 'ready', sealed: seal() } });
while (await workOnNextJob());
// Node looks at its files when it exits, and gives up loudly when it is not let.
process.kill(process.pid, 'SIGKILL');

/** False when there are no more. */
async function workOnNextJob(): Promise<boolean> {
  const file = await nextFile();
  if (!file) return false;
  const answer = await answerTo(file);
  // Pixels lie outside the heap that the collector looks at, so it would let them pile up.
  globalThis.gc?.();
  send(answer);
  return true;
}

async function nextFile(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const prefix = await jobs.read(LENGTH_BYTES);
  return prefix && jobs.read(prefix.readUInt32BE());
}

function send({ head, jpg }: Answer): void {
  const json = Buffer.from(JSON.stringify(head));
  answers.write(Buffer.concat([lengthPrefix(json.length), json]));
  if (jpg) answers.write(jpg);
}
