import { useEffect, useState } from 'react';
import type { Item } from '../converter/state/state.ts';
import { findGainMap } from '../results/use-found.ts';

/** Photos come in series: if none of these is HDR, the others hardly are. */
const maxFiles = 50;

const known = new WeakMap<File, Promise<boolean>>();

/** Whether some of these files are HDR photos. Their headers are read once. */
export function useHasHdr(items: readonly Item[]): boolean {
  const [hasHdr, setHasHdr] = useState(false);
  useEffect(() => {
    let isLatest = true;
    someHdr(items.slice(0, maxFiles)).then(
      (found) => isLatest && setHasHdr(found),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [items]);
  return hasHdr;
}

async function someHdr(items: readonly Item[]): Promise<boolean> {
  for (const { file, format } of items) {
    const found = known.get(file) ?? findGainMap(file, format);
    known.set(file, found);
    if (await found) return true;
  }
  return false;
}
