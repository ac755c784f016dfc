import { useEffect } from 'react';
import { useSessions } from '../converter/sessions.tsx';
import { retryUnavailable } from './retry-unavailable.ts';

/** Goes on with files that lacked a part of the converter as soon as there is a connection to fetch it. */
export function useRetryWhenOnline(): void {
  const sessions = useSessions();
  useEffect(() => {
    const retryEverywhere = () => sessions.all().forEach(retryUnavailable);
    addEventListener('online', retryEverywhere);
    return () => removeEventListener('online', retryEverywhere);
  }, [sessions]);
}
