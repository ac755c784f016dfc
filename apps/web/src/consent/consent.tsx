import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSite } from '../site.tsx';
import { type Decision, needsConsent, readDecision, writeDecision } from './decision.ts';
import { loadScript } from './third-party.ts';

interface Consent {
  /** Nothing to ask, still to be asked, or what the visitor decided. Unknown until the browser has been asked. */
  state: 'unknown' | 'not-needed' | 'open' | Decision;
  decide: (decision: Decision) => void;
  /** Asks again. */
  reconsider: () => void;
}

const ConsentContext = createContext<Consent | undefined>(undefined);

export function ConsentProvider({ children }: { children: ReactNode }) {
  const settings = useSite();
  const [state, setState] = useState<Consent['state']>(needsConsent(settings) ? 'unknown' : 'not-needed');

  useEffect(() => {
    if (needsConsent(settings)) setState(readDecision(settings) ?? 'open');
  }, [settings]);

  useEffect(() => {
    if (state !== 'accepted') return;
    if (settings.analytics) loadScript(settings.analytics.script, settings.analytics.attributes);
    if (settings.ads) loadScript(settings.ads.script, { 'data-ad-client': settings.ads.client });
  }, [state, settings]);

  const consent = useMemo<Consent>(
    () => ({
      state,
      decide: (decision) => {
        const withdrawn = decision === 'rejected' && readDecision(settings) === 'accepted';
        writeDecision(settings, decision);
        // A script that has run cannot be taken back; only a fresh page is free of it.
        if (withdrawn) location.reload();
        else setState(decision);
      },
      reconsider: () => setState('open'),
    }),
    [state, settings],
  );
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent outside ConsentProvider');
  return consent;
}
