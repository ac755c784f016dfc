import type { ErrorCode } from '@image-converter/engine/errors';
import type { Target } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';
import { type ItemStatus, initialState, type State } from './state.ts';

const doneAs = (target: Target) => ({ kind: 'done', outcome: { options: targetDefaults(target) } }) as ItemStatus;
const done = doneAs('jpg');
const pdf = doneAs('pdf');
const waiting: ItemStatus = { kind: 'waiting' };
const failed = (code: ErrorCode, target: Target = 'jpg'): ItemStatus => ({
  kind: 'failed',
  code,
  detail: '',
  mode: 'client',
  options: targetDefaults(target),
});

/** Gives the first file a different target. */
function withFirst(state: State, target: Target): State {
  return {
    ...state,
    items: state.items.map((item, index) => (index === 0 ? { ...item, overrides: { target } } : item)),
  };
}

function holding(statuses: ItemStatus[], phase: State['phase'] = 'done', target: Target = 'jpg'): State {
  const file = new File(['x'], 'x.png');
  const items = statuses.map((status, id) => ({ id: `${id}`, file, format: 'png' as const, label: 'PNG', status }));
  return { ...initialState(targetDefaults(target)), phase, items };
}

function animated(state: State): State {
  return { ...state, options: { ...state.options, animation: { milliseconds: 500, plays: 0 } } };
}

describe('what comes next', () => {
  it.each<[string, State, string[]]>([
    ['chosen files are converted', holding([waiting, waiting]), ['convert']],
    ['a conversion can be cancelled', holding([waiting], 'converting'), ['converting', 'cancel']],
    ['one result is downloaded', holding([done, failed('CORRUPT')]), ['download']],
    ['several results are downloaded together', holding([done, done]), ['download-all']],
    ['PDFs are downloaded as one, or each', holding([pdf, pdf], 'done', 'pdf'), ['download-joined', 'download-all']],
    [
      'PDFs and others are not joined',
      withFirst(holding([doneAs('png'), pdf], 'done', 'pdf'), 'png'),
      ['download-all'],
    ],
    [
      'pictures are downloaded as one animation, or each',
      animated(holding([doneAs('webp'), failed('CORRUPT', 'webp'), doneAs('webp')], 'done', 'webp')),
      ['download-animation', 'download-all'],
    ],
    ['one picture is no animation', animated(holding([doneAs('webp')], 'done', 'webp')), ['download']],
    ['a JPG is no animation', animated(holding([done, done])), ['download-all']],
    ['one PDF is downloaded', holding([pdf], 'done', 'pdf'), ['download']],
    ['files are converted again with other options', holding([pdf, waiting]), ['convert-again', 'download']],
    ['a failed file is tried with other options', holding([failed('UNSUPPORTED', 'png')]), ['convert-again']],
    ['a damaged file is not, whatever the options', holding([failed('CORRUPT', 'png')]), []],
    [
      'the rest of a batch is converted before the results are downloaded',
      holding([done, waiting]),
      ['convert', 'download'],
    ],
    ['a failure that may pass is tried again', holding([failed('TIMED_OUT')]), ['retry']],
    ['a damaged file is not tried again', holding([failed('CORRUPT')]), []],
  ])('%s', (_title, state, steps) => {
    expect(nextSteps(state)).toEqual(steps);
  });
});
