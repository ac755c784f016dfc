// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { SessionsProvider, useSession } from '../converter/session/sessions.tsx';
import { ServerModeProvider } from '../mode/server-mode.tsx';
import { pageTable } from '../routes/pages.ts';
import { deployment, renderHook } from '../testing/render-hook.tsx';
import { useAllOptions } from './use-all-options.ts';

it.each([
  ['#options&quality=50', ''],
  ['#questions', '#questions'],
])('after a choice, %s in the address becomes "%s"', async (hash, after) => {
  const choosing = await renderHook(
    () => {
      const { session, state } = useSession(pageTable['png-to-webp'].rules);
      return useAllOptions(session, state);
    },
    deployment(),
    (children) => (
      <ServerModeProvider>
        <SessionsProvider>{children}</SessionsProvider>
      </ServerModeProvider>
    ),
  );
  location.hash = hash;
  await act(async () => choosing.current.choose({ quality: 75 }));
  expect(location.hash).toBe(after);
  localStorage.clear();
});
