import { targetDefaults } from '@image-converter/formats/options';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../converter/session/session.ts';
import { type Item, initialState, type State } from '../converter/state/state.ts';
import { BatchKeeper } from './batch-keeper.ts';

/** Milliseconds; longer than a conversion takes priority. */
const long = 60_000;

/** The paths of all files written. */
let written: string[] = [];
let removed: string[] = [];

function folderAt(path: string): FileSystemDirectoryHandle {
  return {
    getDirectoryHandle: async (name: string) => folderAt(`${path}${name}/`),
    removeEntry: async (name: string) => void removed.push(path + name),
    getFileHandle: async (name: string) => ({
      createWritable: async () => new WritableStream({ close: () => void written.push(path + name) }),
    }),
  } as unknown as FileSystemDirectoryHandle;
}

/** A session with one waiting file in which only the phase changes. */
function sessionIn(phase: State['phase']) {
  const item: Item = {
    id: '1',
    file: new File(['x'], 'x.png'),
    format: 'png',
    label: 'PNG',
    status: { kind: 'waiting' },
  };
  let state: State = { ...initialState(targetDefaults('jpg'), 'keep results'), items: [item], phase };
  const listeners = new Set<() => void>();
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const enter = (next: State['phase']) => {
    state = { ...state, phase: next };
    for (const listener of listeners) listener();
  };
  const exchange = (file: File) => {
    state = { ...state, items: [{ ...item, file }] };
    enter(state.phase);
  };
  return { session, enter, exchange, listeners };
}

const batchIn = (folder: FileSystemDirectoryHandle) => ({ folder, left: [], groups: new Map() });

const everything = ['facts.json', 'group-1/bytes', 'group-1/facts.json'];

beforeEach(() => {
  written = [];
  removed = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 2 ** 30, usage: 0 }) } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('a file is kept as soon as it is chosen', async () => {
  new BatchKeeper(sessionIn('selected').session, batchIn(folderAt('')), () => {});
  await expect.poll(() => written).toEqual(everything);
});

it('nothing is written while files are converted, and everything afterwards', async () => {
  const { session, enter } = sessionIn('converting');
  new BatchKeeper(session, batchIn(folderAt('')), () => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([]);
  enter('done');
  await expect.poll(() => written).toEqual(everything);
});

it('a conversion that takes long does not keep files from being kept', async () => {
  new BatchKeeper(sessionIn('converting').session, batchIn(folderAt('')), () => {});
  await vi.advanceTimersByTimeAsync(long);
  await expect.poll(() => written).toEqual(everything);
});

it('a picture in the place of a file is kept instead of it', async () => {
  const { session, exchange } = sessionIn('selected');
  new BatchKeeper(session, batchIn(folderAt('')), () => {});
  await expect.poll(() => written).toEqual(everything);
  exchange(new File(['frame'], 'frame.png'));
  await expect.poll(() => written).toEqual([...everything, 'group-2/bytes', 'group-2/facts.json']);
  expect(removed).toEqual(['group-1']);
});

it('stops at once, whatever is converted', async () => {
  const keeper = new BatchKeeper(sessionIn('converting').session, batchIn(folderAt('')), () => {});
  await keeper.stop();
  await vi.advanceTimersByTimeAsync(long);
  expect(written).toEqual([]);
});

it('does not go on by itself if nothing can be written while files are converted', async () => {
  const { session, enter, listeners } = sessionIn('selected');
  const onEnd = vi.fn(() => enter('converting'));
  const broken = { getFileHandle: () => Promise.reject(new Error('gone')) } as unknown as FileSystemDirectoryHandle;
  const keeper = new BatchKeeper(session, batchIn(broken), onEnd);
  await expect.poll(() => onEnd).toHaveBeenCalledWith('off');
  expect(listeners.size).toBe(0);
  await keeper.stop();
});
