import { useEffect } from 'react';
import { useSessions } from '../converter/sessions.tsx';

/** Goes on with files that lacked a part of the converter as soon as there is a connection to fetch it. */
export function useGoingOn(): void {
  const sessions = useSessions();
  useEffect(() => {
    const goOn = () => {
      for (const session of sessions.all()) session.goOn();
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [sessions]);
}
