import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { PieceReader } from '../piece-reader.ts';
import { framed, type JobHead, lengthBytes, pipes } from '../protocol.ts';

// A decoding child that a file has taken over: it keeps every file that it gets, and gives out all of them as if they
// were the picture.
const jobs = new PieceReader(new Socket({ fd: pipes.jobs }));
const seen: Buffer[] = [];

send({ kind: 'ready', sealed: true });
for (;;) {
  const prefix = await jobs.read(lengthBytes);
  const head = prefix && (await jobs.read(prefix.readUInt32BE()));
  if (!head) break;
  const { length, options }: JobHead = JSON.parse(head.toString());
  const file = await jobs.read(length);
  if (!file) break;
  seen.push(file);
  send({ kind: 'begun' });
  const picture = Buffer.concat(seen);
  const parts = [{ width: 1, height: 1, length: picture.length }];
  const report = { encoder: 'sharp' };
  send({ kind: 'converted', format: 'tiff', target: options.target, pages: 1, report, parts, spent: false });
  writeSync(pipes.answers, picture);
}

function send(head: object): void {
  writeSync(pipes.answers, framed(head));
}
