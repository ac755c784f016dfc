import { settingsForTests } from '@image-converter/codecs/testing/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToWorker } from './protocol.ts';

const signals: AbortSignal[] = [];
const codec = { help: (ended: AbortSignal) => signals.push(ended) };
vi.mock('./codecs.ts', () => ({ load: async () => codec, inspectorOf: async () => undefined }));

/** The parts of a worker's global scope that its script needs. */
class Scope extends EventTarget {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | undefined;

  receive(data: ToWorker): void {
    const event = new MessageEvent('message', { data });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}

let scope: Scope;

beforeEach(() => {
  scope = new Scope();
  signals.length = 0;
  vi.stubGlobal('self', scope);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return null;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

async function runScript(): Promise<void> {
  vi.resetModules();
  await import('./worker.ts');
}

async function helpTwice(): Promise<void> {
  const chosen = { file: new Blob(), format: 'heic', decoders: ['heic'] } as const;
  const settings = settingsForTests('jpg');
  for (const id of [1, 2]) {
    const leader = new MessageChannel().port1;
    scope.receive({ kind: 'help', id, codec: 'heic', chosen, settings, leader });
  }
  await expect.poll(() => signals).toHaveLength(2);
}

it('ends the help that the page ends, and no other', async () => {
  await runScript();
  await helpTwice();
  scope.receive({ kind: 'end-help', id: 2 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
});

it('ends it even if the script ran a second time since it began', async () => {
  await runScript();
  await helpTwice();
  await runScript();
  scope.receive({ kind: 'end-help', id: 1 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
