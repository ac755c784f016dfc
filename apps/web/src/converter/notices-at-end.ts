import type { Notice } from './notice.ts';
import type { Item } from './state.ts';

/** The notices at the end of a batch: one of each kind, however many files there were. */
export function noticesAtEnd(items: readonly Item[]): Notice[] {
  const converted: { name: string; pagesOrFrames: number }[] = [];
  const unchanged: string[] = [];
  const failed: (Notice & { kind: 'failed' })['files'][number][] = [];
  for (const { file, status } of items) {
    const { name } = file;
    if (status.kind === 'failed') failed.push({ name, code: status.code, detail: status.detail });
    if (status.kind !== 'done') continue;
    const { mode, pagesOrFrames } = status.outcome;
    if (mode === 'none') unchanged.push(name);
    else converted.push({ name, pagesOrFrames });
  }
  const notices: Notice[] = [];
  if (failed.length > 0) notices.push({ kind: 'failed', files: failed });
  if (converted.length > 0) notices.push({ kind: 'converted', files: converted });
  if (unchanged.length > 0) notices.push({ kind: 'unchanged', names: unchanged });
  return notices;
}
