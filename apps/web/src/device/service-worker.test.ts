import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../service-worker/messages.ts';
import { messageServiceWorker } from './service-worker.ts';

let port: MessagePort;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const active = { postMessage: (_message: unknown, [given]: MessagePort[]) => (port = given as MessagePort) };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function hear(reply: Reply, onProgress: { mock: { calls: unknown[][] } }): Promise<void> {
  const before = onProgress.mock.calls.length;
  port.postMessage(reply);
  await vi.waitUntil(() => onProgress.mock.calls.length > before, { timeout: 60_000 });
}

it('a worker that is ended while it keeps files is given up, but never while it gets on', async () => {
  const onProgress = vi.fn();
  const outcome = messageServiceWorker({ kind: 'keep', parts: ['codecs'] }, onProgress);
  await vi.waitUntil(() => port, { timeout: 60_000 });
  for (let minute = 1; minute <= 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    await hear({ kind: 'progress', arrived: minute, total: 10 }, onProgress);
  }
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ kind: 'failed', isFull: false });
});
