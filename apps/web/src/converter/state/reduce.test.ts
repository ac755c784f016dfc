import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { defaultFacts } from '../../testing/default-facts.ts';
import { isOutdated, optionsOf } from './item-options.ts';
import { reduce } from './reduce.ts';
import { type Action, initialState, type Outcome, resultOf, type State } from './state.ts';

const emptyState = initialState(targetDefaults('jpg'));
const file = new File(['x'], 'x.png');
const item = (id: string) => ({ id, file, format: 'png' as const, label: 'PNG' });
const outcome: Outcome = { files: [{ blob: new Blob(), url: () => 'blob:x', name: 'x.jpg' }], ...defaultFacts };

function after(...actions: Action[]): State {
  return actions.reduce(reduce, emptyState);
}

const two: Action = { kind: 'added', items: [item('a'), item('b')], rejected: [] };
const start: Action = { kind: 'started', modes: { a: 'client', b: 'client' } };
const converted: Action = { kind: 'converted', id: 'a', outcome };
const failed = (id: string): Action => ({
  kind: 'failed',
  id,
  code: 'CORRUPT',
  detail: '',
  options: targetDefaults('jpg'),
});
const finished: Action = { kind: 'finished', ids: ['a', 'b'] };
const kinds = ({ notices }: State) => notices.map(({ kind }) => kind);

describe('the converter', () => {
  it('is empty, then selected', () => {
    expect(emptyState.phase).toBe('empty');
    expect(after(two)).toMatchObject({ phase: 'selected', progress: 0 });
  });

  it('is empty again when the last file is removed', () => {
    const empty = { phase: 'empty', items: [], progress: 0, notices: [] };
    expect(after(two, { kind: 'removed', id: 'a' }).phase).toBe('selected');
    expect(after(two, { kind: 'removed', id: 'a' }, { kind: 'removed', id: 'b' })).toMatchObject(empty);
    expect(after(two, { kind: 'cleared' })).toMatchObject(empty);
  });

  it('is done when at least one file was converted, failed when none was', () => {
    expect(after(two, start, converted, failed('b'), finished).phase).toBe('done');
    expect(after(two, start, failed('a'), failed('b'), finished).phase).toBe('failed');
  });

  it('clears earlier results when files are added or removed', () => {
    for (const change of [
      { kind: 'added', items: [item('c')], rejected: [] },
      { kind: 'removed', id: 'b' },
    ] as Action[]) {
      const state = after(two, start, converted, finished, change);
      expect(state).toMatchObject({ phase: 'selected', progress: 0 });
      expect(state.items.every(({ status }) => status.kind === 'waiting')).toBe(true);
    }
  });

  it('keeps results when none of the new files was accepted', () => {
    const refused: Action = { kind: 'added', items: [], rejected: [{ reason: 'empty', file: new File([], 'e.png') }] };
    const state = after(two, start, converted, failed('b'), finished, refused);
    expect(state.phase).toBe('done');
    expect(state.items[0]?.status.kind).toBe('done');
  });

  it('keeps results when the rest is cancelled', () => {
    const state = after(two, start, converted, { kind: 'cancelled' });
    expect(state.items.map(({ status }) => status.kind)).toEqual(['done', 'waiting']);
    expect(state).toMatchObject({ phase: 'done', progress: 0 });
    expect(after(two, start, { kind: 'cancelled' }).phase).toBe('selected');
  });

  it('retries one file without touching the others', () => {
    const state = after(two, start, converted, failed('b'), finished, { kind: 'started', modes: { b: 'client' } });
    expect(state.items.map(({ status }) => status.kind)).toEqual(['done', 'converting']);
  });

  it('goes on in the browser when the server did not do it, and knows where it failed', () => {
    const started: Action = { kind: 'started', modes: { a: 'server' } };
    expect(after(two, started).items[0]?.status).toEqual({ kind: 'converting', mode: 'server' });
    const fallback: Action[] = [two, started, { kind: 'ticked' }, { kind: 'fell-back', id: 'a' }];
    const state = after(...fallback);
    expect(state.items[0]?.status).toEqual({ kind: 'converting', mode: 'client' });
    expect(state).toMatchObject({ phase: 'converting', progress: 30 });
    expect(after(...fallback, failed('a')).items[0]?.status).toMatchObject({ kind: 'failed', mode: 'client' });
  });

  it('ignores events that come late', () => {
    const cancelled = after(two, start, { kind: 'cancelled' });
    for (const late of [converted, failed('a'), { kind: 'fell-back', id: 'a' }] as Action[]) {
      expect(reduce(cancelled, late)).toEqual(cancelled);
    }
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
    expect(after(two, start, converted, finished).progress).toBe(100);
    expect(after(two, start, converted, finished, { kind: 'rested' }).progress).toBe(0);
  });

  it('stays at 100 when a tick comes after the end', () => {
    expect(after(two, start, converted, finished, { kind: 'ticked' }).progress).toBe(100);
    expect(after(two, start, converted, finished, { kind: 'advanced', count: 2 }).progress).toBe(100);
    expect(after(two, start, converted, finished, { kind: 'rested' }, { kind: 'ticked' }).progress).toBe(0);
  });

  it('is not reset to 0 by the clock of an earlier conversion', () => {
    expect(after(two, start, converted, finished, start, { kind: 'rested' }).progress).toBe(10);
  });

  it('shows no full bar where nothing was converted', () => {
    expect(after(two, start, failed('a'), failed('b'), finished).progress).toBe(0);
    const retried: Action[] = [{ kind: 'started', modes: { b: 'client' } }, failed('b')];
    expect(
      after(two, start, converted, failed('b'), finished, ...retried, { kind: 'finished', ids: ['b'] }).progress,
    ).toBe(0);
  });
});

