import { formats } from '@image-converter/formats/formats';
import { CircleAlert, Download, LoaderCircle, RotateCw, X } from 'lucide-react';
import { formatHundredths } from '../i18n/numbers.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import type { Language } from '../routes/pages.ts';
import { megabytes } from './hints.ts';
import { modeTags } from './ModeBadge.tsx';
import type { Item, Outcome } from './state.ts';

interface FileRowProps {
  item: Item;
  busy: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

export function FileRow({ item, busy, onRemove, onRetry }: FileRowProps) {
  const { t } = useTexts();
  const { file, status } = item;
  return (
    <li data-status={status.kind} className="flex flex-wrap items-center gap-3 py-3">
      <Thumbnail item={item} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-quiet text-sm">
          <FileStatus item={item} />
        </p>
      </div>
      {status.kind === 'done' && (
        <a
          href={status.outcome.url}
          download={status.outcome.name}
          className="button max-sm:order-last max-sm:w-full"
          aria-label={t('conversion.download_file', { filename: status.outcome.name })}
        >
          <Download aria-hidden className="mr-2 size-4" />
          {t('conversion.download')}
        </a>
      )}
      {status.kind === 'failed' && !busy && (
        <button type="button" className="icon-button" onClick={onRetry} aria-label={t('conversion.retry')}>
          <RotateCw aria-hidden className="size-5" />
        </button>
      )}
      {!busy && (
        <button
          type="button"
          className="icon-button"
          onClick={onRemove}
          aria-label={t('conversion.remove', { filename: file.name })}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
}

function Thumbnail({ item: { format, status } }: { item: Item }) {
  const box = 'grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-soft';
  if (status.kind === 'done') {
    return (
      <span className={box}>
        <img src={status.outcome.url} alt="" decoding="async" className="size-full object-cover" />
      </span>
    );
  }
  return (
    <span aria-hidden className={box}>
      {status.kind === 'converting' && <LoaderCircle className="size-6 text-accent motion-safe:animate-spin" />}
      {status.kind === 'failed' && <CircleAlert className="size-6 text-danger" />}
      {status.kind === 'waiting' && <span className="font-semibold text-quiet text-xs">{formats[format].label}</span>}
    </span>
  );
}

function FileStatus({ item: { file, status } }: { item: Item }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const size = inMegabytes(language, file.size);
  switch (status.kind) {
    case 'waiting':
      return `${size} · ${t('conversion.ready')}`;
    case 'converting':
      return `${size} · ${t('conversion.converting')}`;
    case 'failed':
      return <span className="text-danger">{t(`errors.${status.code}`)}</span>;
    case 'done':
      return <OutcomeSummary before={file.size} outcome={status.outcome} />;
  }
}

/** What a person wants to know of a result: before and after, how much it saved, where and how long. */
function OutcomeSummary({ before, outcome }: { before: number; outcome: Outcome }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const percent = Math.round(Math.abs(1 - outcome.blob.size / before) * 100);
  const saving =
    percent === 0
      ? t('conversion.same_size')
      : t(outcome.blob.size < before ? 'conversion.smaller' : 'conversion.larger', { percent });
  const seconds = formatHundredths(language, outcome.milliseconds / 1000);
  return [
    `${inMegabytes(language, before)} → ${inMegabytes(language, outcome.blob.size)}`,
    saving,
    t(modeTags[outcome.mode]),
    t('conversion.seconds', { seconds }),
  ].join(' · ');
}

function inMegabytes(language: Language, bytes: number): string {
  return `${formatHundredths(language, megabytes(bytes))} MB`;
}
