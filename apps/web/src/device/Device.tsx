import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSessions } from '../converter/session/sessions.tsx';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { installation } from './installation.ts';
import { isUntouched } from './is-untouched.ts';
import { NewVersion } from './NewVersion.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import { useRetryWhenOnline } from './retry-when-online.ts';
import { keepLanguage, startServiceWorker } from './service-worker.ts';
import { useFilesFromOutside } from './use-files-from-outside.ts';

/** In the footer: offline use and installation. */
export function Device() {
  const { language } = useNavigation().route;
  const words = usePart('device');
  const isOffered = useSyncExternalStore(installation.subscribe, installation.isOffered);
  const [isRefused, setIsRefused] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const sessions = useSessions();
  useEffect(() => {
    // A page served from the cache may be of the previous release, whose codecs the server no longer has.
    const onNewVersion = () => (isUntouched(sessions.all()) ? location.reload() : setIsOutdated(true));
    return startServiceWorker({ onNewVersion, onRefused: () => setIsRefused(true) });
  }, [sessions]);
  useEffect(() => void keepLanguage(language), [language]);
  useFilesFromOutside();
  useRetryWhenOnline();
  if (!words || isRefused) return null;
  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {words.open}
      </button>
      {isOffered && (
        <button type="button" className="link" onClick={installation.install}>
          {words.install}
        </button>
      )}
      {isOpen && <OfflinePanel words={words} />}
      {isOutdated && <NewVersion />}
    </>
  );
}