describe('notices', () => {
  it('say what was taken and what was not', () => {
    const rejected = [{ reason: 'empty', file: new File([], 'e.png') }] as const;
    const { notices } = after({ kind: 'added', items: [item('a')], rejected });
    expect(notices).toEqual([
      { id: 1, kind: 'rejected', files: rejected },
      { id: 2, kind: 'files-added', count: 1 },
    ]);
  });

  it('end a batch with one of each kind, which lists its files', () => {
    const { notices } = after(two, start, converted, failed('b'), finished);
    expect(notices).toEqual([
      { id: 2, kind: 'failed', files: [{ name: 'x.png', label: 'PNG', code: 'CORRUPT', detail: '' }] },
      { id: 3, kind: 'converted', files: [{ name: 'x.png', target: 'jpg', onlyFirstOf: undefined }] },
    ]);
  });

  it('cover only the files that were started', () => {
    const again: Action[] = [
      { kind: 'started', modes: { b: 'client' } },
      { kind: 'converted', id: 'b', outcome },
    ];
    const { notices } = after(two, start, converted, failed('b'), finished, ...again, { kind: 'finished', ids: ['b'] });
    expect(notices).toMatchObject([{ kind: 'converted', files: [{ name: 'x.png' }] }]);
  });

  it('do not call an unchanged file converted', () => {
    const same: Action = { kind: 'converted', id: 'a', outcome: { ...outcome, mode: 'none' } };
    expect(after(two, start, same, { kind: 'finished', ids: ['a'] }).notices).toEqual([
      { id: 2, kind: 'converted', files: [{ name: 'x.png', target: 'jpg', isUnchanged: true }] },
    ]);
  });

  it('end a batch of converted and unchanged files with one', () => {
    const same: Action = { kind: 'converted', id: 'b', outcome: { ...outcome, mode: 'none' } };
    const { notices } = after(two, start, converted, same, finished);
    expect(notices).toMatchObject([{ kind: 'converted', files: [{ name: 'x.png' }, { isUnchanged: true }] }]);
  });

  it('go with the next action, or when they are closed, each by itself', () => {
    expect(kinds(after(two))).toEqual(['files-added']);
    expect(kinds(after(two, start))).toEqual([]);
    expect(kinds(after(two, { kind: 'removed', id: 'a' }))).toEqual([]);
    const end = after(two, start, converted, failed('b'), finished);
    expect(kinds(reduce(end, { kind: 'notice-closed', id: 2 }))).toEqual(['converted']);
  });

  it('about files that were added during a batch stay until its end, and beside its own', () => {
    const refused: Action = { kind: 'added', items: [], rejected: [{ reason: 'empty', file: new File([], 'e.png') }] };
    expect(kinds(after(two, start, refused, converted, failed('b'), finished))).toEqual([
      'rejected',
      'failed',
      'converted',
    ]);
  });

  it('are new each time, even when the same thing happens twice', () => {
    const none: Action = { kind: 'zip-failed' };
    expect(after(two, none).notices).toEqual([{ id: 2, kind: 'zip-failed' }]);
    expect(after(two, none, none).notices).toEqual([{ id: 3, kind: 'zip-failed' }]);
  });
});

