import { describe, expect, it } from 'vitest';
import { type Action, emptyState, type Outcome, reduce, type State } from './state.ts';

const file = new File(['x'], 'x.png');
const item = (id: string) => ({ id, file, format: 'png' as const });
const outcome: Outcome = {
  blob: new Blob(),
  url: 'blob:x',
  name: 'x.jpg',
  width: 1,
  height: 1,
  pagesOrFrames: 1,
  milliseconds: 5,
  mode: 'client',
};

function after(...actions: Action[]): State {
  return actions.reduce(reduce, emptyState);
}

const two: Action = { kind: 'added', items: [item('a'), item('b')] };
const start: Action = { kind: 'started', modes: { a: 'client', b: 'client' } };

describe('the converter', () => {
  it('is empty, then selected', () => {
    expect(emptyState.phase).toBe('empty');
    expect(after(two)).toMatchObject({ phase: 'selected', progress: 0 });
  });

  it('is empty again when the last file is removed', () => {
    expect(after(two, { kind: 'removed', id: 'a' }).phase).toBe('selected');
    expect(after(two, { kind: 'removed', id: 'a' }, { kind: 'removed', id: 'b' })).toEqual(emptyState);
    expect(after(two, { kind: 'cleared' })).toEqual(emptyState);
  });

  it('is done when at least one file was converted, failed when none was', () => {
    const converted: Action = { kind: 'converted', id: 'a', outcome };
    const failed = (id: string): Action => ({ kind: 'failed', id, code: 'CORRUPT' });
    expect(after(two, start, converted, failed('b'), { kind: 'finished' }).phase).toBe('done');
    expect(after(two, start, failed('a'), failed('b'), { kind: 'finished' }).phase).toBe('failed');
  });

  it('clears earlier results when files are added or removed', () => {
    const done = [two, start, { kind: 'converted', id: 'a', outcome }, { kind: 'finished' }] as Action[];
    for (const change of [
      { kind: 'added', items: [item('c')] },
      { kind: 'removed', id: 'b' },
    ] as Action[]) {
      const state = after(...done, change);
      expect(state).toMatchObject({ phase: 'selected', progress: 0 });
      expect(state.items.every(({ status }) => status.kind === 'waiting')).toBe(true);
    }
  });

  it('keeps results when the rest is cancelled', () => {
    const state = after(two, start, { kind: 'converted', id: 'a', outcome }, { kind: 'cancelled' });
    expect(state.items.map(({ status }) => status.kind)).toEqual(['done', 'waiting']);
    expect(state).toMatchObject({ phase: 'done', progress: 0 });
    expect(after(two, start, { kind: 'cancelled' }).phase).toBe('selected');
  });

  it('retries one file without touching the others', () => {
    const failed = [
      two,
      start,
      { kind: 'converted', id: 'a', outcome },
      { kind: 'failed', id: 'b', code: 'TIMED_OUT' },
    ];
    const state = after(...(failed as Action[]), { kind: 'finished' }, { kind: 'started', modes: { b: 'client' } });
    expect(state.items.map(({ status }) => status.kind)).toEqual(['done', 'converting']);
  });

  it('goes on in the browser when the server did not do it', () => {
    const started: Action = { kind: 'started', modes: { a: 'server' } };
    expect(after(two, started).items[0]?.status).toEqual({ kind: 'converting', mode: 'server' });
    const state = after(two, started, { kind: 'ticked' }, { kind: 'fell-back', id: 'a' });
    expect(state.items[0]?.status).toEqual({ kind: 'converting', mode: 'client' });
    expect(state).toMatchObject({ phase: 'converting', progress: 30 });
  });
});

describe('progress', () => {
  const values = (first: Action[], step: Action, times: number) => {
    const steps = Array.from({ length: times + 1 }, (_, count) => [...first, ...Array(count).fill(step)]);
    return steps.map((actions) => after(...actions).progress);
  };

  it('of a single file starts at 10 and grows by 20 up to 90', () => {
    expect(values([two, start], { kind: 'ticked' }, 6)).toEqual([10, 30, 50, 70, 90, 90, 90]);
  });

  it.each([
    [1, [10, 90]],
    [2, [10, 50, 90]],
    [4, [10, 30, 50, 70, 90]],
    [5, [10, 26, 42, 58, 74, 90]],
  ])('of %i files grows by 80 divided by their count', (count, expected) => {
    expect(values([two, start], { kind: 'advanced', count }, count)).toEqual(expected);
  });

  it('shows 100 at the end and rests at 0', () => {
    expect(after(two, start, { kind: 'finished' }).progress).toBe(100);
    expect(after(two, start, { kind: 'finished' }, { kind: 'rested' }).progress).toBe(0);
  });
});
