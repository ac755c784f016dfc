import { expect, it, vi } from 'vitest';
import { pageTable } from '../../routes/pages.ts';
import { Sessions } from './sessions.tsx';

it('a conversion waits for every look at what was chosen earlier', async () => {
  const sessions = new Sessions({
    backends: { server: vi.fn(), browser: vi.fn(), onFallback: vi.fn(), onBrowserEnd: vi.fn(), onUnchanged: vi.fn() },
    situation: () => ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }),
    prepare: vi.fn(),
    loadPacker: vi.fn(),
  });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  sessions.waitFor(first.promise);
  sessions.waitFor(second.promise);
  first.resolve();
  await first.promise;
  const ended = vi.fn();
  const converting = sessions.of(pageTable['png-to-webp'].rules).convertAll().then(ended);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  second.resolve();
  await converting;
  expect(ended).toHaveBeenCalled();
});
