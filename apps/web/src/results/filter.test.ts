import { expect, it } from 'vitest';
import type { Item, ItemStatus } from '../converter/state/state.ts';
import { defaultFacts } from '../testing/default-facts.ts';
import { filtered } from './filter.ts';

function item(id: string, status: ItemStatus): Item {
  return { id, file: new File(['12345'], `${id}.png`), format: 'png', label: 'PNG', status };
}

function done(size: number): ItemStatus {
  const result = { blob: new Blob(['x'.repeat(size)]), url: () => '', name: 'a.jpg' };
  return { kind: 'done', outcome: { ...defaultFacts, files: [result] } };
}

it('finds the files that failed, and those whose results are larger', () => {
  const failed = {
    kind: 'failed',
    mode: 'client',
    options: defaultFacts.options,
    code: 'CORRUPT',
    detail: '',
  } as const;
  const items = [item('a', done(2)), item('b', done(9)), item('c', failed), item('d', { kind: 'waiting' })];
  const found = filtered(items);
  expect(found.all).toBe(items);
  expect(found.failed.map(({ id }) => id)).toEqual(['c']);
  expect(found.larger.map(({ id }) => id)).toEqual(['b']);
});
