import type { ConverterRules } from '@image-converter/formats/converters';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useServerMode } from '../mode/server-mode.tsx';
import { useSite } from '../site.tsx';
import { saveAsPdf, saveAsZip } from './packing.ts';
import { type Services, Session } from './session.ts';
import type { State } from './state.ts';
import { prepare, waysOf } from './ways.ts';

/** Each converter's session, created on first use. Pages with the same rules share one: home and png-to-jpg do. */
class Sessions {
  readonly #services: Services;
  readonly #made = new Map<ConverterRules, Session>();

  constructor(services: Services) {
    this.#services = services;
  }

  of(rules: ConverterRules): Session {
    const session = this.#made.get(rules) ?? new Session(rules, this.#services);
    this.#made.set(rules, session);
    return session;
  }

  all(): Session[] {
    return [...this.#made.values()];
  }
}

const SessionsContext = createContext<Sessions | undefined>(undefined);

/** Sits above the pages, so what it holds lives as long as the tab. */
export function SessionsProvider({ children }: { children: ReactNode }) {
  const { api } = useSite();
  const { current: situation, lose } = useServerMode();
  const [sessions] = useState(
    () => new Sessions({ ways: waysOf({ api, situation, lose }), situation, prepare, saveAsZip, saveAsPdf }),
  );
  return <SessionsContext value={sessions}>{children}</SessionsContext>;
}

export function useSessions(): Sessions {
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new Error('useSessions outside SessionsProvider');
  return sessions;
}

export function useSession(rules: ConverterRules): { session: Session; state: State } {
  const session = useSessions().of(rules);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return { session, state };
}
