import type { ErrorCode } from '@image-converter/engine/errors';
import { targetDefaults } from '@image-converter/formats/options';
import { expect, it, vi } from 'vitest';
import { type Item, initialState, type State } from '../converter/state/state.ts';
import { retryUnavailable } from './retry-when-online.ts';

function sessionWith(code: ErrorCode, phase: State['phase'] = 'failed') {
  const file = new File(['x'], 'a.png');
  const status = { kind: 'failed', mode: 'client', options: targetDefaults('jpg'), code, detail: '' } as const;
  const item: Item = { id: '1', file, format: 'png', label: 'PNG', status };
  const state: State = { ...initialState(targetDefaults('jpg')), phase, items: [item] };
  return { state: () => state, convertAgain: vi.fn(async () => {}) };
}

it.each([
  ['a file that lacked a part of the converter is tried again', sessionWith('CODEC_UNAVAILABLE'), 1],
  ['a file with a fault of its own is not', sessionWith('CORRUPT'), 0],
  ['nothing is started beside a running conversion', sessionWith('CODEC_UNAVAILABLE', 'converting'), 0],
])('%s', (_what, session, times) => {
  retryUnavailable(session);
  expect(session.convertAgain).toHaveBeenCalledTimes(times);
});
