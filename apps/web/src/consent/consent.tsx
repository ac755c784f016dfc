import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../site.tsx';
import { allDecided, type Decisions, type Purpose, purposesOf, readDecisions, writeDecisions } from './decision.ts';
import { dropAdQueue, loadScript } from './third-party.ts';

/** Id of the question's heading. */
export const consentTitle = 'consent-title';

interface Consent {
  /** Purposes this deployment needs consent for; may be empty. */
  purposes: readonly Purpose[];
  decisions: Decisions;
  /** Whether the question is visible. */
  asking: boolean;
  decide: (decisions: Decisions) => void;
  askAgain: () => void;
}

const ConsentContext = createContext<Consent | undefined>(undefined);

export function ConsentProvider({ children }: { children: ReactNode }) {
  const settings = useSite();
  const { ads, analytics } = settings;
  const purposes = useMemo(() => purposesOf(settings), [settings]);
  const [decisions, setDecisions] = useState<Decisions>({});
  // Prerendered to avoid a layout shift. Only the browser knows of an earlier decision.
  const [asking, setAsking] = useState(purposes.length > 0);

  useEffect(() => {
    const earlier = readDecisions(settings);
    setDecisions(earlier);
    if (allDecided(settings, earlier)) setAsking(false);
  }, [settings]);

  useEffect(() => {
    if (analytics && decisions.analytics === 'accepted') return loadScript(analytics.script, analytics.attributes);
  }, [analytics, decisions.analytics]);

  useEffect(() => {
    if (!ads || decisions.ads !== 'accepted') return;
    const takeBack = loadScript(ads.script, { 'data-ad-client': ads.client });
    return () => {
      takeBack();
      dropAdQueue();
    };
  }, [ads, decisions.ads]);

  const consent = useMemo<Consent>(
    () => ({
      purposes,
      decisions,
      asking,
      decide: (next) => {
        writeDecisions(settings, next);
        setDecisions(next);
        setAsking(false);
        // The focused button is removed along with the question.
        document.querySelector('main')?.focus({ preventScroll: true });
      },
      askAgain: () => {
        delete document.documentElement.dataset.consent;
        flushSync(() => setAsking(true));
        document.getElementById(consentTitle)?.focus();
      },
    }),
    [purposes, decisions, asking, settings],
  );
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent outside ConsentProvider');
  return consent;
}
