import { useEffect, useState } from 'react';
import { whenIdle } from '../../thumbnails/idle-queue.ts';

/** True once the browser has been idle since this was wanted. */
export function useIdle(wanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    void whenIdle().then(() => isCurrent && setIdle(true));
    return () => {
      isCurrent = false;
      setIdle(false);
    };
  }, [wanted]);
  return wanted && isIdle;
}
