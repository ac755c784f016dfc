import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useRowParts } from '../../results/use-row-parts.ts';
import { RemoveButton } from '../panel/remove-buttons.tsx';
import { displayName } from '../save/safe-names.ts';
import type { Session } from '../session/session.ts';
import { type Item, resultOf } from '../state/state.ts';
import { FileStatus } from './FileStatus.tsx';
import { RowDownload } from './RowDownload.tsx';
import { ResultImage, RowPicture } from './RowPicture.tsx';

export interface FileRowProps {
  item: Item;
  session: Session;
  busy: boolean;
  /** The options have changed since the conversion. */
  outdated: boolean;
  /** Additional buttons. */
  children?: ReactNode;
}

export function FileRow({ item, busy, outdated, session, children }: FileRowProps) {
  const { file, status } = item;
  const name = displayName(file.name);
  const result = resultOf(item);
  const parts = useRowParts();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <li
      data-status={status.kind}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:items-center"
    >
      <span
        aria-hidden
        className="row-span-2 grid size-12 shrink-0 place-items-center self-start overflow-hidden rounded-lg bg-soft sm:size-14"
      >
        <RowPicture item={item} busy={busy} Result={ResultImage} />
      </span>
      <p
        dir="auto"
        className={clsx(
          'line-clamp-2 text-left font-medium leading-snug sm:self-end',
          words.test(name) ? 'wrap-anywhere' : 'break-all',
        )}
        title={name}
      >
        {name}
      </p>
      <p className="col-start-2 text-quiet text-sm max-sm:col-end-4 sm:self-start">
        <FileStatus item={item} outdated={outdated} />
      </p>
      <span className="flex flex-wrap items-center gap-x-2 empty:hidden max-sm:col-start-2 max-sm:col-end-4 max-sm:-mt-1.5 max-sm:-mb-3 sm:col-start-3 sm:row-start-1 sm:row-end-3">
        {result && <RowDownload outcome={result} name={file.name} onPack={() => session.saving.together([item])} />}
        {children}
        {parts && (
          <parts.ResultButtons
            item={item}
            session={session}
            busy={busy}
            unfolded={isUnfolded}
            onUnfold={() => setUnfolded(!isUnfolded)}
          />
        )}
      </span>
      <RemoveButton
        item={item}
        session={session}
        busy={busy}
        className="col-start-3 row-start-1 -mt-2 -mb-3 max-sm:-mr-2 sm:col-start-4 sm:row-end-3 sm:my-0"
      />
      {parts && <parts.ResultNotes item={item} session={session} busy={busy} unfolded={isUnfolded} />}
    </li>
  );
}

/**
 * Such a name breaks between words. Others may break anywhere: if they broke at the hyphens of a date, the second of two
 * lines could be nearly empty.
 */
const words = /\s|\p{Script=Arabic}/u;
