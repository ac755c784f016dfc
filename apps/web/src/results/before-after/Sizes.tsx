import { formats } from '@image-converter/formats/formats';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { formatSize } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import type { Trial } from './use-trial.ts';

interface SizesProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords['view'];
  trial: Trial;
  /** The quality being previewed. */
  quality: number;
}

/** Labels of the two sides, with file sizes. */
export function Sizes({ item, outcome, words, trial, quality }: SizesProps) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const { options, files } = outcome;
  const used = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const exact = trial.exact?.quality === quality ? trial.exact.bytes : undefined;
  const bytes = quality === options.quality ? used : exact;
  const percent = bytes === undefined ? 0 : Math.round(Math.abs(1 - bytes / item.file.size) * 100);
  const saving =
    percent > 0 && t((bytes ?? 0) < item.file.size ? 'conversion.smaller' : 'conversion.larger', { percent });
  return (
    <div className="flex justify-between gap-4 text-sm">
      <p>
        <span className="font-medium">{words.before}</span>
        <span className="block text-quiet">
          {item.label} · {formatSize(language, item.file.size)}
        </span>
      </p>
      <p className="text-right" aria-live="polite">
        <span className="font-medium">{words.after}</span>
        <span className="block text-quiet">
          {formats[options.target].label} · {bytes === undefined ? words.measuring : formatSize(language, bytes)}
          {saving && ` · ${saving}`}
        </span>
      </p>
    </div>
  );
}
