import { formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { sourceLabel } from '../../converter/state/shown-label.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { formatSize } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { usedQuality } from '../larger.ts';
import type { Trial } from './use-trial.ts';

interface OriginalSizeProps {
  item: Item;
  words: ResultWords['view'];
}

/** Label of the original, over its side. */
export function OriginalSize({ item, words }: OriginalSizeProps) {
  const { language } = useNavigation().route;
  return (
    <Tag format={sourceLabel(item)} word={words.before} side="left-2.5 sm:left-4">
      {formatSize(language, item.file.size)}
    </Tag>
  );
}

interface ResultSizeProps extends OriginalSizeProps {
  outcome: Outcome;
  /** Another quality that is being previewed. */
  trial?: Trial & { readonly quality: number };
}

/** Label of the result, over its side. */
export function ResultSize({ item, outcome, words, trial }: ResultSizeProps) {
  const { language } = useNavigation().route;
  const { options } = outcome;
  const isOther = trial && trial.quality !== usedQuality(outcome);
  const exact = trial?.exact?.quality === trial?.quality ? trial?.exact?.bytes : undefined;
  const bytes = isOther ? exact : outcome.files.reduce((sum, { blob }) => sum + blob.size, 0);
  return (
    <Tag
      format={formats[options.target].label}
      word={words.after}
      side="right-2.5 sm:right-4"
      live={trial ? 'polite' : undefined}
    >
      {bytes === undefined ? words.measuring : formatSize(language, bytes)}
      {trial && bytes !== undefined && <Saving before={item.file.size} after={bytes} />}
    </Tag>
  );
}

function Saving({ before, after }: { before: number; after: number }) {
  const { t } = useTexts();
  const percent = Math.round(Math.abs(1 - after / before) * 100);
  if (percent === 0) return null;
  const words = t(after < before ? 'conversion.smaller' : 'conversion.larger', { percent });
  return <span className="max-sm:sr-only"> · {words}</span>;
}

interface TagProps {
  /** Label of the format. */
  format: string;
  word: string;
  /** Classes that place it. */
  side: string;
  live?: 'polite' | undefined;
  children: ReactNode;
}

function Tag({ format, word, side, live, children }: TagProps) {
  return (
    <p
      aria-live={live}
      className={clsx(
        'pointer-events-none absolute top-2.5 flex max-w-[calc(50%-0.75rem)] flex-wrap items-center gap-x-1.5 rounded-xl bg-stage/82 py-1 pr-2 pl-1 font-medium text-on-stage text-sm sm:top-4 sm:gap-x-2 sm:py-1.5 sm:pr-3 sm:pl-1.5',
        side,
      )}
    >
      <Mark label={format} />
      <span>
        <span className="max-sm:sr-only">{word}</span> {children}
      </span>
    </p>
  );
}