describe('options', () => {
  const done = [two, start, converted, { ...converted, id: 'b' }, finished] as const;
  const ownOf = ({ items }: State) => items.map(({ overrides }) => overrides);
  const outdated = ({ items, options }: State) => items.map((one) => isOutdated(options, one));
  const kindsOf = ({ items }: State) => items.map(({ status }) => status.kind);
  const again: Action = { kind: 'started', modes: { a: 'client' } };

  it('that are chosen later leave results as they are, but not up to date', () => {
    const state = after(...done, { kind: 'chosen', options: { quality: 70 } });
    expect(state).toMatchObject({ phase: 'done', options: { quality: 70 } });
    expect(kindsOf(state)).toEqual(['done', 'done']);
    expect(outdated(state)).toEqual([true, true]);
    expect(outdated(reduce(state, { kind: 'chosen', options: { quality: 90 } }))).toEqual([false, false]);
  });

  it('about reading matter only to files that may give a choice', () => {
    const drawing = { ...item('b'), format: 'svg' as const, label: 'SVG' };
    const mixed: Action = { kind: 'added', items: [item('a'), drawing], rejected: [] };
    const state = after(mixed, ...done.slice(1), { kind: 'chosen', options: { longestSide: 300 } });
    expect(outdated(state)).toEqual([false, true]);
  });

  it('that the target does not have make no difference', () => {
    const state = after(...done, {
      kind: 'chosen',
      options: { lossless: true, transparency: 'fill', effort: 'palette' },
    });
    expect(outdated(state)).toEqual([false, false]);
    expect(state.items.map((one) => optionsOf(state.options, one))).toEqual([
      targetDefaults('jpg'),
      targetDefaults('jpg'),
    ]);
  });

  it('may differ for one file, until they are like the others again', () => {
    const state = after(...done, { kind: 'chosen', options: { quality: 50 }, id: 'a' });
    expect(ownOf(state)).toEqual([{ quality: 50 }, undefined]);
    expect(outdated(state)).toEqual([true, false]);
    const others = reduce(state, { kind: 'chosen', options: { background: '#000000' } });
    expect(others.items.map((one) => optionsOf(others.options, one))).toMatchObject([
      { quality: 50, background: '#000000' },
      { quality: 90, background: '#000000' },
    ]);
    for (const back of [
      { kind: 'like-others', id: 'a' },
      { kind: 'chosen', options: { quality: 90 }, id: 'a' },
    ] as Action[]) {
      expect(ownOf(reduce(state, back))).toEqual([undefined, undefined]);
    }
  });

  it('have a target, too, for one file or for all, which replaces those of single ones', () => {
    const one = after(...done, { kind: 'chosen', options: { target: 'webp' }, id: 'a' });
    expect(ownOf(one)).toEqual([{ target: 'webp' }, undefined]);
    expect(outdated(one)).toEqual([true, false]);
    const all = reduce(one, { kind: 'chosen', options: { target: 'png' } });
    expect(ownOf(all)).toEqual([undefined, undefined]);
    expect(outdated(all)).toEqual([true, true]);
    expect(all.options).toEqual(targetDefaults('png'));
  });

  it('lose no result: it stays until there is another, if that is cancelled or fails, too', () => {
    const changed = after(...done, { kind: 'chosen', options: { quality: 70 } }, again);
    expect(changed.items[0]?.status).toMatchObject({ kind: 'converting', earlier: outcome });
    expect(reduce(changed, { kind: 'cancelled' }).items[0]?.status).toEqual({ kind: 'done', outcome });
    const fallen = reduce(reduce(changed, { kind: 'fell-back', id: 'a' }), failed('a'));
    expect(fallen.items.map(resultOf)).toEqual([outcome, outcome]);
    expect(reduce(fallen, again).items[0]?.status).toMatchObject({ kind: 'converting', earlier: outcome });
    const better = { ...outcome, options: { ...outcome.options, quality: 70 } };
    const replaced = reduce(changed, { kind: 'converted', id: 'a', outcome: better });
    expect(replaced.items.map(resultOf)).toEqual([better, outcome]);
    expect(outdated(replaced)).toEqual([false, true]);
  });
});

describe('where results are kept', () => {
  const kept = (...actions: Action[]) => actions.reduce(reduce, initialState(targetDefaults('jpg'), 'keep results'));
  const one: Action = { kind: 'added', items: [item('c')], rejected: [] };
  const kindsOf = ({ items }: State) => items.map(({ status }) => status.kind);

  it('adding and removing files leaves the others as they are', () => {
    const state = kept(two, start, converted, failed('b'), finished, one, { kind: 'removed', id: 'b' });
    expect(kindsOf(state)).toEqual(['done', 'waiting']);
    expect(state.phase).toBe('done');
  });

  it('files may be added while others are converted', () => {
    const state = kept(two, start, one);
    expect(state.phase).toBe('converting');
    expect(kindsOf(state)).toEqual(['converting', 'converting', 'waiting']);
  });

  it('another picture in the place of a file is still to be converted', () => {
    const file = new File(['frame'], 'a.png');
    const exchange: Action = {
      kind: 'removed',
      id: 'a',
      by: { id: 'a', file, format: 'png', label: 'PNG', status: { kind: 'waiting' } },
    };
    const state = kept(two, start, converted, { ...converted, id: 'b' }, finished, exchange);
    expect(kindsOf(state)).toEqual(['waiting', 'done']);
    expect(state.items[0]).toMatchObject({ id: 'a', file, format: 'png', label: 'PNG' });
    expect(after(two, start, converted, finished, exchange).phase).toBe('selected');
  });

  it('a result that was saved says where', () => {
    const state = kept(two, start, converted, { kind: 'saved', id: 'a', folder: 'out' });
    expect(state.items[0]?.status).toMatchObject({ kind: 'done', outcome: { savedIn: 'out' } });
  });
});
