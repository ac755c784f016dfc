import { useSyncExternalStore } from 'react';

/** As the breakpoint `lg` of the style sheet. */
const query = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether something fits beside the converter's list. Not for what the server renders, which knows no width. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
