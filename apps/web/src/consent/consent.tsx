import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSite } from '../site.tsx';
import { type Decision, needsConsent, readDecision, writeDecision } from './decision.ts';
import { loadScript } from './third-party.ts';

interface Consent {
  /** Whether this deployment has anything to consent to. */
  needed: boolean;
  /** Undefined until the visitor has decided. */
  decision: Decision | undefined;
  /** Whether the question is on screen. */
  asking: boolean;
  decide: (decision: Decision) => void;
  askAgain: () => void;
}

const ConsentContext = createContext<Consent | undefined>(undefined);

export function ConsentProvider({ children }: { children: ReactNode }) {
  const settings = useSite();
  const needed = needsConsent(settings);
  const [decision, setDecision] = useState<Decision>();
  const [asking, setAsking] = useState(false);

  // Only the browser knows an earlier decision; the prerendered page shows neither question nor ads.
  useEffect(() => {
    if (!needed) return;
    const earlier = readDecision(settings);
    setDecision(earlier);
    setAsking(earlier === undefined);
  }, [needed, settings]);

  useEffect(() => {
    if (decision !== 'accepted') return;
    if (settings.analytics) loadScript(settings.analytics.script, settings.analytics.attributes);
    if (settings.ads) loadScript(settings.ads.script, { 'data-ad-client': settings.ads.client });
  }, [decision, settings]);

  const consent = useMemo<Consent>(
    () => ({
      needed,
      decision,
      asking,
      decide: (next) => {
        writeDecision(settings, next);
        // A script that has run cannot be taken back; only a fresh page is free of it.
        if (decision === 'accepted' && next === 'rejected') location.reload();
        setDecision(next);
        setAsking(false);
      },
      askAgain: () => setAsking(true),
    }),
    [needed, decision, asking, settings],
  );
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent outside ConsentProvider');
  return consent;
}
