import { type ComponentType, useEffect, useState } from 'react';
import type { ResultProps } from './ResultButtons.tsx';

interface Parts {
  readonly ResultButtons: ComponentType<ResultProps>;
  readonly ResultNotes: ComponentType<Omit<ResultProps, 'onUnfold'>>;
}

/** Loaded when the first conversion starts. Without them, a row has its status and its result. */
export function useLateResults(isNeeded: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (isNeeded)
      Promise.all([import('./ResultButtons.tsx'), import('./ResultNotes.tsx')]).then(
        ([buttons, notes]) => setParts({ ...buttons, ...notes }),
        () => {},
      );
  }, [isNeeded]);
  return parts;
}
