import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConversionLog } from './conversion-log.ts';

const row = (file_size: number) =>
  ({
    source_format: 'png',
    target_format: 'jpg',
    file_size,
    conversion_type: 'client',
    success: true,
    processing_time_ms: 3,
  }) as const;

let status: number;
let calls: { file_size: number }[][];
let hide: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  status = 201;
  calls = [];
  vi.stubGlobal('document', new EventTarget());
  hide = () => {
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    calls.push([JSON.parse(body)].flat());
    return new Response(null, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const newLog = () => new ConversionLog({ origin: '', key: 'anonymous' });
const add = (log: ConversionLog, count: number) => {
  for (let index = 0; index < count; index++) log.add(row(index));
};
const logged = () => calls.flat().map(({ file_size }) => file_size);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('logs a batch of a thousand whole and in its order, in calls that leave the others room', async () => {
  add(newLog(), 1000);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(logged()).toEqual(upTo(1000));
  expect(calls).toHaveLength(10);
});

it('sends the first row at once, and the next ones together two seconds later', async () => {
  const log = newLog();
  log.add(row(0));
  await vi.advanceTimersByTimeAsync(0);
  log.add(row(1));
  log.add(row(2));
  await vi.advanceTimersByTimeAsync(1999);
  expect(logged()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([[row(0)], [row(1), row(2)]]);
});

it('sends what is left when the page is closed or hidden, which may be the last thing it does', () => {
  add(newLog(), 250);
  hide();
  expect(logged()).toEqual(upTo(250));
});

it('sends no more for a closed page than browsers allow, and the rest if the page is shown again', async () => {
  const log = newLog();
  for (let index = 0; index < 1000; index++) log.add({ ...row(2 ** 40), processing_time_ms: 10_000_000 });
  hide();
  expect(calls.map((rows) => JSON.stringify(rows)).join('').length).toBeLessThan(64 * 1024);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(logged()).toHaveLength(1000);
});

it('repeats a minute later what the server refused to take, once', async () => {
  status = 429;
  add(newLog(), 150);
  await vi.advanceTimersByTimeAsync(0);
  status = 201;
  calls = [];
  await vi.advanceTimersByTimeAsync(59_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged()).toEqual(upTo(150));
});

it('repeats nothing that may have been taken', async () => {
  status = 500;
  add(newLog(), 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith('Failed to log the conversion', expect.anything());
});

it('keeps no more than ten thousand rows for a server that refuses them', async () => {
  status = 429;
  const log = newLog();
  add(log, 20_000);
  await vi.advanceTimersByTimeAsync(0);
  add(log, 20_000);
  calls = [];
  status = 201;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(logged()).toHaveLength(10_000);
});

it.each([404, 405])('asks static hosting, which answers %i, only once', async (code) => {
  status = code;
  const log = newLog();
  add(log, 150);
  await vi.advanceTimersByTimeAsync(600_000);
  add(log, 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(1);
});

it('sends nothing more if the page comes back after that', async () => {
  const log = newLog();
  add(log, 3);
  hide();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  log.add(row(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged()).toEqual(upTo(4));
});
