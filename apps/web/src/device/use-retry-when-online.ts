import { useEffect } from 'react';
import { useSessions } from '../converter/session/sessions.tsx';
import { retryUnavailable } from './retry-unavailable.ts';

/** Retries files that failed because a chunk could not be loaded, as soon as the connection is back. */
export function useRetryWhenOnline(): void {
  const sessions = useSessions();
  useEffect(() => {
    const retryEverywhere = () => sessions.all().forEach(retryUnavailable);
    addEventListener('online', retryEverywhere);
    return () => removeEventListener('online', retryEverywhere);
  }, [sessions]);
}
