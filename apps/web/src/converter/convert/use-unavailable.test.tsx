// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ServerModeProvider } from '../../mode/server-mode.tsx';
import { deployment, renderHook } from '../../testing/render-hook.tsx';
import { useUnavailable } from './use-unavailable.ts';

vi.mock('@image-converter/engine/engine', () => ({ isAvailable: async (format: string) => format !== 'heic' }));
afterEach(() => vi.unstubAllGlobals());

function setOnline(onLine: boolean): Promise<void> {
  vi.stubGlobal('navigator', { onLine });
  return act(async () => {
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
}

it.each(['on', 'off'])(
  'formats without their codec are unavailable until the connection is back, API %s',
  async (api) => {
    const unavailable = await renderHook(
      () => useUnavailable('png', 'heic'),
      deployment({ SERVER_CONVERSION: api }),
      (children) => <ServerModeProvider>{children}</ServerModeProvider>,
    );
    expect([...unavailable.current]).toEqual([]);
    await setOnline(false);
    await expect.poll(() => [...unavailable.current]).toEqual(['heic']);
    await setOnline(true);
    expect([...unavailable.current]).toEqual([]);
  },
);
