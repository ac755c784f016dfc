import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ResultButtonProps } from './ResultButton.tsx';

/** Until it is loaded, there is nothing to press. */
export function LateResultButton(props: ResultButtonProps & { children: ReactNode }) {
  const [Button, setButton] = useState<ComponentType<ResultButtonProps>>();
  useEffect(() => {
    import('./ResultButton.tsx').then(
      (part) => setButton(() => part.ResultButton),
      () => {},
    );
  }, []);
  return Button ? <Button {...props} /> : props.children;
}
