import { apiErrorSchema } from '@image-converter/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { numbersFrom } from '../testing/numbers.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { type RawAnswer, requestHead, sendRaw } from '../testing/raw-http.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const count = scale('GARBAGE_REQUESTS');
const atOnce = 20;
const mebibyte = 2 ** 20;

const methods = 'GET POST PUT PATCH DELETE HEAD OPTIONS TRACE CONNECT PROPFIND QUERY get BREW'.split(' ');
const headerNames = 'content-type content-length transfer-encoding expect upgrade origin x-forwarded-for te'.split(' ');
const beginnings = ['/', '//', '', '/conversion_jobs/', '/storage/', '/functions/'];
const characters = 'abc019/%.\\?&=#;:@!$\'()*+,[]{}|^`~<>"\u0001\u007fäÿ \t';
const emptyChunk = '0\r\n\r\n';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server.close());

it(`${count} requests of garbage get answers of the contract, or none`, { timeout: 60_000 + count * 100 }, async () => {
  const ended = attempt('A request of garbage');
  const resting = residentBytesOf(server.pid);
  const random = numbersFrom(1);
  let answered = 0;
  const wrong: string[] = [];
  for (let sent = 0; sent < count; sent += atOnce) {
    const requests = Array.from({ length: Math.min(atOnce, count - sent) }, () => garbageRequest(random));
    const answers = await Promise.all(requests.map(({ head }) => sendRaw(server.origin, [head], { end: true })));
    for (const [index, answer] of answers.entries()) {
      const { path, head } = requests[index] ?? { path: '', head: '' };
      if (answer && path.startsWith('/api/') && !isInContract(answer)) wrong.push(`${head} ${answer.head}`);
    }
    answered += answers.filter(Boolean).length;
  }
  const grown = Math.round((residentBytesOf(server.pid) - resting) / mebibyte);
  ended({
    tried: count,
    survived: count - wrong.length,
    note: `${answered} got an answer; memory of the server grew by ${grown} MB`,
  });
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(0.6 * count);
  expect(server.isRunning, server.output).toBe(true);
  expect(grown).toBeLessThan(150);
  expect((await server.visitor.convert(await server.visitor.uploaded(smallTiff, tiff))).status).toBe(200);
});

function garbageRequest(random: () => number): { path: string; head: string } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const path = `/api${pick(beginnings)}${garbage(random)}`;
  return { path, head: requestHead(pick(methods), path, { [pick(headerNames)]: garbage(random) }) };
}

function garbage(random: () => number): string {
  const length = Math.floor(random() * 40);
  return Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');
}

/** Requests that are not HTTP are refused without a body, before they reach a route. */
function isInContract({ status, body }: RawAnswer): boolean {
  if (['', emptyChunk].includes(body)) return status < 500;
  return apiErrorSchema.strict().safeParse(parsed(body)).success;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
