import { openView } from '@image-converter/engine/view/view';
import { expect, it, vi } from 'vitest';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { defaultFacts } from '../../testing/default-facts.ts';
import { likenessOf } from './look-at.ts';

vi.mock('@image-converter/engine/view/view', () => ({ openView: vi.fn() }));

it('says nothing of likeness if what compares cannot be loaded', async () => {
  vi.mocked(openView).mockRejectedValue(new Error('no connection'));
  const file = new File(['x'], 'a.png');
  const status = { kind: 'waiting' } as const;
  const item: Item = { id: '1', file, format: 'png', label: 'PNG', status };
  const outcome: Outcome = { files: [{ blob: file, url: () => '', name: 'a.jpg' }], ...defaultFacts };
  expect(await likenessOf(new AbortController().signal, item, outcome)).toBeUndefined();
  expect(openView).toHaveBeenCalledOnce();
});
