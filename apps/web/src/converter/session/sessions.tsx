import type { ConverterRules } from '@image-converter/formats/converters';
import type { Choices } from '@image-converter/formats/options';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useServerMode } from '../../mode/server-mode.tsx';
import { useSite } from '../../site.tsx';
import { backendsOf, prepare } from '../convert/backends.ts';
import { loadPacker } from '../save/saving.ts';
import type { State } from '../state/state.ts';
import { convertsAtOnce } from './at-once.ts';
import { type Services, Session } from './session.ts';

/**
 * The session of each converter, created on first use. Pages with the same rules share one, such as home and
 * png-to-jpg.
 */
export class Sessions {
  readonly #services: Services;
  readonly #made = new Map<ConverterRules, Session>();
  #chosen: Partial<Choices> = {};
  #lookedUp: Promise<unknown> | undefined;

  constructor(services: Omit<Services, 'lookedUp' | 'zipExtras'>) {
    this.#services = { ...services, lookedUp: () => this.#lookedUp, zipExtras: new Set() };
  }

  of(rules: ConverterRules): Session {
    const made = this.#made.get(rules);
    if (made) return made;
    const session = new Session(rules, this.#services);
    session.choose(this.#chosen);
    this.#made.set(rules, session);
    return session;
  }

  all(): Session[] {
    return [...this.#made.values()];
  }

  /** Conversions wait until previously chosen options are known. */
  waitFor(lookingUp: Promise<unknown>): void {
    const lookedUp = Promise.all([this.#lookedUp, lookingUp]).finally(() => {
      // Another lookup may have started in the meantime.
      if (this.#lookedUp === lookedUp) this.#lookedUp = undefined;
    });
    this.#lookedUp = lookedUp;
  }

  /** For all files in all converters. */
  choose(chosen: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...chosen };
    for (const session of this.#made.values()) session.choose(chosen);
  }
}

const SessionsContext = createContext<Sessions | undefined>(undefined);

/** Rendered above the pages, so sessions live as long as the tab. */
export function SessionsProvider({ children }: { children: ReactNode }) {
  const { api } = useSite();
  const { current: situation, lose } = useServerMode();
  const [sessions] = useState(
    () =>
      new Sessions({
        backends: backendsOf({ api, situation, lose }),
        situation,
        prepare,
        loadPacker,
        convertsAtOnce,
      }),
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
