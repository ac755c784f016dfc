import type { ServerProgress } from '@image-converter/contract/client';
import type { ErrorCode } from '@image-converter/engine/errors';
import type { Format } from '@image-converter/formats/formats';
import type { Mode } from '../mode/mode.ts';
import type { Rejection } from './admission.ts';
import type { Notice, ShownNotice } from './notice.ts';
import { noticesAtEnd } from './notices-at-end.ts';
import { advance, progressSteps } from './progress.ts';

/** A file that is ready to be saved. */
export interface Outcome {
  blob: Blob;
  /** Temporary address of the blob. */
  url: string;
  name: string;
  pagesOrFrames: number;
  /** How long the visitor waited for it. */
  milliseconds: number;
  /** Where it was actually converted; 'none' if it was already in the target format. */
  mode: Mode | 'none';
}

export type ItemStatus =
  | { kind: 'waiting' }
  /** `progress`: how far the server is. */
  | { kind: 'converting'; mode: Mode; progress?: ServerProgress }
  | { kind: 'done'; outcome: Outcome }
  /** `mode` is where it was last tried. */
  | { kind: 'failed'; code: ErrorCode; detail: string; mode: Mode };

export interface Item {
  id: string;
  file: File;
  format: Format;
  status: ItemStatus;
}

export interface State {
  phase: 'empty' | 'selected' | 'converting' | 'done' | 'failed';
  items: readonly Item[];
  /** 0 to 100, as displayed; the conversion never waits for it. */
  progress: number;
  notices: readonly ShownNotice[];
  /** How many notices there have been. */
  announced: number;
}

export type Action =
  | { kind: 'added'; items: readonly Pick<Item, 'id' | 'file' | 'format'>[]; rejected: readonly Rejection[] }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' }
  /** Which files are converted now, and where. */
  | { kind: 'started'; modes: Readonly<Record<string, Mode>> }
  | { kind: 'server-progressed'; id: string; progress: ServerProgress }
  /** The server could not do it, so the browser does. */
  | { kind: 'fell-back'; id: string }
  | { kind: 'ticked' }
  | { kind: 'converted'; id: string; outcome: Outcome }
  | { kind: 'failed'; id: string; code: ErrorCode; detail: string }
  | { kind: 'advanced'; count: number }
  /** The files that had been started. */
  | { kind: 'finished'; ids: readonly string[] }
  | { kind: 'cancelled' }
  | { kind: 'rested' }
  | { kind: 'zip-failed' }
  | { kind: 'notice-closed'; id: number };

export const emptyState: State = { phase: 'empty', items: [], progress: 0, notices: [], announced: 0 };

export function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'added':
      return add(state, action.items, action.rejected);
    case 'removed':
      return select(
        state,
        state.items.filter(({ id }) => id !== action.id),
      );
    case 'cleared':
      return select(state, []);
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
      const { code, detail } = action;
      return update(state, action.id, (mode) => ({ kind: 'failed', code, detail, mode }));
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
      return announce(state, [{ kind: 'zip-failed' }]);
    case 'notice-closed':
      return { ...state, notices: state.notices.filter(({ id }) => id !== action.id) };
  }
}

const waiting: ItemStatus = { kind: 'waiting' };

function add(
  state: State,
  added: readonly Pick<Item, 'id' | 'file' | 'format'>[],
  rejected: readonly Rejection[],
): State {
  const notices: Notice[] = rejected.length > 0 ? [{ kind: 'rejected', files: rejected }] : [];
  if (added.length === 0) return announce(state, notices);
  const items = [...state.items, ...added.map((item) => ({ ...item, status: waiting }))];
  return announce(select(state, items), [...notices, { kind: 'files-added', count: added.length }]);
}

/** Adding or removing files clears earlier results and their notices. */
function select(state: State, items: readonly Item[]): State {
  return {
    ...state,
    phase: items.length > 0 ? 'selected' : 'empty',
    items: items.map((item) => inStatus(item, waiting)),
    progress: 0,
    notices: [],
  };
}

/** The bar fills only if something was converted. Notices about other files that appeared meanwhile stay. */
function finish(state: State, ids: readonly string[]): State {
  const finished = state.items.filter(({ id }) => ids.includes(id));
  const phase = state.items.some(isDone) ? 'done' : 'failed';
  const progress = finished.some(isDone) ? progressSteps.end : 0;
  return announce({ ...state, phase, progress }, noticesAtEnd(finished), state.notices);
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
