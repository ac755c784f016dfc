import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { Notice } from '../notices/Notice.tsx';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useDeviceWords } from './use-device-words.ts';
import { useEverythingCached } from './use-everything-cached.ts';

/** Says what works without a connection, for as long as there is none. */
export function OfflineNotice() {
  const { show, withdraw } = usePageNotices();
  useEffect(() => {
    const look = () => {
      if (navigator.onLine) withdraw('offline');
      else show({ kind: 'offline', Content: WhatIsPossible });
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [show, withdraw]);
  return null;
}

function WhatIsPossible() {
  const { language } = useNavigation().route;
  const words = useDeviceWords();
  const { clear } = usePageNotices();
  const { stage } = useEverythingCached(language);
  if (!words) return null;
  return (
    <Notice tone="neutral" title={words.offline_title} onClose={clear}>
      <p>{stage.kind === 'kept' ? words.offline_kept : words.offline}</p>
    </Notice>
  );
}
