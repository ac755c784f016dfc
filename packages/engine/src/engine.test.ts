import { fixture } from '@image-converter/corpus/fixtures';
import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToWorker } from './protocol.ts';

/** A thread that never answers. */
class SilentWorker {
  static all: SilentWorker[] = [];
  received: ToWorker[] = [];

  constructor() {
    SilentWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {}
}

const compileStreaming = vi.fn(() => new Promise<never>(() => {}));
const received = () => SilentWorker.all.flatMap((worker) => worker.received.map(({ kind }) => kind));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 4, userAgent: '', maxTouchPoints: 0 });
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(compileStreaming);
  SilentWorker.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  compileStreaming.mockClear();
});

/** Chooses a HEIC and presses the button, in a browser with this decoder. */
async function convertHeic(createImageBitmap: () => Promise<unknown>): Promise<void> {
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const { convert, prepare } = await import('./engine.ts');
  const file = new Blob([await fixture('tiles.heic')]);
  await prepare('heic', file, 'jpg');
  void convert(new AbortController().signal, file, targetDefaults('jpg'), { format: 'heic' });
  await expect.poll(() => received()).toContain('run');
}

describe('a HEIC', () => {
  it('is left to a browser that reads it: no libheif, and no worker that helps', async () => {
    await convertHeic(async () => ({ width: 64, height: 64, close: () => {} }));
    expect(fetch).not.toHaveBeenCalled();
    expect(received()).toEqual(['run']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('The source image could not be decoded'))],
    ['gives something else', async () => ({ width: 0, height: 0, close: () => {} })],
  ])('is shared by all workers where the browser’s decoder %s', async (_, createImageBitmap) => {
    await convertHeic(createImageBitmap);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('libheif'));
    expect(received().filter((kind) => kind === 'help')).toHaveLength(3);
  });
});
