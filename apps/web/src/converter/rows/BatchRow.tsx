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

/**
 * All rows have the same height because the virtual list relies on it. Text that does not fit is in the title. The layout
 * follows the width of the list, which is narrow beside open options, too.
 */
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
      className="grid @3xl/rows:h-18 h-28 @3xl/rows:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] grid-cols-[auto_auto_minmax(0,1fr)_auto] content-center items-center gap-x-2 border-line border-b @3xl/rows:pr-3 pr-1 pl-4 sm:pl-6"
    >
      <span className="relative row-span-2 row-start-1 mr-1 flex h-12 w-15 items-center justify-center rounded-lg bg-soft text-quiet">
        <Picture item={item} session={session} busy={busy} />
      </span>
      <p className="col-span-2 col-start-2 min-w-0 font-semibold leading-snug" title={path}>
        <ShortenedName name={path} />
      </p>
      <p
        className="relative @3xl/rows:col-start-3 @max-3xl/rows:col-start-2 @max-3xl/rows:col-end-[-1] row-start-2 @max-3xl/rows:mr-3 line-clamp-2 text-quiet text-sm tabular-nums leading-snug"
        onPointerEnter={({ currentTarget }) => {
          currentTarget.title = currentTarget.textContent ?? '';
        }}
      >
        <Facts item={item} outdated={outdated} dense />
      </p>
      <span className="@max-3xl/rows:col-span-2 @3xl/rows:col-start-2 @max-3xl/rows:col-start-1 @3xl/rows:row-start-2 @max-3xl/rows:row-start-3 flex @max-3xl/rows:min-h-11 items-center gap-1.5">
        <Mark label={sourceLabel(item)} />
        <Icon of={ArrowRight} className="size-3.5 text-quiet" />
        <TargetMark
          label={t('all_formats.batch.target_of', { filename: file.name })}
          value={target}
          disabled={busy}
          onChange={(chosen) => session.choose({ target: chosen }, id)}
        />
      </span>
      <span className="@3xl/rows:col-start-4 @max-3xl/rows:col-start-3 @max-3xl/rows:col-end-[-1] @3xl/rows:row-span-2 @3xl/rows:row-start-1 @max-3xl/rows:row-start-3 @max-3xl/rows:mr-2 flex items-center justify-end gap-x-0.5 @max-3xl/rows:[&_.row-label]:sr-only">
        {several && <RetryButton item={item} session={session} busy={busy} />}
        {parts && <parts.RowTools item={item} session={session} busy={busy} />}
        {children}
        {parts && result && <parts.RowCopyButton item={item} outcome={result} />}
        {result && <RowDownload outcome={result} name={file.name} onPack={() => session.saving.together([item])} />}
      </span>
      <RemoveButton
        item={item}
        session={session}
        busy={busy}
        className="@3xl/rows:col-start-5 @max-3xl/rows:col-start-4 @3xl/rows:row-span-2 row-start-1 @max-3xl/rows:-mt-1 @max-3xl/rows:-mb-5"
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
