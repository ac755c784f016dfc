import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Messages } from '../i18n/source.ts';
import { usePageNotices } from '../notices/page-notices.tsx';
import type { Language } from '../routes/pages.ts';
import { type Route, routeOf, translatedPath } from '../routes/route.ts';
import { useSite } from '../site.tsx';
import type { LoadVisit, Visit } from './visit.ts';

interface Navigation extends Pick<Visit, 'route' | 'Content'> {
  /** Shows another page of the site without reloading. */
  open: (path: string) => void;
  /** Shows this page in another language, with the same query and hash. */
  switchLanguage: (language: Language) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

interface NavigationProviderProps {
  first: Visit;
  load: LoadVisit;
  children: (messages: Messages) => ReactNode;
}

export function NavigationProvider({ first, load, children }: NavigationProviderProps) {
  const settings = useSite();
  const notices = usePageNotices();
  const [visit, setVisit] = useState(first);
  const newest = useRef(0);

  /** If a page cannot be loaded, the visitor stays on this one, with files and results, and can try again. */
  const show = useCallback(
    async (address: string, arrive: (visit: Visit) => void) => {
      try {
        const visit = await latest(newest, load(routeAt(new URL(address, location.href).pathname), settings));
        if (!visit) return;
        notices.clear();
        arrive(visit);
      } catch (error) {
        const retry = () => void show(address, arrive);
        notices.show({ kind: 'load-failed', retry, ...(isOutdated(error) && { address }) });
      }
    },
    [load, settings, notices],
  );

  const navigation = useMemo<Navigation>(() => {
    const push = (address: string, arrived: () => void) =>
      void show(address, (visit) => {
        history.pushState(null, '', address);
        setVisit(visit);
        arrived();
      });
    return {
      route: visit.route,
      Content: visit.Content,
      open: (path) => push(path, startAtTop),
      switchLanguage: (language) =>
        push(translatedPath(visit.route, language) + location.search + location.hash, () => {}),
    };
  }, [visit.route, visit.Content, show]);

  useEffect(() => {
    const follow = () => void show(location.href, setVisit);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);

  // The not-found page is prerendered once, in the default language. Here it switches to the browser's, if available.
  useEffect(() => {
    const route = routeAt(location.pathname);
    if (route.language === first.route.language) return;
    latest(newest, load(route, settings)).then(
      (visit) => visit && setVisit(visit),
      () => {},
    );
  }, [first, load, settings]);

  return <NavigationContext value={navigation}>{children(visit.messages)}</NavigationContext>;
}

/** Undefined if the visitor has navigated elsewhere in the meantime. */
async function latest(newest: { current: number }, loading: Promise<Visit>): Promise<Visit | undefined> {
  newest.current += 1;
  const mine = newest.current;
  try {
    const visit = await loading;
    return mine === newest.current ? visit : undefined;
  } catch (error) {
    if (mine === newest.current) throw error;
    return undefined;
  }
}

function routeAt(path: string): Route {
  return routeOf(path, navigator.languages);
}

/** Offline, fetch() throws a TypeError. Any other error means that a new release removed the old files. */
function isOutdated(error: unknown): boolean {
  return !(error instanceof TypeError);
}

/** Like a newly loaded page: scrolled to the top, with screen readers at the start of the content. */
function startAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation outside NavigationProvider');
  return navigation;
}

/** Clicks that open a new tab or window, or save the link, are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
