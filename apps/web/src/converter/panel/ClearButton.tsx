import { useTexts } from '../../i18n/texts.tsx';
import { focusOnRemoval } from '../rows/focus-on-removal.ts';
import type { Session } from '../session/session.ts';

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
