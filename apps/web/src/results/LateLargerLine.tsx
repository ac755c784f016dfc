import { type ComponentType, useEffect, useState } from 'react';
import type { LargerLineProps } from './LargerLine.tsx';

/** Loaded once there is a result. */
export function LateLargerLine(props: LargerLineProps) {
  const [Line, setLine] = useState<ComponentType<LargerLineProps>>();
  const isNeeded = props.items.some(({ status }) => status.kind === 'done');
  useEffect(() => {
    if (isNeeded)
      import('./LargerLine.tsx').then(
        (part) => setLine(() => part.LargerLine),
        () => {},
      );
  }, [isNeeded]);
  return Line ? <Line {...props} /> : null;
}
