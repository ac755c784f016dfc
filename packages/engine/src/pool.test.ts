import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pool } from './pool.ts';
import type { FromWorker, Task, TaskResult, ToWorker } from './protocol.ts';

/** A thread controlled by the test: real ones cannot be made to crash or hang on demand. */
class ObedientWorker {
  static all: ObedientWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: ((event: { message?: string; preventDefault: () => void }) => void) | undefined;
  received: ToWorker[] = [];
  terminated = false;

  constructor() {
    ObedientWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  get tasks() {
    return this.received.filter((message) => message.kind === 'run');
  }

  answer(index: number): void {
    const id = this.tasks[index]?.id ?? -1;
    this.onmessage?.({ data: { kind: 'done', id, result } });
  }

  fail(index: number): void {
    const id = this.tasks[index]?.id ?? -1;
    this.onmessage?.({ data: { kind: 'failed', id, code: 'INCOMPLETE', reason: '', obstacle: undefined } });
  }

  finishPage(index: number): void {
    this.onmessage?.({ data: { kind: 'page-done', id: this.tasks[index]?.id ?? -1, next: { page: 2, last: 3 } } });
  }

  crash(): void {
    this.onerror?.({ message: 'out of memory', preventDefault: () => {} });
  }

  /** The worker's script could not be loaded: nothing was thrown, so the event has no message. */
  failToLoad(): void {
    this.onerror?.({ preventDefault: () => {} });
  }
}

const result: TaskResult = {
  outputs: [{ blob: new Blob(), width: 1, height: 1, report: { encoder: 'native' } }],
  sourceFormat: 'png',
  pagesOrFrames: 1,
};
const limits = { canvasArea: 1, canvasSide: 1, pixels: 1 };
const task: Task = {
  file: new Blob(['x']),
  format: 'png',
  decoders: ['native'],
  settings: { ...targetDefaults('jpg'), maxBytes: undefined, mediaType: 'image/jpeg', hasTransparency: false },
  smaller: [],
  encoders: ['native'],
  target: { format: 'jpg', decoders: ['native'] },
  repacks: false,
  animates: false,
  keepsHdr: false,
  exact: false,
  deep: false,
  longestSide: 1,
  limits,
};
const never = new AbortController().signal;

const living = () => ObedientWorker.all.filter(({ terminated }) => !terminated);
const worker = (index: number) => ObedientWorker.all[index] as ObedientWorker;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'converted',
    ({ code }) => code,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', ObedientWorker);
  ObedientWorker.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pool', () => {
  it('starts no worker before there is work, and one for each file that a core is there for', () => {
    const pool = new Pool(2);
    expect(ObedientWorker.all).toHaveLength(0);
    for (let count = 0; count < 2; count += 1) void pool.run(never, task);
    expect(ObedientWorker.all).toHaveLength(2);
  });

  it.each([
    { cores: 1, files: 5, workers: 1 },
    { cores: 2, files: 3, workers: 3 },
    { cores: 2, files: 5, workers: 3 },
    { cores: 2, files: 20, workers: 3 },
    { cores: 4, files: 5, workers: 5 },
  ])('$files files on $cores cores have $workers workers: the odd ones share', ({ cores, files, workers }) => {
    const pool = new Pool(cores);
    for (let count = 0; count < files; count += 1) void pool.run(never, task);
    expect(ObedientWorker.all).toHaveLength(workers);
  });

  it('gives each worker one file to encode and one to decode ahead, the rest waits', async () => {
    const pool = new Pool(1);
    const all = Array.from({ length: 3 }, () => pool.run(never, task));
    expect(ObedientWorker.all.map(({ tasks }) => tasks.length)).toEqual([2]);
    worker(0).answer(0);
    await all[0];
    await vi.advanceTimersByTimeAsync(0);
    expect(worker(0).tasks).toHaveLength(3);
  });

  it('ends the worker of a cancelled file and starts the one behind it again elsewhere', async () => {
    const pool = new Pool(1);
    const cancel = new AbortController();
    const first = codeOf(pool.run(cancel.signal, task));
    const second = codeOf(pool.run(never, task));
    cancel.abort();
    expect(await first).toBe('ABORTED');
    expect(worker(0).terminated).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    worker(1).answer(0);
    expect(await second).toBe('converted');
  });

  it('never starts what was cancelled before', async () => {
    const cancel = new AbortController();
    cancel.abort();
    expect(await codeOf(new Pool(1).run(cancel.signal, task))).toBe('ABORTED');
    expect(ObedientWorker.all).toHaveLength(0);
  });

  it('fails only the file that broke its worker', async () => {
    const pool = new Pool(1);
    const codes = Array.from({ length: 3 }, () => codeOf(pool.run(never, task)));
    worker(0).crash();
    expect(await codes[0]).toBe('WORKER_CRASHED');
    await vi.advanceTimersByTimeAsync(0);
    worker(1).answer(0);
    worker(1).answer(1);
    expect(await codes[1]).toBe('converted');
    expect(await codes[2]).toBe('converted');
  });

