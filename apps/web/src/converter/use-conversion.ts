import type { ConversionError, ErrorCode } from '@image-converter/engine/errors';
import type { ConverterRules } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { useEffect, useReducer, useRef } from 'react';
import { type Mode, modeOf } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { type Admission, admit } from './admission.ts';
import { convertFile } from './convert-file.ts';
import { withEngine } from './engine.ts';
import { downloadNames } from './names.ts';
import { emptyState, type Item, type Outcome, reduce, type State } from './state.ts';
import { useCodecs } from './use-codecs.ts';
import { useProgressDisplay } from './use-progress-display.ts';
import { useResultUrls } from './use-result-urls.ts';
import { useWays } from './use-ways.ts';

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
  const serverMode = useServerMode();
  const ways = useWays();
  useCodecs(state.items);
  useProgressDisplay(state, single, dispatch);

  useEffect(
    () => () => {
      running.current?.abort();
      withEngine(({ shutDown }) => shutDown());
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
    }
    events.onAdmission(admission);
  };

  const convertOne = async (signal: AbortSignal, item: Item, mode: Mode, name: string) => {
    const onFallback = (error: unknown) => {
      ways.onFallback(error);
      dispatch({ kind: 'fell-back', id: item.id });
    };
    try {
      const converted = await convertFile(signal, item, rules.target, mode, { ...ways, onFallback });
      if (signal.aborted) return;
      const outcome = { ...converted, url: urls.create(converted.blob), name };
      dispatch({ kind: 'converted', id: item.id, outcome });
      events.onConverted(item, outcome);
    } catch (error) {
      if (signal.aborted) return;
      const { code = 'CODEC_UNAVAILABLE', cause } = error as Partial<ConversionError>;
      dispatch({ kind: 'failed', id: item.id, code });
      events.onFailed(item, code, String(cause ?? ''));
    }
  };

  const convert = async (items: readonly Item[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const situation = serverMode.current();
    const modes = Object.fromEntries(items.map(({ id, format }) => [id, modeOf(format, situation)]));
    dispatch({ kind: 'started', modes });
    const names = downloadNames(
      current.current.items.map(({ file }) => file.name),
      formats[rules.target].extensions[0],
    );
    const nameOf = (item: Item) => names[current.current.items.findIndex(({ id }) => id === item.id)] ?? item.file.name;
    await Promise.all(
      items.map(async (item) => {
        await convertOne(signal, item, modes[item.id] ?? 'client', nameOf(item));
        if (!single && !signal.aborted) dispatch({ kind: 'advanced', count: items.length });
      }),
    );
    if (!signal.aborted) dispatch({ kind: 'finished' });
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
