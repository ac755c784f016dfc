import { clsx } from 'clsx';
import { X } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Session } from '../session/session.ts';
import type { Item } from '../state/state.ts';

interface RemoveButtonProps {
  item: Item;
  session: Session;
  busy: boolean;
  className: string;
}

/** Keeps its space while files are converting. */
export function RemoveButton({ item: { id, file }, session, busy, className }: RemoveButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      data-remove
      className={clsx('icon-button', className, busy && 'invisible')}
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget);
        session.remove(id);
      }}
      aria-label={t('conversion.remove', { filename: file.name })}
    >
      <Icon of={X} className="size-5" />
    </button>
  );
}

/** Removes all files. */
export function ClearButton({ session }: { session: Session }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="plain-button -my-2 -mr-3 ml-auto max-md:-mr-2 max-md:px-2"
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget);
        session.clear();
      }}
    >
      {t('conversion.clear')}
    </button>
  );
}

/**
 * From the remove button of a row to that of the next row, or of the previous one. If no row is left, to the file
 * input.
 */
function moveFocus(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const all = [...document.querySelectorAll<HTMLElement>('#converter [data-remove]')];
  const place = all.indexOf(button);
  const next = place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
  (next ?? document.querySelector<HTMLElement>('#converter input[type=file]'))?.focus({ preventScroll: true });
}
