import type { SiteSettings } from '@image-converter/settings/site';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadMessages, type Messages } from '../i18n/messages.ts';
import type { Language } from '../routes/pages.ts';
import { type Route, routeOf, translatedPath } from '../routes/route.ts';
import { useSite } from '../site.tsx';

/** A page on screen: where we are and the texts it is written with. They only ever change together. */
export interface Visit {
  route: Route;
  messages: Messages;
}

interface Navigation {
  route: Route;
  /** Shows another page of the site without reloading. */
  open: (path: string) => void;
  /** Shows this page in another language, with the same query and hash. */
  switchLanguage: (language: Language) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

export function NavigationProvider({ first, children }: { first: Visit; children: (messages: Messages) => ReactNode }) {
  const settings = useSite();
  const [visit, setVisit] = useState(first);
  const newest = useRef(0);

  const navigation = useMemo<Navigation>(() => {
    async function push(address: string, arrived: () => void): Promise<void> {
      const visit = await load(new URL(address, location.href).pathname, settings, newest);
      if (!visit) return;
      history.pushState(null, '', address);
      setVisit(visit);
      arrived();
    }
    return {
      route: visit.route,
      open: (path) => reloadOnFailure(push(path, startAtTop), path),
      switchLanguage: (language) => {
        const address = translatedPath(visit.route, language) + location.search + location.hash;
        reloadOnFailure(
          push(address, () => {}),
          address,
        );
      },
    };
  }, [visit.route, settings]);

  useEffect(() => {
    const show = () =>
      reloadOnFailure(
        load(location.pathname, settings, newest).then((visit) => visit && setVisit(visit)),
        location.href,
      );
    // The not-found page is prerendered once, in the default language: here it turns to the browser's.
    if (routeOf(location.pathname, navigator.languages).language !== first.route.language) show();
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [first, settings]);

  return <NavigationContext value={navigation}>{children(visit.messages)}</NavigationContext>;
}

/** Undefined when the visitor has meanwhile gone somewhere else. */
async function load(path: string, settings: SiteSettings, newest: { current: number }): Promise<Visit | undefined> {
  newest.current += 1;
  const mine = newest.current;
  const route = routeOf(path, navigator.languages);
  const messages = await loadMessages(route, settings);
  return mine === newest.current ? { route, messages } : undefined;
}

/** Texts can be missing after a new release took the old files away: then the address is loaded afresh. */
function reloadOnFailure(work: Promise<unknown>, address: string): void {
  work.catch(() => location.assign(address));
}

/** As a new page does: at the top, and with a screen reader reading from the start of the content. */
function startAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation outside NavigationProvider');
  return navigation;
}

/** Clicks that open a new tab or window, or save the link, stay the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
