// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOldBatches } from '../kept-batch/batches.ts';
import { deployment, renderHook } from '../testing/render-hook.tsx';
import { LazyDevice } from './LazyDevice.tsx';

vi.mock('../kept-batch/batches.ts', () => ({ deleteOldBatches: vi.fn(async () => {}) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('deletes what is older than a day on any page, also where there is no service worker', {
  tags: '@promise:kept-batch',
}, async () => {
  const settings = deployment({ SERVICE_WORKER: 'off' });
  await renderHook(
    () => {},
    settings,
    (children) => (
      <>
        <LazyDevice />
        {children}
      </>
    ),
  );
  expect(deleteOldBatches).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await expect.poll(() => vi.mocked(deleteOldBatches).mock.calls.length).toBe(1);
});
