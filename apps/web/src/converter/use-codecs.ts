import { useEffect } from 'react';
import { modeOf, type Situation } from '../mode/mode.ts';
import { loadEngine } from './engine.ts';
import type { Item } from './state.ts';

/** Codecs for what will be converted here are fetched while the visitor looks for the button; others are not. */
export function useCodecs(items: readonly Item[], situation: Situation): void {
  useEffect(() => {
    const here = items.filter(
      ({ status, format }) => status.kind === 'waiting' && modeOf(format, situation) === 'client',
    );
    if (here.length === 0) return;
    void loadEngine().then(({ prepare }) => {
      for (const { format } of here) prepare(format);
    });
  }, [items, situation]);
}
