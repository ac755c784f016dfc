import type { AdSize } from '@image-converter/settings/values';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useSite } from '../site.tsx';
import { useConsent } from './consent.tsx';
import { requestAd } from './third-party.ts';

/** Each box reserves its space from the first paint, so that an ad causes no layout shift. */
const boxes: Record<AdSize, string> = {
  banner: 'h-[50px] w-[320px] md:h-[90px] md:w-[728px]',
  leaderboard: 'h-[100px] w-[320px] md:h-[90px] md:w-[728px]',
  rectangle: 'h-[250px] w-[300px] md:h-[280px] md:w-[336px]',
  sidebar: 'h-[600px] w-[160px]',
};

export function AdSlot({ size, className }: { size: AdSize; className?: string }) {
  const { t } = useTexts();
  const { ads } = useSite();
  const { decisions } = useConsent();
  const unit = ads?.units[size];
  return (
    <div
      data-ad-box={size}
      className={clsx(
        boxes[size],
        'mx-auto grid max-w-full place-items-center overflow-hidden rounded-xl bg-soft/60 text-[0.78125rem] text-quiet',
        className,
      )}
    >
      {ads && unit && decisions.ads === 'accepted' ? <Ad client={ads.client} unit={unit} /> : t('ads.label')}
    </div>
  );
}

function Ad({ client, unit }: { client: string; unit: string }) {
  const tag = useRef<HTMLModElement>(null);
  // The sidebars are hidden on narrow screens; hidden ads are not requested.
  useEffect(() => {
    if (tag.current?.checkVisibility()) requestAd();
  }, []);
  return <ins ref={tag} className="adsbygoogle block size-full" data-ad-client={client} data-ad-slot={unit} />;
}
