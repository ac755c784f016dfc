import type { Target } from '@image-converter/formats/formats';
import { withTarget } from '@image-converter/formats/options';
import type { Mode } from '../mode/mode.ts';
import type { Rejection } from './admission.ts';
import { mayGiveChoice } from './choices/may-give-choice.ts';
import { advance, progressSteps } from './progress.ts';
import {
  type Action,
  type Item,
  type ItemStatus,
  type Notice,
  onlyFirstOf,
  type ShownNotice,
  type State,
} from './state.ts';

export function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'added':
      return add(state, action.items, action.rejected);
    case 'restored':
      return { ...change(state, [...action.items, ...state.items]), options: action.options };
    case 'removed':
      return change(
        state,
        state.items.filter(({ id }) => id !== action.id),
      );
    case 'cleared':
      return select(state, []);
    case 'chosen':
      return { ...reread(state), options: { ...state.options, ...action.options } };
    case 'target-chosen':
      return action.id ? retarget(state, action.id, action.target) : retargetAll(state, action.target);
    case 'started': {
      const items = state.items.map((item) => {
        const mode = action.modes[item.id];
        return mode ? inStatus(item, { kind: 'converting', mode }) : item;
      });
      return { ...state, phase: 'converting', items, progress: progressSteps.start, notices: [] };
    }
    case 'server-progressed':
      return update(state, action.id, (mode) => ({ kind: 'converting', mode, progress: action.progress }));
    case 'fell-back':
      return update(state, action.id, () => ({ kind: 'converting', mode: 'client' }));
    case 'ticked':
      return { ...state, progress: advance(state, progressSteps.tick) };
    case 'advanced':
      return { ...state, progress: advance(state, progressSteps.perBatch / action.count) };
    case 'converted':
      return update(state, action.id, () => ({ kind: 'done', outcome: action.outcome }));
    case 'failed': {
      const { id, ...failure } = action;
      return update(state, id, (mode) => ({ ...failure, mode }));
    }
    case 'finished':
      return finish(state, action.ids);
    case 'cancelled': {
      const items = state.items.map((item) => (item.status.kind === 'converting' ? inStatus(item, waiting) : item));
      return { ...state, phase: items.some(isDone) ? 'done' : 'selected', items, progress: 0 };
    }
    case 'rested':
      return state.phase === 'converting' ? state : { ...state, progress: 0 };
    case 'zip-failed':
    case 'pdf-failed':
      return announce(state, [{ kind: action.kind }]);
    case 'saved': {
      const items = state.items.map((item) =>
        item.id === action.id && item.status.kind === 'done'
          ? inStatus(item, { kind: 'done', outcome: { ...item.status.outcome, savedIn: action.folder } })
          : item,
      );
      return { ...state, items };
    }
    case 'not-saved':
      return announce(state, [{ kind: 'not-saved' }], state.notices);
    case 'notice-closed':
      return { ...state, notices: state.notices.filter(({ id }) => id !== action.id) };
  }
}

const waiting: ItemStatus = { kind: 'waiting' };

function add(state: State, added: readonly Omit<Item, 'status'>[], rejected: readonly Rejection[]): State {
  const notices: Notice[] = rejected.length > 0 ? [{ kind: 'rejected', files: rejected }] : [];
  if (added.length === 0) return announce(state, notices);
  const items = [...state.items, ...added.map((item) => ({ ...item, status: waiting }))];
  return announce(change(state, items), [...notices, { kind: 'files-added', count: added.length }]);
}

/** Adding or removing files clears earlier notices and, on the specified pages, earlier results. */
function change(state: State, items: readonly Item[]): State {
  if (state.afterChange === 'clear results') return select(state, items);
  return { ...state, items, phase: phaseAfter(state, items), notices: [] };
}

function phaseAfter(state: State, items: readonly Item[]): State['phase'] {
  if (items.length === 0) return 'empty';
  if (state.phase === 'converting') return 'converting';
  return items.some(isDone) ? 'done' : 'selected';
}

function select(state: State, items: readonly Item[]): State {
  return {
    ...state,
    phase: items.length > 0 ? 'selected' : 'empty',
    items: items.map((item) => inStatus(item, waiting)),
    progress: 0,
    notices: [],
  };
}

/** Other files look the same whatever is chosen, so their results stay. */
function reread(state: State): State {
  const items = state.items.map((item) => (mayGiveChoice(item) ? inStatus(item, waiting) : item));
  return { ...state, items, phase: phaseAfter(state, items), progress: 0, notices: [] };
}

/** One file is to become something else, so its result is no longer wanted; those of others stay. */
function retarget(state: State, id: string, target: Target): State {
  const items = state.items.map((item) => (item.id === id ? inStatus({ ...item, target }, waiting) : item));
  return { ...state, items, phase: phaseAfter(state, items) };
}

function retargetAll(state: State, target: Target): State {
  const items = state.items.map((item) => ({ ...item, target: undefined }));
  return { ...select(state, items), options: withTarget(state.options, target) };
}

/** The bar fills only if something was converted. Notices about other files that appeared meanwhile stay. */
function finish(state: State, ids: readonly string[]): State {
  const started = new Set(ids);
  const finished = state.items.filter(({ id }) => started.has(id));
  const phase = state.items.some(isDone) ? 'done' : 'failed';
  const progress = finished.some(isDone) ? progressSteps.end : 0;
  return announce({ ...state, phase, progress }, noticesAtEnd(finished), state.notices);
}

/** The notices at the end of a batch: one of each kind, however many files there were. */
function noticesAtEnd(items: readonly Item[]): Notice[] {
  const converted: (Notice & { kind: 'converted' })['files'][number][] = [];
  const unchanged: string[] = [];
  const failed: (Notice & { kind: 'failed' })['files'][number][] = [];
  for (const { file, label, status } of items) {
    const { name } = file;
    if (status.kind === 'failed') {
      const { code, obstacle, detail } = status;
      failed.push({ name, label, code, obstacle, detail });
    }
    if (status.kind !== 'done') continue;
    if (status.outcome.mode === 'none') unchanged.push(name);
    else converted.push({ name, onlyFirstOf: onlyFirstOf(status.outcome) });
  }
  const notices: Notice[] = [];
  if (failed.length > 0) notices.push({ kind: 'failed', files: failed });
  if (converted.length > 0) notices.push({ kind: 'converted', files: converted });
  if (unchanged.length > 0) notices.push({ kind: 'unchanged', names: unchanged });
  return notices;
}

/** New notices replace old ones. */
function announce(state: State, notices: readonly Notice[], kept: readonly ShownNotice[] = []): State {
  const shown = notices.map((notice, index) => ({ ...notice, id: state.announced + index + 1 }));
  return { ...state, notices: [...kept, ...shown], announced: state.announced + notices.length };
}

/** Ignores late events for a file that is no longer being converted. */
function update(state: State, id: string, change: (mode: Mode) => ItemStatus): State {
  const items = state.items.map((item) =>
    item.id === id && item.status.kind === 'converting' ? inStatus(item, change(item.status.mode)) : item,
  );
  return { ...state, items };
}

function inStatus(item: Item, status: ItemStatus): Item {
  return { ...item, status };
}

function isDone({ status }: Item): boolean {
  return status.kind === 'done';
}
