import { useState } from 'react';
import { type Item, latestResultOf } from '../state/state.ts';

/**
 * Whose pictures are shown in the page once all files are finished: those of the row that the visitor marked, or of the
 * first with a result.
 */
export function useMarked(items: readonly Item[]) {
  const [chosen, mark] = useState<string>();
  const finished = items.filter(latestResultOf);
  const failed = items.filter(({ status }) => status.kind === 'failed' && !status.earlier);
  const isFinished = finished.length + failed.length === items.length;
  const shown = finished.find(({ id }) => id === chosen) ?? finished[0];
  return { marked: isFinished ? shown?.id : undefined, mark };
}
