import { defaultChoices } from '@image-converter/formats/options';
import type { LookReport } from '@image-converter/formats/report';
import { formatNumber, formatPercent } from '../i18n/numbers.ts';
import type { ResultWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';

interface LookNoteProps {
  look: LookReport;
  words: ResultWords['look'];
}

/** What a look took, compared with the default quality. */
export function LookNote({ look: { score, saved, of, fallsShort }, words }: LookNoteProps) {
  const { language } = useNavigation().route;
  const compared = saved < 0 ? words.larger : words.smaller;
  const said = fill(fallsShort ? words.falls_short : compared, {
    score: formatNumber(language, score),
    percent: formatPercent(language, Math.round(Math.abs(saved) * 100) / 100),
    quality: defaultChoices.quality,
  });
  return <p data-look>{of === 'squares' ? `${said} (${words.squares}).` : `${said}.`}</p>;
}
