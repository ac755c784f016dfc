import { useEffect, useEffectEvent, useState } from 'react';

interface When {
  /** Not loaded before this is true. */
  wanted?: boolean;
  /** Milliseconds to wait, so that what matters more is loaded first. */
  delay?: number;
  onFailure?: () => void;
}

/** By the function that loaded it, so that a part is there at once when it is used again. */
const loaded = new WeakMap<() => Promise<object>, object>();

/**
 * A module that is not in the page's first script; undefined until it is loaded. `load` is a constant such as
 * `() => import('./Panel.tsx')`. If loading fails, the page works without the part, and the next use tries again: React's
 * own `lazy` would remember the failure.
 */
export function useLazy<Part extends object>(
  load: () => Promise<Part>,
  { wanted = true, delay = 0, onFailure = () => {} }: When = {},
): Part | undefined {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined);
  const fail = useEffectEvent(onFailure);
  const isMissing = part === undefined;
  useEffect(() => {
    if (!wanted || !isMissing) return;
    let isCurrent = true;
    const keep = (found: Part) => {
      loaded.set(load, found);
      if (isCurrent) setPart(found);
    };
    const timer = setTimeout(() => load().then(keep, () => isCurrent && fail()), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, wanted, delay, isMissing]);
  return part;
}
