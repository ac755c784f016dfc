import { type ComponentType, useEffect, useState } from 'react';
import { hasChoices } from '../state/has-choices.ts';
import type { ChoicesProps } from './Choices.tsx';

/** Loaded only for files that may have read options. If loading fails, they are read with the defaults. */
export function LazyChoices(props: ChoicesProps) {
  const [Choices, setChoices] = useState<ComponentType<ChoicesProps>>();
  const isNeeded = props.items.some(hasChoices);
  useEffect(() => {
    if (isNeeded)
      import('./Choices.tsx').then(
        (part) => setChoices(() => part.Choices),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded && Choices ? <Choices {...props} /> : null;
}
