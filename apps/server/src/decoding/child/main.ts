import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { prepareHeic } from '../decoders/heic.ts';
import { PieceReader } from '../piece-reader.ts';
import { LENGTH_BYTES, lengthPrefix, pipes } from '../protocol.ts';
import { type Answer, answerTo } from './answer.ts';

// The process that decodes: jobs come in and answers go out by pipes, one after another.
new Worker(new URL('./watch.ts', import.meta.url));
const jobs = new PieceReader(new Socket({ fd: pipes.jobs }));
const answers = new Socket({ fd: pipes.answers });

prepareHeic();
send({ head: { kind: 'ready' } });
while (await workOnNextJob());
process.exit();

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
