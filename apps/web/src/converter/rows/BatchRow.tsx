import type { Target } from '@image-converter/formats/formats';
import { memo } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import { ResultThumbnail } from '../../thumbnails/ResultThumbnail.tsx';
import { folderOf } from '../choose/folders.ts';
import { RemoveButton } from '../panel/remove-buttons.tsx';
import { TargetSelect } from '../panel/TargetChoice.tsx';
import { displayName } from '../save/safe-names.ts';
import { resultOf } from '../state/state.ts';
import type { FileRowProps } from './FileRow.tsx';
import { FileStatus } from './FileStatus.tsx';
import { RowDownload } from './RowDownload.tsx';
import { RowPicture } from './RowPicture.tsx';
import { ShortenedName } from './ShortenedName.tsx';

interface BatchRowProps extends FileRowProps {
  /** The file's own target, or else the target of all files. */
  target: Target;
}

/** All rows have the same height because the virtual list relies on it. Text that does not fit is in the title. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { item, session, busy, target, outdated, children } = props;
  const { t } = useTexts();
  const { id, file, status } = item;
  const result = resultOf(item);
  const path = displayName(folderOf(file) + file.name);
  return (
    <div
      data-status={status.kind}
      className="grid h-28 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-line border-b sm:h-18 sm:grid-cols-[auto_minmax(0,1fr)_14rem_auto]"
    >
      <span className="row-span-2 grid size-12 shrink-0 place-items-center self-center overflow-hidden rounded-lg bg-soft max-sm:row-span-3">
        <Sign item={item} session={session} busy={busy} />
      </span>
      <p className="min-w-0 font-medium leading-snug" title={path}>
        <ShortenedName name={path} />
      </p>
      <p
        className="col-start-2 line-clamp-2 text-quiet text-sm leading-snug max-sm:col-end-4"
        onPointerEnter={({ currentTarget }) => {
          currentTarget.title = currentTarget.textContent ?? '';
        }}
      >
        <FileStatus item={item} outdated={outdated} />
      </p>
      <span className="flex items-center gap-1 max-sm:col-start-2 max-sm:col-end-4 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:gap-3 max-sm:[&>.row-button>span]:sr-only max-sm:[&>.row-button]:min-w-11 max-sm:[&>.row-button]:justify-center">
        <TargetSelect
          label={t('all_formats.batch.target_of', { filename: file.name })}
          value={target}
          disabled={busy}
          onChange={(chosen) => session.choose({ target: chosen }, id)}
        />
        {children}
        {result && <RowDownload outcome={result} name={file.name} onPack={() => session.saving.together([item])} />}
      </span>
      <RemoveButton
        item={item}
        session={session}
        busy={busy}
        className="max-sm:col-start-3 max-sm:row-start-1 max-sm:-my-3 max-sm:-mr-2 sm:col-start-4 sm:row-span-2 sm:row-start-1"
      />
    </div>
  );
});

function Sign({ item, session, busy }: Pick<BatchRowProps, 'item' | 'session' | 'busy'>) {
  const parts = useRowParts();
  const picture = <RowPicture item={item} busy={busy} Result={ResultThumbnail} />;
  if (!parts) return picture;
  return (
    <parts.ResultButton item={item} session={session} busy={busy}>
      {picture}
    </parts.ResultButton>
  );
}
