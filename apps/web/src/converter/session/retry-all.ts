import { isWorthRetrying } from '../state/next-steps.ts';
import type { Session } from './session.ts';

export type Retried = Pick<Session, 'state' | 'convertAgain'>;

/** Retries all failed files that may succeed. */
export function retryAll(session: Retried): Promise<void> {
  const failed = session.state().items.filter(({ status }) => status.kind === 'failed' && isWorthRetrying(status.code));
  return session.convertAgain(...failed.map(({ id }) => id));
}
