import type { Pair } from '@image-converter/formats/pairs';
import { CloudOff, EyeOff, Gift, Lock, Zap } from 'lucide-react';
import { measured } from '../claims/measured.ts';
import { measuredTime } from '../claims/measured-time.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Mode } from '../mode/mode.ts';
import { useNavigation } from '../navigation/navigation.tsx';

const badges = [
  { name: 'secure', Icon: Lock },
  { name: 'fast', Icon: Zap },
  { name: 'no_upload', Icon: CloudOff },
  { name: 'privacy', Icon: EyeOff },
  { name: 'free', Icon: Gift },
] as const;

interface TrustBadgesProps {
  /** The pair whose measured time is shown. */
  pair: Pair;
  description: string;
  /** Where this page currently converts HEIC and TIFF; "client" if it does not take them. */
  mode: Mode;
}

export function TrustBadges({ pair, description, mode }: TrustBadgesProps) {
  const { t } = useTexts();
  return (
    <section aria-label={t('trust_indicators.label')} className="mt-8 text-center">
      <p className="mx-auto max-w-2xl text-pretty">{description}</p>
      <ul className="mt-5 flex flex-wrap justify-center gap-2">
        {badges.map(({ name, Icon }) => (
          <li key={name} className="flex items-center gap-2 rounded-full bg-soft px-3.5 py-1.5 text-sm">
            <Icon aria-hidden className="size-4 text-accent" />
            {t(
              name === 'no_upload' && mode === 'server'
                ? 'trust_indicators.no_upload_server'
                : `trust_indicators.${name}`,
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet text-sm">
        {t(mode === 'server' ? 'trust_indicators.note_server' : 'trust_indicators.note')}
      </p>
      <MeasuredTime pair={pair} />
    </section>
  );
}

function MeasuredTime({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const sentence = measuredTime(t, language, pair, measured);
  return sentence && <p className="mt-1 text-quiet text-sm">{sentence}</p>;
}
