import { type ExtraPair, extraPairs, type Pair, pairLabels } from '@image-converter/formats/pairs';
import { CloudOff, EyeOff, Gift, Lock, Zap } from 'lucide';
import { measured } from '../claims/measured.ts';
import { measuredTime } from '../claims/measured-time.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Mode } from '../mode/mode.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';

const badges = [
  { name: 'secure', icon: Lock },
  { name: 'fast', icon: Zap },
  { name: 'no_upload', icon: CloudOff },
  { name: 'privacy', icon: EyeOff },
  { name: 'free', icon: Gift },
] as const;

const notes = { client: 'trust_indicators.note', server: 'trust_indicators.note_server' } as const;
const ownNotes = { client: 'trust_indicators.note_own', server: 'trust_indicators.note_own_server' } as const;

interface TrustBadgesProps {
  /** The pair to show the measured time for. */
  pair: Pair;
  description: string;
  /** Where this page currently converts formats that the server supports; "client" if it accepts none of them. */
  mode: Mode;
}

export function TrustBadges({ pair, description, mode }: TrustBadgesProps) {
  const { t } = useTexts();
  // The extra pages accept one format, so they say where that one is converted.
  const own = isExtraPair(pair);
  const choice = own ? 'your_choice' : 'no_upload_server';
  return (
    <section aria-label={t('trust_indicators.label')} className="mt-6 text-center">
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-2 font-medium text-[0.9375rem] md:gap-x-6">
        {badges.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-2">
            <Icon of={icon} className="size-4.5 shrink-0 text-good" />
            {t(`trust_indicators.${name === 'no_upload' && mode === 'server' ? choice : name}`)}
          </li>
        ))}
      </ul>
      <p className="mx-auto mt-6 max-w-[62ch] text-balance md:text-lg">{description}</p>
      <p className="mx-auto mt-3 max-w-[68ch] text-balance text-quiet text-sm">
        {own ? t(ownNotes[mode], { format: pairLabels(pair).from }) : t(notes[mode])}
      </p>
      {/* The time was measured in a browser. */}
      {!(own && mode === 'server') && <MeasuredTime pair={pair} />}
    </section>
  );
}

function isExtraPair(pair: Pair): pair is ExtraPair {
  return pair in extraPairs;
}

function MeasuredTime({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const sentence = measuredTime(t, language, pair, measured);
  return sentence && <p className="mx-auto mt-1 max-w-[68ch] text-balance text-quiet text-sm">{sentence}</p>;
}
