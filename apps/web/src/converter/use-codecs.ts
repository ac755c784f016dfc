import { useEffect } from 'react';
import { withEngine } from './engine.ts';
import type { Item } from './state.ts';

/**
 * Codecs are fetched while the visitor looks for the button. Also for a file that is to go to the server: whatever
 * happens to the connection from then on, the browser can finish the job.
 */
export function useCodecs(items: readonly Item[]): void {
  useEffect(() => {
    const waiting = items.filter(({ status }) => status.kind === 'waiting');
    if (waiting.length === 0) return;
    withEngine(({ prepare }) => {
      for (const { format, file } of waiting) prepare(format, file);
    });
  }, [items]);
}
