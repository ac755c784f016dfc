import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide';
import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import { hasOwnOptions } from '../crop/edits.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { LazyOptions } from './lazy-options.ts';

interface RowExtrasProps {
  session: Session;
  item: Item;
  /** Set while files are converting. */
  busy: boolean;
  options: LazyOptions;
}

/** Option controls of a row. */
export function RowExtras({ session, item, busy, options }: RowExtrasProps) {
  const { t } = useTexts();
  const { id, file, status } = item;
  // The button that crops shows edits.
  const isOwn = hasOwnOptions(item);
  const isOpen = options.shown === 'open';
  const several = session.state().items.length > 1;
  // Next to a result there is little room, so only those who are choosing options get the button there.
  const isOffered = isOwn || (several && (status.kind === 'waiting' || isOpen));
  // On a phone it would need a line of its own, so it waits until somebody has looked at the options.
  const isUnknown = options.parts === undefined;
  const label = t(isOwn ? 'conversion.own_options_of' : 'conversion.options_of', { filename: file.name });
  return (
    <>
      {!busy && options.parts && <options.parts.RowFit session={session} item={item} />}
      {isOffered && (
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-expanded={isOpen && options.file === id}
          disabled={busy}
          className={clsx(
            'icon-button disabled:invisible',
            isOwn ? 'bg-accent-soft text-accent' : isUnknown && 'max-md:hidden',
          )}
          onClick={({ currentTarget }) => options.open(currentTarget, id)}
        >
          <Icon of={SlidersHorizontal} className="size-5" />
        </button>
      )}
    </>
  );
}
