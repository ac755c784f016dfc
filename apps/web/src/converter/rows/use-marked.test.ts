// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { defaultFacts } from '../../testing/default-facts.ts';
import { deployment, renderHook } from '../../testing/render-hook.tsx';
import type { Item, ItemStatus } from '../state/state.ts';
import { useMarked } from './use-marked.ts';

const result = { blob: new Blob(['x']), url: () => '', name: 'a.webp' };
const done: ItemStatus = { kind: 'done', outcome: { ...defaultFacts, files: [result] } };
const { options } = defaultFacts;
const failed: ItemStatus = { kind: 'failed', mode: 'client', options, code: 'CORRUPT', detail: '' };

const item = (id: string, status: ItemStatus): Item => ({
  id,
  file: new File(['x'], `${id}.png`),
  format: 'png',
  label: 'PNG',
  status,
});

const markedIn = (...items: Item[]) =>
  renderHook(
    () => useMarked(items),
    deployment(),
    (children) => children,
  );

it('is the first file with a result, until the visitor marks another', async () => {
  const hook = await markedIn(item('a', failed), item('b', done), item('c', done));
  expect(hook.current.marked).toBe('b');
  await act(() => hook.current.mark('c'));
  expect(hook.current.marked).toBe('c');
});

it('is none while files are waiting, or if none has a result', async () => {
  expect((await markedIn(item('a', done), item('b', { kind: 'waiting' }))).current.marked).toBeUndefined();
  expect((await markedIn(item('a', failed))).current.marked).toBeUndefined();
});
