import { RotateCcw } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { handOnFocus } from '../../notices/hand-on-focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Session } from '../session/session.ts';
import { isWorthRetrying } from '../state/next-steps.ts';
import type { Item } from '../state/state.ts';

interface RetryButtonProps {
  item: Item;
  session: Session;
  busy: boolean;
}

/** Tries one file again, if that may succeed. */
export function RetryButton({ item: { id, file, status }, session, busy }: RetryButtonProps) {
  const { t } = useTexts();
  if (busy || status.kind !== 'failed' || !isWorthRetrying(status.code)) return null;
  return (
    <button
      type="button"
      className="quiet-button"
      // Starts with the visible text, for visitors who use voice control.
      aria-label={`${t('conversion.retry')}: ${file.name}`}
      onClick={({ currentTarget }) => {
        handOnFocus(currentTarget);
        void session.convertAgain(id);
      }}
    >
      <Icon of={RotateCcw} className="size-4.5" />
      <span className="row-label">{t('conversion.retry')}</span>
    </button>
  );
}
