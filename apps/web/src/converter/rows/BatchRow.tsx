import type { Target } from '@image-converter/formats/formats';
import { ArrowRight, Columns2 } from 'lucide';
import { memo } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import { ResultThumbnail } from '../../thumbnails/ResultThumbnail.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { folderOf } from '../choose/folders.ts';
import { RemoveButton } from '../panel/remove-buttons.tsx';
import { TargetMark } from '../panel/TargetChoice.tsx';
import { displayName } from '../save/safe-names.ts';
import { sourceLabel } from '../state/shown-label.ts';
import { latestResultOf, resultOf } from '../state/state.ts';
import { Facts } from './Facts.tsx';
import type { FileRowProps } from './FileRow.tsx';
import { RetryButton } from './RetryButton.tsx';
import { RowDownload } from './RowDownload.tsx';
import { RowPicture } from './RowPicture.tsx';
import { ShortenedName } from './ShortenedName.tsx';

interface BatchRowProps extends FileRowProps {
  /** The file's own target, or else the target of all files. */
  target: Target;
}

/** All rows have the same height because the virtual list relies on it. Text that does not fit is in the title. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { item, session, busy, target, outdated, several, children } = props;
  const { t } = useTexts();
  const { id, file, status } = item;
  const result = resultOf(item);
  const parts = useRowParts();
  const path = displayName(folderOf(file) + file.name);
  return (
    <div
      data-status={status.kind}
      className="grid h-28 grid-cols-[auto_auto_minmax(0,1fr)_auto] content-center items-center gap-x-2 border-line border-b pr-1 pl-4 sm:pl-6 md:h-18 md:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] md:pr-3"
    >
      <span className="relative row-span-2 row-start-1 mr-1 flex h-12 w-15 items-center justify-center rounded-lg bg-soft text-quiet">
        <Picture item={item} session={session} busy={busy} />
      </span>
      <p className="col-span-2 col-start-2 min-w-0 font-semibold leading-snug" title={path}>
        <ShortenedName name={path} />
      </p>
      <p
        className="relative row-start-2 line-clamp-2 text-quiet text-sm tabular-nums leading-snug max-md:col-start-2 max-md:col-end-[-1] max-md:mr-3 md:col-start-3"
        onPointerEnter={({ currentTarget }) => {
          currentTarget.title = currentTarget.textContent ?? '';
        }}
      >
        <Facts item={item} outdated={outdated} dense />
      </p>
      <span className="flex items-center gap-1.5 max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:min-h-11 md:col-start-2 md:row-start-2">
        <Mark label={sourceLabel(item)} />
        <Icon of={ArrowRight} className="size-3.5 text-quiet" />
        <TargetMark
          label={t('all_formats.batch.target_of', { filename: file.name })}
          value={target}
          disabled={busy}
          onChange={(chosen) => session.choose({ target: chosen }, id)}
        />
      </span>
      <span className="flex items-center justify-end gap-x-0.5 max-md:col-start-3 max-md:col-end-[-1] max-md:row-start-3 max-md:mr-2 md:col-start-4 md:row-span-2 md:row-start-1 max-md:[&_.row-label]:sr-only">
        {several && <RetryButton item={item} session={session} busy={busy} />}
        {parts && <parts.RowCrop item={item} session={session} busy={busy} />}
        {children}
        {parts && result && <parts.RowCopyButton item={item} outcome={result} />}
        {result && <RowDownload outcome={result} name={file.name} onPack={() => session.saving.together([item])} />}
      </span>
      <RemoveButton
        item={item}
        session={session}
        busy={busy}
        className="row-start-1 max-md:col-start-4 max-md:-mt-1 max-md:-mb-5 md:col-start-5 md:row-span-2"
      />
    </div>
  );
});

/** Of a file with a result, it opens the before/after view. */
function Picture({ item, session, busy }: Pick<BatchRowProps, 'item' | 'session' | 'busy'>) {
  const parts = useRowParts();
  const picture = <RowPicture item={item} busy={busy} Result={ResultThumbnail} />;
  if (!parts || !latestResultOf(item)) return picture;
  return (
    <parts.ResultButton item={item} session={session} busy={busy}>
      {picture}
      <span className="absolute right-0.5 bottom-0.5 rounded-md bg-stage/80 p-0.5 text-on-stage">
        <Icon of={Columns2} className="size-3.5" />
      </span>
    </parts.ResultButton>
  );
}
