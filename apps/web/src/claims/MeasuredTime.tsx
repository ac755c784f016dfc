import type { Pair } from '@image-converter/formats/pairs';
import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { measured } from './measured.ts';
import { measuredTime } from './measured-time.ts';

export function MeasuredTime({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const sentence = measuredTime(t, language, pair, measured);
  return sentence && <p className="mt-1 text-quiet text-sm">{sentence}</p>;
}
