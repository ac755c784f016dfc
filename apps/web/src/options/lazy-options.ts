import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { useSessions } from '../converter/session/sessions.tsx';
import { loadPart } from '../i18n/parts.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { readStored, storageKeys } from '../storage.ts';
import type { LinkNews } from './restore.ts';

type Parts = typeof import('./parts.ts')['parts'];

export interface LazyOptions {
  parts: Parts | undefined;
  shown: 'closed' | 'open' | 'failed';
  /** What happened to the options in the URL. */
  link: LinkNews | undefined;
  toggle: () => void;
  closeLink: () => void;
}

/** All option code is loaded when the panel is first opened, or at once if options were chosen earlier. */
export function useLazyOptions(session: Session): LazyOptions {
  const sessions = useSessions();
  const { language } = useNavigation().route;
  const [parts, setParts] = useState<Parts>();
  const [shown, setShown] = useState<LazyOptions['shown']>('closed');
  const [link, setLink] = useState<LinkNews>();

  const load = useCallback(async () => {
    const loading = import('./parts.ts').then(({ parts: loaded }) => {
      const news = loaded.restore(sessions, session);
      if (news) setLink(news);
      return loaded;
    });
    sessions.waitFor(loading.catch(() => {}));
    const loaded = await loading;
    await loadPart(language, 'options');
    setParts(loaded);
  }, [sessions, session, language]);

  useEffect(() => {
    const look = () => {
      if (hasChoices()) load().catch(() => {});
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [load]);

  const toggle = () => {
    if (shown === 'open') setShown('closed');
    else
      load().then(
        () => setShown('open'),
        () => setShown('failed'),
      );
  };
  return { parts, shown, link, toggle, closeLink: () => setLink(undefined) };
}

/** Whether options may be stored on this device or given in the URL. */
function hasChoices(): boolean {
  return location.hash.startsWith('#options') || readStored(storageKeys.options) !== null;
}
