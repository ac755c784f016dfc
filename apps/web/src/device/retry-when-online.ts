import { useEffect } from 'react';
import { type Retried, retryAll } from '../converter/session/retry-all.ts';
import { useSessions } from '../converter/session/sessions.tsx';

/** Retries files that failed because a chunk could not be loaded, as soon as the connection is back. */
export function useRetryWhenOnline(): void {
  const sessions = useSessions();
  useEffect(() => {
    const retryEverywhere = () => sessions.all().forEach(retryUnavailable);
    addEventListener('online', retryEverywhere);
    return () => removeEventListener('online', retryEverywhere);
  }, [sessions]);
}

/**
 * Retries failed files if any of them failed because a chunk could not be loaded. Does not disturb a running
 * conversion.
 */
export function retryUnavailable(session: Retried): void {
  const { items, phase } = session.state();
  const isLacking = items.some(({ status }) => status.kind === 'failed' && status.code === 'CODEC_UNAVAILABLE');
  if (phase !== 'converting' && isLacking) void retryAll(session);
}
