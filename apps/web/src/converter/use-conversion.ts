import type { ConversionError, ErrorCode } from '@image-converter/engine/errors';
import type { ConverterRules } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Admission, admit } from './admission.ts';
import { loadEngine } from './engine.ts';
import { downloadNames } from './names.ts';
import { emptyState, type Item, type Outcome, progressSteps, reduce, type State } from './state.ts';

export interface ConversionEvents {
  onAdmission: (admission: Admission) => void;
  onConverted: (item: Item, outcome: Outcome) => void;
  onFailed: (item: Item, code: ErrorCode, detail: string) => void;
}

export interface Conversion {
  state: State;
  add: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  clear: () => void;
  convertAll: () => Promise<void>;
  retry: (item: Item) => Promise<void>;
  cancel: () => void;
}

/** Files, their conversion and their results: the state machine with its effects. */
export function useConversion(rules: ConverterRules, events: ConversionEvents): Conversion {
  const [state, dispatch] = useReducer(reduce, emptyState);
  const current = useRef(state);
  current.current = state;
  const running = useRef<AbortController>(undefined);
  const urls = useResultUrls(state);
  const single = rules.maxFiles === 1;
  useProgressDisplay(state, single, dispatch);

  useEffect(
    () => () => {
      running.current?.abort();
      void loadEngine().then(({ shutDown }) => shutDown());
    },
    [],
  );

  const add = async (files: readonly File[]) => {
    const admission = await admit(files, rules, single ? 0 : current.current.items.length);
    const items = admission.accepted.map(({ file, format }) => ({ id: crypto.randomUUID(), file, format }));
    if (items.length > 0) {
      running.current?.abort();
      if (single) dispatch({ kind: 'cleared' });
      dispatch({ kind: 'added', items });
      const { prepare } = await loadEngine();
      for (const { format } of items) prepare(format);
    }
    events.onAdmission(admission);
  };

  const convert = async (items: readonly Item[]) => {
    const controller = new AbortController();
    running.current = controller;
    dispatch({ kind: 'started', ids: items.map(({ id }) => id) });
    const names = downloadNames(
      current.current.items.map(({ file }) => file.name),
      formats[rules.target].extensions[0],
    );
    const nameOf = (item: Item) => names[current.current.items.findIndex(({ id }) => id === item.id)] ?? item.file.name;
    await Promise.all(
      items.map(async (item) => {
        const name = nameOf(item);
        try {
          const { convert } = await loadEngine();
          const { blob, width, height, pagesOrFrames, milliseconds } = await convert(
            controller.signal,
            item.file,
            rules.target,
          );
          const outcome = { blob, url: urls.create(blob), name, width, height, pagesOrFrames, milliseconds };
          if (controller.signal.aborted) return;
          dispatch({ kind: 'converted', id: item.id, outcome });
          events.onConverted(item, outcome);
        } catch (error) {
          if (controller.signal.aborted) return;
          const { code = 'CODEC_UNAVAILABLE', cause } = error as Partial<ConversionError>;
          dispatch({ kind: 'failed', id: item.id, code });
          events.onFailed(item, code, String(cause ?? ''));
        }
        if (!single) dispatch({ kind: 'advanced', count: items.length });
      }),
    );
    if (!controller.signal.aborted) dispatch({ kind: 'finished' });
  };

  return {
    state,
    add,
    remove: (id) => dispatch({ kind: 'removed', id }),
    clear: () => dispatch({ kind: 'cleared' }),
    convertAll: () => convert(state.items.filter(({ status }) => status.kind === 'waiting')),
    retry: (item) => convert([item]),
    cancel: () => {
      running.current?.abort();
      dispatch({ kind: 'cancelled' });
    },
  };
}

/** Temporary addresses of results are given back when the results are gone, or the page is. */
function useResultUrls(state: State) {
  const created = useRef(new Set<string>());
  useEffect(() => {
    if (state.phase === 'converting') return;
    const used = new Set(state.items.map(({ status }) => (status.kind === 'done' ? status.outcome.url : '')));
    for (const url of created.current) {
      if (used.has(url)) continue;
      URL.revokeObjectURL(url);
      created.current.delete(url);
    }
  }, [state]);
  useEffect(() => {
    const all = created.current;
    return () => {
      for (const url of all) URL.revokeObjectURL(url);
    };
  }, []);
  const create = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob);
    created.current.add(url);
    return url;
  }, []);
  return { create };
}

/** A single file's bar moves by the clock; every bar rests a second after the end. */
function useProgressDisplay(
  state: State,
  single: boolean,
  dispatch: (action: { kind: 'ticked' | 'rested' }) => void,
): void {
  const { phase } = state;
  useEffect(() => {
    if (phase === 'converting') {
      if (!single) return;
      const timer = setInterval(() => dispatch({ kind: 'ticked' }), progressSteps.tickMilliseconds);
      return () => clearInterval(timer);
    }
    if (phase !== 'done' && phase !== 'failed') return;
    const timer = setTimeout(() => dispatch({ kind: 'rested' }), progressSteps.restMilliseconds);
    return () => clearTimeout(timer);
  }, [phase, single, dispatch]);
}
