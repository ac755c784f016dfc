import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { prepareHeic } from '../decoders/heic.ts';
import { prepareMagick } from '../decoders/magick.ts';
import { PieceReader } from '../piece-reader.ts';
import { LENGTH_BYTES, lengthPrefix, pipes } from '../protocol.ts';
import { seal } from '../wall/seal.ts';
import { type Answer, answerTo } from './answer.ts';

// The decoding process: jobs come in and answers go out through pipes, one after another.
const watching = once(new Worker(new URL('./watch.ts', import.meta.url)), 'message');
const jobs = new PieceReader(new Socket({ fd: pipes.jobs }));
const answers = new Socket({ fd: pipes.answers });

prepareHeic();
await prepareMagick();
// The thread has to load its code before the process is sealed.
await watching;
send({ head: { kind: 'ready', sealed: seal() } });
while (await workOnNextJob());
// Node accesses files when it exits, and aborts with an error if it is refused.
process.kill(process.pid, 'SIGKILL');

/** False when there are no more jobs. */
async function workOnNextJob(): Promise<boolean> {
  const file = await nextFile();
  if (!file) return false;
  const answer = await answerTo(file);
  // Pixels are outside the heap that the garbage collector watches, so they would pile up.
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
