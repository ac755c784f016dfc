import { useEffect, useState } from 'react';
import { formatHundredths, formatSize } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { isDrawn } from '../convert/is-drawn.ts';
import { failureWords, firstOfWords } from '../notices/outcome-words.ts';
import { modeTags } from '../panel/ModeBadge.tsx';
import { type Item, type Outcome, onlyFirstOf, type Progress } from '../state/state.ts';

interface FileStatusProps {
  item: Item;
  /** The options have changed since the conversion. */
  outdated: boolean;
}

/** The second line of a file's row. */
export function FileStatus({ item, outdated }: FileStatusProps) {
  const { t } = useTexts();
  return (
    <>
      {outdated && item.status.kind === 'done' && `${t('conversion.outdated')} · `}
      <Status item={item} />
      {item.status.kind === 'failed' && item.status.earlier && ` ${t('conversion.earlier_kept')}`}
    </>
  );
}

function Status({ item: { file, format, label, status } }: { item: Item }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const size = formatSize(language, file.size);
  switch (status.kind) {
    case 'waiting':
      return `${size} · ${t('conversion.ready')}`;
    case 'converting':
      if (status.mode === 'client' && !status.progress) return <InBrowser size={size} />;
      return `${size} · ${stepOf(t, status.progress)}`;
    case 'failed':
      return <span className="text-danger">{failureWords(t, label, status)}</span>;
    case 'done':
      if (status.outcome.mode === 'none')
        return `${size} · ${format === status.outcome.options.target ? t('conversion.unchanged', { format: label }) : t('conversion.original')}`;
      return <OutcomeSummary file={file} format={format} outcome={status.outcome} mode={status.outcome.mode} />;
  }
}

/** Long enough for a visitor to start wondering. */
const longMilliseconds = 2000;

/** Explains a long wait: some images take a while, AVIF most of all. */
function InBrowser({ size }: { size: string }) {
  const { t } = useTexts();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return `${size} · ${t(isLong ? 'conversion.still_converting' : 'conversion.converting')}`;
}

/** Shows the current step while the server or a multi-page document takes time. */
function stepOf(t: Translate, progress: Progress | undefined): string {
  switch (progress?.step) {
    case 'page':
      return t('conversion.page_in_work', { page: progress.page, last: progress.last });
    case 'uploading':
      return t('conversion.uploading', { percent: Math.round(progress.fraction * 100) });
    case 'converting':
      return t('conversion.server_converting');
    case 'receiving':
      return t('conversion.receiving');
    default:
      return t('conversion.converting');
  }
}

interface OutcomeSummaryProps extends Pick<Item, 'file' | 'format'> {
  outcome: Outcome;
  mode: keyof typeof modeTags;
}

/** Size before and after, savings, where it was converted and how long that took. */
function OutcomeSummary({ file, format, outcome, mode }: OutcomeSummaryProps) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const after = outcome.files.reduce((sum, { blob }) => sum + blob.size, 0);
  return [
    `${formatSize(language, file.size)} → ${formatSize(language, after)}`,
    ...(isDrawn(format) ? [] : [savingWords(t, file.size, after)]),
    ...(outcome.files[0].report?.bits ? [t('conversion.depth_kept')] : []),
    ...pagesWords(t, outcome),
    t(modeTags[mode]),
    t('conversion.seconds', { seconds: formatHundredths(language, outcome.milliseconds / 1000) }),
    ...(outcome.savedIn ? [t('all_formats.batch.saved_in', { folder: outcome.savedIn })] : []),
  ].join(' · ');
}

function savingWords(t: Translate, before: number, after: number): string {
  const percent = Math.round(Math.abs(1 - after / before) * 100);
  if (percent === 0) return t('conversion.same_size');
  return t(after < before ? 'conversion.smaller' : 'conversion.larger', { percent });
}

/** Empty for an ordinary single image. */
function pagesWords(t: Translate, outcome: Outcome): string[] {
  const { files, pagesOrFrames: count } = outcome;
  if (count === 1) return [];
  if (onlyFirstOf(outcome)) return [firstOfWords(t, count)];
  if (files.length === count) return [t('conversion.all_pages', { count })];
  return [t('conversion.some_pages', { converted: files.length, count })];
}
