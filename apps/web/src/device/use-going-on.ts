import { useEffect } from 'react';
import { useSessions } from '../converter/sessions.tsx';
import { goOn } from './go-on.ts';

/** Goes on with files that lacked a part of the converter as soon as there is a connection to fetch it. */
export function useGoingOn(): void {
  const sessions = useSessions();
  useEffect(() => {
    const goOnEverywhere = () => sessions.all().forEach(goOn);
    addEventListener('online', goOnEverywhere);
    return () => removeEventListener('online', goOnEverywhere);
  }, [sessions]);
}
