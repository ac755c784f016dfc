import { useCallback, useEffect, useRef } from 'react';
import type { State } from './state.ts';

/** Temporary addresses of results are given back when the results are gone, or the page is. */
export function useResultUrls(state: State): { create: (blob: Blob) => string } {
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
