// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deployment, renderHook } from '../testing/render-hook.tsx';
import { ServerModeProvider, useServerMode } from './server-mode.tsx';

const status = { conversion: 'on', waiting: 0, expectedSeconds: 0 };
const fetch = vi.fn(async () => Response.json(status));

beforeEach(() => {
  localStorage.clear();
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

const visit = (settings = {}) =>
  renderHook(useServerMode, deployment(settings), (children) => <ServerModeProvider>{children}</ServerModeProvider>);

function setOnline(onLine: boolean): Promise<void> {
  vi.stubGlobal('navigator', { onLine });
  return act(async () => {
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
}

it('asks the server once, however often it is told to', async () => {
  const mode = await visit();
  expect(mode.current.situation.answer).toBe('none yet');
  await act(async () => mode.current.ask());
  await act(async () => mode.current.ask());
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(mode.current.situation.answer).toBe('yes');
});

it('asks nobody without a connection, and by itself when it is back', async () => {
  const mode = await visit();
  await setOnline(false);
  await act(async () => mode.current.ask());
  expect(fetch).not.toHaveBeenCalled();
  expect(mode.current.situation).toMatchObject({ online: false, answer: 'none yet' });
  await setOnline(true);
  expect(mode.current.situation).toMatchObject({ online: true, answer: 'yes' });
});

it('gives a server that was lost with the connection another chance when that is back', async () => {
  fetch.mockRejectedValueOnce(new TypeError('no connection'));
  const mode = await visit();
  await act(async () => mode.current.ask());
  await act(async () => mode.current.lose());
  expect(mode.current.situation).toMatchObject({ lost: true, answer: 'no' });
  await setOnline(false);
  await setOnline(true);
  expect(mode.current.situation).toMatchObject({ lost: false, answer: 'yes' });
});

it('asks again if the connection is back before requests get through', async () => {
  vi.useFakeTimers();
  const mode = await visit();
  await act(async () => mode.current.ask());
  await setOnline(false);
  fetch.mockRejectedValueOnce(new TypeError('no connection'));
  await setOnline(true);
  expect(mode.current.situation.answer).toBe('none yet');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(mode.current.situation.answer).toBe('yes');
});

it('asks nobody when the connection is back where no page has needed to know', async () => {
  await visit();
  await setOnline(false);
  await setOnline(true);
  expect(fetch).not.toHaveBeenCalled();
});

it('asks nobody where the deployment has no API', async () => {
  const mode = await visit({ SERVER_CONVERSION: 'off' });
  await act(async () => mode.current.ask());
  expect(fetch).not.toHaveBeenCalled();
  expect(mode.current.situation.configured).toBe(false);
});

it('tells work between two renders what has just changed', async () => {
  const mode = await visit();
  await act(async () => {
    mode.current.lose();
    expect(mode.current.current().lost).toBe(true);
    expect(mode.current.situation.lost).toBe(false);
  });
  expect(mode.current.situation.lost).toBe(true);
});

it('remembers the visitor’s choice for the next visit', async () => {
  const first = await visit();
  await act(async () => first.current.prefer('client'));
  expect(first.current.situation.preferred).toBe('client');
  const second = await visit();
  expect(second.current.situation.preferred).toBe('client');
});
