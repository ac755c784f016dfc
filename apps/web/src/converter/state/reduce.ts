import type { ConversionOptions } from '@image-converter/formats/options';
import { optionsOf } from './item-options.ts';
import { advance, progressSteps } from './progress.ts';
import {
  type Action,
  type ConvertedFile,
  type Item,
  type ItemStatus,
  type Notice,
  onlyFirstOf,
  type Rejection,
  resultOf,
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
        state.items.flatMap((item) => (item.id === action.id ? (action.by ?? []) : item)),
      );
    case 'ordered':
      return { ...state, items: action.items };
    case 'cleared':
      return select(state, []);
    case 'chosen':
      return action.id ? chooseFor(state, action.id, action.options) : chooseForAll(state, action.options);
    case 'like-others':
      return chooseFor(state, action.id, undefined);
    case 'started': {
      const items = state.items.map((item) => {
        const mode = action.modes[item.id];
        return mode ? inStatus(item, { kind: 'converting', mode, earlier: resultOf(item) }) : item;
      });
      return { ...state, phase: 'converting', items, progress: progressSteps.start, notices: [] };
    }
    case 'progressed':
      return update(state, action.id, (now) => ({ ...now, progress: action.progress }));
    case 'fell-back':
      return update(state, action.id, ({ earlier }) => ({ kind: 'converting', mode: 'client', earlier }));
    case 'ticked':
      return { ...state, progress: advance(state, progressSteps.tick) };
    case 'advanced':
      return { ...state, progress: advance(state, progressSteps.perBatch / action.count) };
    case 'converted':
      return update(state, action.id, () => ({ kind: 'done', outcome: action.outcome }));
    case 'failed': {
      const { id, ...failure } = action;
      return update(state, id, ({ mode, earlier }) => ({ ...failure, mode, earlier }));
    }
    case 'finished':
      return finish(state, action.ids);
    case 'cancelled': {
      const items = state.items.map(stopped);
      return { ...state, phase: items.some(isDone) ? 'done' : 'selected', items, progress: 0 };
    }
    case 'rested':
      return state.phase === 'converting' ? state : { ...state, progress: 0 };
    case 'zip-failed':
    case 'pdf-failed':
    case 'animation-failed':
      return announce(state, [{ kind: action.kind }]);
    case 'saved': {
      const items = inItem(state, action.id, (item) =>
        item.status.kind === 'done'
          ? inStatus(item, { kind: 'done', outcome: { ...item.status.outcome, savedIn: action.folder } })
          : item,
      );
      return { ...state, items };
    }
    case 'replaced': {
      const { id, outcome } = action;
      return { ...state, items: inItem(state, id, (item) => inStatus(item, { kind: 'done', outcome })) };
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

/** Keeps results: each has the options it was made with, and outdated ones can be converted again. */
function chooseForAll(state: State, chosen: Partial<ConversionOptions>): State {
  const options = { ...state.options, ...chosen };
  if (!chosen.target) return { ...state, options };
  const items = state.items.map((item) => ({ ...item, overrides: without(item.overrides, ['target']) }));
  return { ...state, items, options };
}

/** Options that equal those of all files are not stored as overrides. */
function chooseFor(state: State, id: string, chosen: Partial<ConversionOptions> | undefined): State {
  const items = inItem(state, id, (item) => {
    if (!chosen) return { ...item, overrides: undefined };
    const overrides = { ...item.overrides, ...chosen };
    const others = optionsOf(state.options, { overrides: overrides.target && { target: overrides.target } });
    const same = (Object.keys(overrides) as Option[]).filter(
      (name) => name !== 'target' && overrides[name] === others[name],
    );
    if (overrides.target === state.options.target) same.push('target');
    return { ...item, overrides: without(overrides, same) };
  });
  return { ...state, items };
}

type Option = keyof ConversionOptions;

/** Undefined if empty. */
function without(overrides: Item['overrides'], names: readonly Option[]): Item['overrides'] {
  const left = Object.entries(overrides ?? {}).filter(([name]) => !names.includes(name as Option));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** Restores the earlier result, if any. */
function stopped(item: Item): Item {
  if (item.status.kind !== 'converting') return item;
  const { earlier } = item.status;
  return inStatus(item, earlier ? { kind: 'done', outcome: earlier } : waiting);
}

/** The bar fills up only if something was converted. Notices about other files that appeared in the meantime stay. */
function finish(state: State, ids: readonly string[]): State {
  const started = new Set(ids);
  const finished = state.items.filter(({ id }) => started.has(id));
  const phase = state.items.some(isDone) ? 'done' : 'failed';
  const progress = finished.some(isDone) ? progressSteps.end : 0;
  return announce({ ...state, phase, progress }, noticesAtEnd(finished), state.notices);
}

/** Notices at the end of a batch: one per kind, regardless of the number of files. */
function noticesAtEnd(items: readonly Item[]): Notice[] {
  const converted: ConvertedFile[] = [];
  const failed: (Notice & { kind: 'failed' })['files'][number][] = [];
  for (const { file, label, status } of items) {
    const { name } = file;
    if (status.kind === 'failed') {
      const { code, obstacle, detail } = status;
      failed.push({ name, label, code, obstacle, detail });
    }
    if (status.kind !== 'done') continue;
    const { outcome } = status;
    const { target } = outcome.options;
    if (outcome.mode === 'none') converted.push({ name, target, isUnchanged: true });
    else converted.push({ name, target, onlyFirstOf: onlyFirstOf(outcome) });
  }
  const notices: Notice[] = [];
  if (failed.length > 0) notices.push({ kind: 'failed', files: failed });
  if (converted.length > 0) notices.push({ kind: 'converted', files: converted });
  return notices;
}

/** Replaces old notices. */
function announce(state: State, notices: readonly Notice[], kept: readonly ShownNotice[] = []): State {
  const shown = notices.map((notice, index) => ({ ...notice, id: state.announced + index + 1 }));
  return { ...state, notices: [...kept, ...shown], announced: state.announced + notices.length };
}

type Converting = ItemStatus & { kind: 'converting' };

/** Ignores late events for a file that is no longer converting. */
function update(state: State, id: string, change: (now: Converting) => ItemStatus): State {
  const items = inItem(state, id, (item) =>
    item.status.kind === 'converting' ? inStatus(item, change(item.status)) : item,
  );
  return { ...state, items };
}

/** The other items stay as they are. */
function inItem({ items }: State, id: string, change: (item: Item) => Item): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

function inStatus(item: Item, status: ItemStatus): Item {
  return { ...item, status };
}

function isDone({ status }: Item): boolean {
  return status.kind === 'done';
}
