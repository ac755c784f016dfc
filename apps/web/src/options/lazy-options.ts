import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
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
  /** Id of the file whose options are shown; undefined if they are those of all files. */
  file: string | undefined;
  /** The button for all files. It gets the focus if the button that opened the options is gone. */
  button: RefObject<HTMLButtonElement | null>;
  /** What happened to the options in the URL. */
  link: LinkNews | undefined;
  /** Opens the options of this file, or of all. The button gets the focus back. */
  open: (opener: HTMLElement, file?: string) => void;
  /** Opens those of all files, or closes them. */
  toggle: (opener: HTMLElement) => void;
  /** The focus returns to the button that opened them. */
  close: () => void;
  closeLink: () => void;
}

const closed = { shown: 'closed', file: undefined } as const;
const noFiles = () => false;

/** All option code is loaded when the panel is first opened, or at once if options were chosen earlier. */
export function useLazyOptions(session: Session): LazyOptions {
  const sessions = useSessions();
  const { language } = useNavigation().route;
  const [parts, setParts] = useState<Parts>();
  const [{ shown, file }, show] = useState<Pick<LazyOptions, 'shown' | 'file'>>(closed);
  const [link, setLink] = useState<LinkNews>();
  const button = useRef<HTMLButtonElement>(null);
  const openedBy = useRef<HTMLElement>(null);

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

  // The panel beside the files goes with them.
  const hasFiles = useSyncExternalStore(session.subscribe, () => session.state().items.length > 0, noFiles);
  useEffect(() => {
    if (!hasFiles) show(closed);
  }, [hasFiles]);

  const open = (opener: HTMLElement, wanted?: string) => {
    openedBy.current = opener;
    load().then(
      () => show({ shown: 'open', file: wanted }),
      () => show({ shown: 'failed', file: undefined }),
    );
  };
  const close = () => {
    // The button of a row may go with the panel.
    flushSync(() => show(closed));
    const opener = openedBy.current?.isConnected ? openedBy.current : button.current;
    opener?.focus({ preventScroll: true });
  };
  const toggle = (opener: HTMLElement) => (shown === 'open' && file === undefined ? close() : open(opener));
  return { parts, shown, file, button, link, open, toggle, close, closeLink: () => setLink(undefined) };
}

/** Whether options may be stored on this device or given in the URL. */
function hasChoices(): boolean {
  return location.hash.startsWith('#options') || readStored(storageKeys.options) !== null;
}
