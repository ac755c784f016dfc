import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import { Hint } from '../../ui/Hint.tsx';
import { RemoveButton } from '../panel/remove-buttons.tsx';
import { displayName } from '../save/safe-names.ts';
import type { Session } from '../session/session.ts';
import { type Item, resultOf } from '../state/state.ts';
import { Facts } from './Facts.tsx';
import { FailureText } from './FailureText.tsx';
import { RetryButton } from './RetryButton.tsx';
import { RowDownload } from './RowDownload.tsx';
import { CornerMark, ResultImage, RowPicture } from './RowPicture.tsx';

export interface FileRowProps {
  item: Item;
  session: Session;
  busy: boolean;
  /** The options have changed since the conversion. */
  outdated: boolean;
  /** Whether it is one of several files. */
  several: boolean;
  /** Additional buttons. */
  children?: ReactNode;
}

interface RoomyRowProps extends FileRowProps {
  /** Progress of the conversion, from 0 to 1, if this is its only file. */
  progress: number | undefined;
  /** Its pictures are those in the page, above the rows. */
  marked: boolean;
  /** Undefined if no row can be marked. */
  onMark: (() => void) | undefined;
}

/** A row with room for remarks below it. */
export function FileRow(props: RoomyRowProps) {
  const { item, busy, outdated, several, session, progress, marked, onMark, children } = props;
  const { t } = useTexts();
  const { file, status } = item;
  const name = displayName(nameOf(item));
  const result = resultOf(item);
  const parts = useRowParts();
  const [isUnfolded, setUnfolded] = useState(false);
  // Then its only other button has room below the first one, on phones, too.
  const isWaiting = status.kind === 'waiting';
  const unfolding = { unfolded: isUnfolded, onUnfold: () => setUnfolded(!isUnfolded) };
  return (
    <li
      data-status={status.kind}
      aria-current={marked || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 border-line not-first:border-t py-3 pr-1 pl-4 sm:pl-6 md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:pr-3 lg:aria-current:bg-accent-soft lg:aria-current:shadow-[inset_3px_0_0_var(--color-accent)] forced-colors:lg:aria-current:border-l-8"
    >
      <span
        aria-hidden
        draggable={result !== undefined}
        onDragStart={(event) => parts?.dragOut(event, item)}
        className={clsx(
          'relative mr-3 flex h-16 w-18 items-center justify-center rounded-xl bg-soft text-quiet md:w-21',
          isWaiting && 'max-md:row-span-2',
        )}
      >
        <RowPicture item={item} busy={busy} Result={ResultImage} />
        <CornerMark item={item} />
      </span>
      <div className={clsx('min-w-0', isWaiting && 'max-md:row-span-2')}>
        <p
          dir="auto"
          className={clsx(
            'line-clamp-2 text-left font-semibold leading-snug md:line-clamp-1',
            words.test(name) ? 'wrap-anywhere' : 'break-all',
          )}
          title={name}
        >
          {name}
        </p>
        <p
          className={clsx(
            'relative mt-0.5 text-quiet text-sm tabular-nums leading-snug',
            // Below the button that removes the file.
            !isWaiting && 'max-md:-mr-12',
          )}
        >
          <Facts item={item} outdated={outdated} progress={progress} only={session.rules.maxFiles === 1} />
        </p>
      </div>
      <span
        className={clsx(
          // Without its icon, the German "Herunterladen" fits on the same line.
          'flex flex-wrap items-center justify-end gap-x-0.5 empty:hidden max-md:order-1 @max-[24rem]/rows:[&>[download]>svg]:hidden',
          isWaiting ? 'max-md:-mb-3' : 'max-md:col-span-full max-md:mt-1 max-md:mr-3 max-md:-mb-1',
        )}
      >
        {several && <RetryButton item={item} session={session} busy={busy} />}
        {parts && <parts.RowTools item={item} session={session} busy={busy} />}
        {children}
        {parts && <parts.ResultButtons item={item} session={session} busy={busy} onMark={onMark} {...unfolding} />}
        {result && <RowDownload outcome={result} name={file.name} onPack={() => session.saving.together([item])} />}
      </span>
      <RemoveButton item={item} session={session} busy={busy} className="max-md:-mt-3 max-md:self-start" />
      {status.kind === 'failed' && (
        <div className={belowClass}>
          <Hint
            tone="destructive"
            text={
              <>
                <FailureText label={item.label} failure={status} /> {status.earlier && t('conversion.earlier_kept')}
              </>
            }
          />
        </div>
      )}
      {parts && <parts.RowNotes item={item} session={session} busy={busy} className={belowClass} {...unfolding} />}
    </li>
  );
}

const belowClass = 'order-2 mr-3 min-w-0 not-empty:mt-2 max-md:col-span-full md:col-start-2 md:col-end-[-1]';

/** Of the result, if there is one. */
function nameOf({ file, status }: Item): string {
  if (status.kind !== 'done') return file.name;
  const [first, ...others] = status.outcome.files;
  return others.length === 0 ? first.name : file.name;
}

/**
 * Such a name breaks between words. Others may break anywhere: if they broke at the hyphens of a date, the second of two
 * lines could be nearly empty.
 */
const words = /\s|\p{Script=Arabic}/u;