  it('says that a part is missing when the script of a worker cannot be loaded, and starts another later', async () => {
    const pool = new Pool(1);
    const first = codeOf(pool.run(never, task));
    worker(0).failToLoad();
    expect(await first).toBe('CODEC_UNAVAILABLE');
    const second = codeOf(pool.run(never, task));
    worker(1).answer(0);
    expect(await second).toBe('converted');
  });

  it('gives up on a file that breaks one worker after the other', async () => {
    const pool = new Pool(1);
    const codes = [codeOf(pool.run(never, task)), codeOf(pool.run(never, task))];
    worker(0).crash();
    await vi.advanceTimersByTimeAsync(0);
    worker(1).crash();
    expect(await Promise.all(codes)).toEqual(['WORKER_CRASHED', 'WORKER_CRASHED']);
  });

  it('gives each page of a document its time, and tells which is next', async () => {
    const pool = new Pool(1);
    const onPage = vi.fn();
    const code = codeOf(pool.run(never, task, undefined, onPage));
    for (let page = 0; page < 5; page += 1) {
      await vi.advanceTimersByTimeAsync(150_000);
      worker(0).finishPage(0);
    }
    await vi.advanceTimersByTimeAsync(150_000);
    worker(0).answer(0);
    expect(await code).toBe('converted');
    expect(onPage).toHaveBeenCalledTimes(5);
    expect(onPage).toHaveBeenLastCalledWith({ page: 2, last: 3 });
  });

  it('ends a worker that hangs at a later page', async () => {
    const code = codeOf(new Pool(1).run(never, task));
    worker(0).finishPage(0);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await code).toBe('TIMED_OUT');
  });

  it('ends a worker that hangs', async () => {
    const pool = new Pool(1);
    const code = codeOf(pool.run(never, task));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await code).toBe('TIMED_OUT');
    expect(living()).toHaveLength(0);
  });

  it('ends idle workers after a while', async () => {
    const pool = new Pool(2);
    const work = pool.run(never, task);
    worker(0).answer(0);
    await work;
    expect(living()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(living()).toHaveLength(0);
  });

  it('ends idle workers at once when memory is wanted, but none that converts', async () => {
    const pool = new Pool(2);
    const work = pool.run(never, task);
    pool.rest();
    expect(living()).toHaveLength(1);
    worker(0).answer(0);
    await work;
    pool.rest();
    expect(living()).toHaveLength(0);
  });

  it('has all workers help with a file that is shared', () => {
    void new Pool(3).run(never, task, ['heic']);
    expect(worker(0).tasks[0]?.helpers.heic).toHaveLength(2);
    expect(ObedientWorker.all.map(({ received }) => received[0]?.kind)).toEqual(['run', 'help', 'help']);
  });

  describe('ends the help with a shared file', () => {
    const kinds = (index: number) => worker(index).received.map(({ kind }) => kind);

    it.each(['done', 'failed'] as const)('when its leader says %s', async (kind) => {
      const code = codeOf(new Pool(2).run(never, task, ['heic']));
      expect(kinds(1)).toEqual(['help']);
      if (kind === 'done') worker(0).answer(0);
      else worker(0).fail(0);
      expect(await code).toBe(kind === 'done' ? 'converted' : 'INCOMPLETE');
      await vi.advanceTimersByTimeAsync(0);
      const [help, end] = worker(1).received;
      expect(end).toEqual({ kind: 'end-help', id: help?.kind === 'help' && help.id });
    });

    it('when it is cancelled, or its leader hangs', async () => {
      const cancel = new AbortController();
      const pool = new Pool(2);
      const first = codeOf(pool.run(cancel.signal, task, ['heic']));
      cancel.abort();
      expect(await first).toBe('ABORTED');
      await vi.advanceTimersByTimeAsync(0);
      expect(kinds(1)).toEqual(['help', 'end-help']);
      const second = codeOf(pool.run(never, task, ['heic']));
      await vi.advanceTimersByTimeAsync(200_000);
      expect(await second).toBe('TIMED_OUT');
      const all = ObedientWorker.all.flatMap(({ received }) => received.map(({ kind }) => kind));
      expect(all.filter((kind) => kind === 'end-help')).toHaveLength(all.filter((kind) => kind === 'help').length);
    });
  });

  it('starts a shared file again, alone, when a helper breaks', async () => {
    const pool = new Pool(2);
    const code = codeOf(pool.run(never, task, ['heic']));
    worker(1).crash();
    await vi.advanceTimersByTimeAsync(0);
    const leader = living()[0];
    expect(leader?.tasks[0]?.helpers).toEqual({});
    leader?.answer(0);
    expect(await code).toBe('converted');
  });

  it('ends everything on request', async () => {
    const pool = new Pool(2);
    const code = codeOf(pool.run(never, task));
    pool.end();
    expect(await code).toBe('ABORTED');
    expect(living()).toHaveLength(0);
  });
});
