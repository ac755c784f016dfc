import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToWorker } from './protocol.ts';

const limits = { canvasArea: 0, canvasSide: 0, pixels: 1 };
const module = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

/** The parts of a worker's global scope that the host needs. */
class Scope extends EventTarget {
  readonly sent: unknown[] = [];

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  receive(data: ToWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let scope: Scope;

beforeEach(() => {
  scope = new Scope();
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

/** WebKit runs a worker's script again when a chunk imports it. */
async function freshHost() {
  vi.resetModules();
  return (await import('./host.ts')).hostWith(limits);
}

it('asks the page for a codec once, however many wait for it', async () => {
  const host = await freshHost();
  const asked = [host.wasm('heic'), host.wasm('heic')];
  scope.receive({ kind: 'module', codec: 'heic', module });
  expect(await Promise.all(asked)).toEqual([module, module]);
  expect(scope.sent).toEqual([{ kind: 'need-module', codec: 'heic' }]);
});

it('asks again after a codec could not be reached', async () => {
  const host = await freshHost();
  const first = host.wasm('heic');
  scope.receive({ kind: 'no-module', codec: 'heic' });
  await expect(first).rejects.toMatchObject({ code: 'CODEC_UNAVAILABLE' });
  const second = host.wasm('heic');
  scope.receive({ kind: 'module', codec: 'heic', module });
  expect(await second).toBe(module);
});

it('gets its answer even if the script of the worker ran a second time since it asked', async () => {
  const first = await freshHost();
  const asked = first.wasm('magick');
  await freshHost();
  scope.receive({ kind: 'module', codec: 'magick', module });
  expect(await asked).toBe(module);
});
