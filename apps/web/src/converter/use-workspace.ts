import { useState } from 'react';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useLazy } from '../use-lazy.ts';

/** Everything that is shown only once there are files. Pages load it when they are idle (`use-warm-up.ts`). */
export const loadWorkspace = () => import('./workspace.tsx');

/** Undefined until it is needed and loaded. If it cannot be loaded, a notice offers another try. */
export function useWorkspace(isNeeded: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const { show } = usePageNotices();
  const onFailure = () => {
    setHasFailed(true);
    show({ kind: 'load-failed', isPart: true, retry: () => setHasFailed(false) });
  };
  return useLazy(loadWorkspace, { wanted: isNeeded && !hasFailed, onFailure });
}
