import { useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useSite } from '../site.tsx';
import { useConsent } from './consent.tsx';
import type { Decision } from './decision.ts';

const labels = { ads: 'consent.ads_switch', analytics: 'consent.analytics_switch' } as const;

/** One switch per purpose, off unless the visitor accepted it earlier. */
export function ConsentChoice() {
  const { t } = useTexts();
  const site = useSite();
  const { purposes, decisions, decide } = useConsent();
  const [chosen, setChosen] = useState(decisions);
  const decisionOf = (checked: boolean): Decision => (checked ? 'accepted' : 'rejected');
  return (
    <div className="mt-3 grid gap-1">
      {purposes.map((purpose, index) => (
        <label key={purpose} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/noAutofocus: the button that opened this is gone, so the focus moves here.
            autoFocus={index === 0}
            className="switch"
            checked={chosen[purpose] === 'accepted'}
            onChange={({ target }) => setChosen({ ...chosen, [purpose]: decisionOf(target.checked) })}
          />
          {t(labels[purpose], { name: site[purpose]?.name ?? '' })}
        </label>
      ))}
      <button
        type="button"
        className="quiet-button mt-2 justify-self-start"
        onClick={() => decide({ ads: 'rejected', analytics: 'rejected', ...chosen })}
      >
        {t('consent.save')}
      </button>
    </div>
  );
}
