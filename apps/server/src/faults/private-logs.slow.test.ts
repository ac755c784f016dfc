import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '@image-converter/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { apiKey, convertAtOnce } from '../testing/program.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { rowsOf } from '../testing/rows.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { Visitor } from '../testing/visitor.ts';

const name = 'grandmothers-birthday.tif';
const agent = 'TellTaleBrowser/7.0';
const address = '203.0.113.77';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ LOG_LEVEL: 'debug', TRUSTED_PROXIES: '127.0.0.1', API_KEYS: apiKey });
});
afterAll(() => server.close());

/** Fetches with everything that could identify a visitor. */
const markedVisitor = (key?: string) =>
  new Visitor(server.origin, key, { 'user-agent': agent, 'x-forwarded-for': address });

it('logs nothing of a visitor, whether the calls go well or badly', {
  tags: ['@promise:anonymous-log', '@promise:secure'],
}, async () => {
  const visitor = markedVisitor();
  const stranger = markedVisitor('wrong');
  const named = { ...tiff, original_filename: name };
  const marks = { 'user-agent': agent, 'x-forwarded-for': address, referer: `http://localhost/${name}` };
  const jobs: Job[] = [];
  const announce = async (bytes = smallTiff) => {
    const job = await visitor.job(bytes.length, named);
    jobs.push(job);
    return job;
  };

  // Successful calls.
  const good = await announce();
  for (const step of [
    () => visitor.upload(good, smallTiff),
    () => visitor.update(good),
    () => visitor.convert(good),
    () => visitor.log(),
  ]) {
    expect((await step()).ok).toBe(true);
  }

  expect((await convertAtOnce(server.origin, smallTiff, { name })).ok).toBe(true);

  // Failing calls: a broken file, repeated and premature steps, a wrong key, a wrong path, too much, too little, not
  // HTTP.
  const bytes = new TextEncoder().encode('no picture');
  const broken = await announce(bytes);
  await visitor.upload(broken, bytes);
  await visitor.update(broken);
  expect((await visitor.convert(broken)).status).toBe(422);
  const early = await announce();
  for (const refused of [
    visitor.convert(good),
    stranger.giveUp(early),
    visitor.upload(good, smallTiff),
    visitor.convert(early),
    stranger.convert(early),
    stranger.upload(early, smallTiff),
    visitor.update(early, { storage_path: `temp/${early.id}/../${name}` }),
    visitor.create(0, named),
    visitor.upload(early, smallTiff, `../${name}`),
    convertAtOnce(server.origin, bytes, { name }),
    convertAtOnce(server.origin, smallTiff.subarray(0, 100), { name }),
    convertAtOnce(server.origin, smallTiff, { name, key: `${apiKey}-guessed` }),
    fetch(`${server.origin}/${name}?job=${early.id}`, { headers: marks }),
    fetch(`${server.origin}/api/${name}?job=${early.id}`, { headers: marks }),
  ]) {
    expect((await refused).ok).toBe(false);
  }
  const upload = async (headers: Record<string, string | number>, body: string) => {
    const path = `/api/storage/temp-conversions/temp/${(await announce()).id}/${name}`;
    await sendRaw(server.origin, [requestHead('PUT', path, { ...marks, ...headers }), body, 200], { end: true });
  };
  await upload({ 'content-length': smallTiff.length }, 'too little');
  await upload({ 'content-length': 100_000_000 }, 'too much');
  await upload({ 'transfer-encoding': 'chunked' }, `3e8\r\n${'x'.repeat(1000)}\r\n0\r\n\r\n`);
  await upload({ 'content-length': 'none' }, name);
  await upload({ 'transfer-encoding': 'chunked' }, `${name}\r\n`);
  const left = new AbortController();
  const leaving = fetch(`${server.origin}/api/conversion_jobs`, { headers: marks, signal: left.signal });
  left.abort();
  await leaving.catch(() => undefined);

  // A bucket that cannot be written to: the system's error messages contain full paths.
  const bucket = join(server.dataDir, 'temp-conversions');
  const stored = () => rowsOf(server.dataDir).jobs.filter((job) => job.stored);
  await expect.poll(stored).toEqual([]);
  rmSync(bucket, { recursive: true });
  writeFileSync(bucket, '');
  expect((await visitor.upload(await announce(), smallTiff)).status).toBe(503);
  expect(await server.terminate()).toBe(0);

  const log = server.output.replaceAll(/^.*http:\/\/127\.0\.0\.1:\d+.*$/gm, '');
  for (const line of ['request completed', 'a call failed', 'left to the sweeper']) expect(log).toContain(line);
  for (const mark of ['grandmothers', 'TellTale', apiKey, ...jobs.map(({ id }) => id)]) expect(log).not.toContain(mark);
  expect(log).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/);
});
