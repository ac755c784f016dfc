import { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConvertedPicture } from '../decoding/decoding-child.ts';
import { deliver } from './deliver.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const megabyte = 1024 * 1024;
const facts = { target: 'jpg', parts: [{ width: 1, height: 1, length: 0 }], pages: 1, report: {}, format: 'heic' };

/** Reads this many bytes each second. */
function readerOf(bytesPerSecond: number): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void setTimeout(done, (chunk.length / bytesPerSecond) * 1000),
  });
}

/** Resolves to whether all of it arrived. */
async function delivered(megabytes: number, kilobytesPerSecond: number): Promise<boolean> {
  const raw = readerOf(kilobytesPerSecond * 1024);
  const reply = { raw, headers: () => ({ send: (body: NodeJS.ReadableStream) => body.pipe(raw) }) };
  const picture = { ...facts, bytes: Buffer.alloc(megabytes * megabyte) } as unknown as ConvertedPicture;
  const result = deliver(new AbortController().signal, reply as unknown as FastifyReply, picture);
  await vi.advanceTimersByTimeAsync(3_600_000);
  return result;
}

it('delivers to everyone who reads at the speed of a slow mobile connection', async () => {
  expect(await delivered(20, 200)).toBe(true);
  expect(await delivered(1, 40)).toBe(true);
});

it('gives up on a visitor who reads so slowly that the answer would stay in memory', async () => {
  expect(await delivered(20, 6)).toBe(false);
  expect(await delivered(5, 20)).toBe(false);
});
