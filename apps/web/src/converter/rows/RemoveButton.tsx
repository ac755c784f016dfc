import { clsx } from 'clsx';
import { X } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../layout/Icon.tsx';
import { focusOnRemoval } from '../panel/focus-on-removal.ts';
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
        focusOnRemoval(currentTarget);
        session.remove(id);
      }}
      aria-label={t('conversion.remove', { filename: file.name })}
    >
      <Icon of={X} className="size-5" />
    </button>
  );
}
