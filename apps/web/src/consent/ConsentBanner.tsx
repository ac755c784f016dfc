import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { useSite } from '../site.tsx';
import { useConsent } from './consent.tsx';

export function ConsentBanner() {
  const { asking } = useConsent();
  return asking ? <Question /> : null;
}

function Question() {
  const { t } = useTexts();
  const { ads, analytics } = useSite();
  const { decide } = useConsent();
  const heading = useRef<HTMLHeadingElement>(null);

  // Asked again from the footer, the question is where the visitor's focus goes.
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus();
  }, []);

  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-panel p-4 shadow-lg md:inset-x-auto md:right-4 md:bottom-4 md:max-w-md md:rounded-2xl md:border"
    >
      <h2 id="consent-title" ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {t('consent.title')}
      </h2>
      <p className="mt-2 text-sm">
        {ads && `${t('consent.ads', { name: ads.name })} `}
        {analytics && `${t('consent.analytics', { name: analytics.name })} `}
        {t('consent.text')}{' '}
        <Link page="privacy" className="underline">
          {t('consent.more')}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" className="button" onClick={() => decide('rejected')}>
          {t('consent.reject')}
        </button>
        <button type="button" className="button" onClick={() => decide('accepted')}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}

/** In the footer, wherever there is something to consent to. */
export function CookieSettingsButton() {
  const { t } = useTexts();
  const { needed, askAgain } = useConsent();
  if (!needed) return null;
  return (
    <button type="button" className="cursor-pointer underline-offset-4 hover:underline" onClick={askAgain}>
      {t('footer.cookie_settings')}
    </button>
  );
}
