import { type ComponentType, useEffect, useState } from 'react';
import type { ResultLineProps } from './ResultLine.tsx';

/** Loaded when the first conversion starts. Without it, a row has its status and its result. */
export function LateResultLine(props: ResultLineProps) {
  const [Line, setLine] = useState<ComponentType<ResultLineProps>>();
  const isNeeded = props.item.status.kind !== 'waiting';
  useEffect(() => {
    if (isNeeded)
      import('./ResultLine.tsx').then(
        (part) => setLine(() => part.ResultLine),
        () => {},
      );
  }, [isNeeded]);
  return Line ? <Line {...props} /> : null;
}
