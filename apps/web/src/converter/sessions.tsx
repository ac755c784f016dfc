import { converterFor } from '@image-converter/formats/converters';
import type { Pair } from '@image-converter/formats/pairs';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useServerMode } from '../mode/server-mode.tsx';
import { useSite } from '../site.tsx';
import { prepare } from './engine.ts';
import { saveAsZip } from './save-as-zip.ts';
import { type Services, Session } from './session.ts';
import type { State } from './state.ts';
import { waysOf } from './ways.ts';

export type ConverterPage = 'home' | Pair;

/** Each converter's session, created on first use. Home and png-to-jpg share the single converter's. */
class Sessions {
  readonly #services: Services;
  readonly #made = new Map<ConverterPage, Session>();

  constructor(services: Services) {
    this.#services = services;
  }

  of(page: ConverterPage): Session {
    const key = page === 'png-to-jpg' ? 'home' : page;
    const session = this.#made.get(key) ?? new Session(converterFor(key), this.#services);
    this.#made.set(key, session);
    return session;
  }
}

const SessionsContext = createContext<Sessions | undefined>(undefined);

/** Sits above the pages, so what it holds lives as long as the tab. */
export function SessionsProvider({ children }: { children: ReactNode }) {
  const { api } = useSite();
  const { current: situation, lose } = useServerMode();
  const [sessions] = useState(
    () => new Sessions({ ways: waysOf({ api, situation, lose }), situation, prepare, saveAsZip }),
  );
  return <SessionsContext value={sessions}>{children}</SessionsContext>;
}

export function useSession(page: ConverterPage): { session: Session; state: State } {
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new Error('useSession outside SessionsProvider');
  const session = sessions.of(page);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return { session, state };
}
