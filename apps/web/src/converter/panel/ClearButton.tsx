import { useTexts } from '../../i18n/texts.tsx';
import type { Session } from '../session/session.ts';
import { focusOnRemoval } from './focus-on-removal.ts';

export function ClearButton({ session }: { session: Session }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="-my-2 ml-auto min-h-11 cursor-pointer text-sm underline"
      onClick={({ currentTarget }) => {
        focusOnRemoval(currentTarget);
        session.clear();
      }}
    >
      {t('conversion.clear')}
    </button>
  );
}
