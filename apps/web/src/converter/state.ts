import type { ErrorCode } from '@image-converter/engine/errors';
import type { Format } from '@image-converter/formats/formats';
import type { Mode } from '../mode/mode.ts';

/** A converted file, ready to be saved. */
export interface Outcome {
  blob: Blob;
  /** Temporary address of the blob. */
  url: string;
  name: string;
  width: number;
  height: number;
  pagesOrFrames: number;
  milliseconds: number;
  /** Where it was really converted. */
  mode: Mode;
}

export type ItemStatus =
  | { kind: 'waiting' }
  | { kind: 'converting'; mode: Mode }
  | { kind: 'done'; outcome: Outcome }
  | { kind: 'failed'; code: ErrorCode };

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
}

export type Action =
  | { kind: 'added'; items: readonly Pick<Item, 'id' | 'file' | 'format'>[] }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' }
  /** Which files are converted now, and where. */
  | { kind: 'started'; modes: Readonly<Record<string, Mode>> }
  /** The server did not do it: the browser does. */
  | { kind: 'fell-back'; id: string }
  | { kind: 'ticked' }
  | { kind: 'converted'; id: string; outcome: Outcome }
  | { kind: 'failed'; id: string; code: ErrorCode }
  | { kind: 'advanced'; count: number }
  | { kind: 'finished' }
  | { kind: 'cancelled' }
  | { kind: 'rested' };

export const progressSteps = {
  start: 10,
  tick: 20,
  perBatch: 80,
  cap: 90,
  end: 100,
  tickMilliseconds: 200,
  restMilliseconds: 1000,
};

export const emptyState: State = { phase: 'empty', items: [], progress: 0 };

export function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'added':
      return select([...state.items, ...action.items.map((item) => ({ ...item, status: waiting }))]);
    case 'removed':
      return select(state.items.filter(({ id }) => id !== action.id));
    case 'cleared':
      return emptyState;
    case 'started': {
      const items = state.items.map((item) => {
        const mode = action.modes[item.id];
        return mode ? inStatus(item, { kind: 'converting', mode }) : item;
      });
      return { phase: 'converting', items, progress: progressSteps.start };
    }
    case 'fell-back':
      return update(state, action.id, { kind: 'converting', mode: 'client' });
    case 'ticked':
      return { ...state, progress: capped(state.progress + progressSteps.tick) };
    case 'advanced':
      return { ...state, progress: capped(state.progress + progressSteps.perBatch / action.count) };
    case 'converted':
      return update(state, action.id, { kind: 'done', outcome: action.outcome });
    case 'failed':
      return update(state, action.id, { kind: 'failed', code: action.code });
    case 'finished': {
      const phase = state.items.some(({ status }) => status.kind === 'done') ? 'done' : 'failed';
      return { ...state, phase, progress: progressSteps.end };
    }
    case 'cancelled': {
      const items = state.items.map((item) => (item.status.kind === 'converting' ? inStatus(item, waiting) : item));
      return { phase: phaseOf(items), items, progress: 0 };
    }
    case 'rested':
      return { ...state, progress: 0 };
  }
}

const waiting: ItemStatus = { kind: 'waiting' };

/** Adding and removing clear earlier results. */
function select(items: readonly Item[]): State {
  return {
    phase: items.length > 0 ? 'selected' : 'empty',
    items: items.map((item) => inStatus(item, waiting)),
    progress: 0,
  };
}

function update(state: State, id: string, status: ItemStatus): State {
  return { ...state, items: state.items.map((item) => (item.id === id ? inStatus(item, status) : item)) };
}

function inStatus(item: Item, status: ItemStatus): Item {
  return { ...item, status };
}

function phaseOf(items: readonly Item[]): State['phase'] {
  if (items.length === 0) return 'empty';
  return items.some(({ status }) => status.kind === 'done') ? 'done' : 'selected';
}

function capped(progress: number): number {
  return Math.min(progress, progressSteps.cap);
}
