import type { Session } from '../converter/session/session.ts';

/**
 * Whether the page can be reloaded without losing anything: it was opened (not reloaded), the visitor has not
 * interacted with it, and it holds no files, which may come from other programs.
 */
export function isUntouched(sessions: readonly Pick<Session, 'state'>[]): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = visit?.type === 'navigate' && navigator.userActivation?.hasBeenActive === false;
  return isFresh && !location.hash && sessions.every((session) => session.state().items.length === 0);
}
