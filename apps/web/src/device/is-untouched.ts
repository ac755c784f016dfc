import type { Session } from '../converter/session.ts';

/**
 * Whether a page may be loaded again without anybody losing anything: it was opened, not reloaded, nobody has touched it,
 * and it holds no files, which other programs may have handed over.
 */
export function isUntouched(sessions: readonly Pick<Session, 'state'>[]): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = visit?.type === 'navigate' && navigator.userActivation?.hasBeenActive === false;
  return isFresh && !location.hash && sessions.every((session) => session.state().items.length === 0);
}
