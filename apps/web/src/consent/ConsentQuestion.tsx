import { useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { useSite } from '../site.tsx';
import { useLazy } from '../use-lazy.ts';
import { consentTitle, useConsent } from './consent.tsx';
import type { Decision } from './decision.ts';

const loadChoice = () => import('./ConsentChoice.tsx');

/** In the normal page flow, so it covers nothing and nothing covers it. */
export function ConsentQuestion() {
  const { asking } = useConsent();
  return asking ? <Question /> : null;
}

function Question() {
  const { t } = useTexts();
  const { ads, analytics } = useSite();
  const { purposes, decisions, decide } = useConsent();
  const [choosing, setChoosing] = useState(false);
  const choice = useLazy(loadChoice, { wanted: choosing, onFailure: () => setChoosing(false) });
  const several = purposes.length > 1;
  const decideAll = (decision: Decision) =>
    decide(Object.fromEntries(purposes.map((purpose) => [purpose, decision] as const)));
  return (
    <section
      aria-labelledby={consentTitle}
      className="consent-question mt-6 rounded-2xl bg-panel p-4 text-[0.9375rem] outline outline-line sm:p-5"
    >
      <h2 id={consentTitle} tabIndex={-1} className="heading-3 scroll-mt-4">
        {t('consent.title')}
      </h2>
      <p className="mt-1 text-quiet">
        {ads && `${t('consent.ads', ads)} `}
        {analytics && `${t('consent.analytics', analytics)} `}
        {t('consent.text')} {Object.values(decisions).includes('accepted') && `${t('consent.withdrawal')} `}
        <Link page="privacy" className="text-ink underline">
          {t('consent.more')}
        </Link>
      </p>
      {choosing && choice ? (
        <choice.ConsentChoice />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2">
          <button type="button" className="quiet-button sm:min-w-44" onClick={() => decideAll('rejected')}>
            {t(several ? 'consent.reject_all' : 'consent.reject')}
          </button>
          <button type="button" className="quiet-button sm:min-w-44" onClick={() => decideAll('accepted')}>
            {t(several ? 'consent.accept_all' : 'consent.accept')}
          </button>
          {several && (
            <button type="button" className="plain-button max-sm:col-span-2" onClick={() => setChoosing(true)}>
              {t('consent.choose')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** In the footer, if there is anything to consent to. */
export function CookieSettingsButton() {
  const { t } = useTexts();
  const { purposes, askAgain } = useConsent();
  if (purposes.length === 0) return null;
  return (
    <button type="button" className="link" onClick={askAgain}>
      {t('footer.cookie_settings')}
    </button>
  );
}
