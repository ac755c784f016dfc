import type { Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import { memo } from 'react';
import { FileStatus } from '../converter/FileStatus.tsx';
import { folderOf } from '../converter/folders.ts';
import { RowDownload } from '../converter/RowDownload.tsx';
import type { Session } from '../converter/session.ts';
import type { Item } from '../converter/state.ts';
import { useTexts } from '../i18n/texts.tsx';
import { TargetSelect } from './TargetChoice.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface BatchRowProps {
  item: Item;
  session: Session;
  busy: boolean;
  target: Target;
}

/** Of a long name, the end is always shown: pictures of one camera differ only there. */
const keptLetters = 12;

/** Every row has the same height, because the list counts on it. What does not fit is in the title. */
export const BatchRow = memo(function BatchRow({ item, session, busy, target }: BatchRowProps) {
  const { t } = useTexts();
  const { id, file, status } = item;
  const path = folderOf(file) + file.name;
  return (
    <div
      data-status={status.kind}
      className="grid h-24 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-line border-b sm:h-18 sm:grid-cols-[auto_minmax(0,1fr)_14rem_auto]"
    >
      <span className="row-span-2 grid size-12 shrink-0 place-items-center self-center overflow-hidden rounded-lg bg-soft max-sm:row-span-3">
        <Sign item={item} />
      </span>
      <p className="min-w-0 font-medium leading-snug" title={path}>
        <bdi className="flex whitespace-pre">
          <span className="truncate">{path.slice(0, -keptLetters)}</span>
          <span>{path.slice(-keptLetters)}</span>
        </bdi>
      </p>
      <p className="col-start-2 line-clamp-1 text-quiet text-sm leading-snug max-sm:col-end-4">
        <FileStatus item={item} />
      </p>
      <span className="flex items-center gap-3 max-sm:col-start-2 max-sm:col-end-4 sm:col-start-3 sm:row-span-2 sm:row-start-1">
        <TargetSelect
          label={t('all_formats.batch.target_of', { filename: file.name })}
          value={target}
          disabled={busy}
          onChange={(chosen) => session.chooseTarget(chosen, id)}
        />
        {status.kind === 'done' && (
          <RowDownload outcome={status.outcome} name={file.name} onPack={() => session.saveTogether([item])} />
        )}
      </span>
      <button
        type="button"
        className={clsx(
          'icon-button max-sm:col-start-3 max-sm:row-start-1 max-sm:-my-3 max-sm:-mr-2 sm:col-start-4 sm:row-span-2 sm:row-start-1',
          busy && 'invisible',
        )}
        onClick={() => session.remove(id)}
        aria-label={t('conversion.remove', { filename: file.name })}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
});

function Sign({ item: { label, status } }: { item: Item }) {
  if (status.kind === 'done') return <Thumbnail blob={status.outcome.files[0].blob} label={label} />;
  if (status.kind === 'converting')
    return <LoaderCircle aria-hidden className="size-6 text-accent motion-safe:animate-spin" />;
  if (status.kind === 'failed') return <CircleAlert aria-hidden className="size-6 text-danger" />;
  return (
    <span aria-hidden className="break-all text-center font-semibold text-quiet text-xs">
      {label}
    </span>
  );
}
