import type { Session } from '../converter/session/session.ts';

/**
 * Retries failed files if any of them failed because a chunk could not be loaded. Does not disturb a running
 * conversion.
 */
export function retryUnavailable(session: Pick<Session, 'state' | 'retryAll'>): void {
  const { items, phase } = session.state();
  const isLacking = items.some(({ status }) => status.kind === 'failed' && status.code === 'CODEC_UNAVAILABLE');
  if (phase !== 'converting' && isLacking) void session.retryAll();
}
