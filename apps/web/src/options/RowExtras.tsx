import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';
import { RowOptions } from './RowOptions.tsx';

interface RowExtrasProps {
  session: Session;
  item: Item;
  /** Set while files are converting. */
  busy: boolean;
  /** Whether the options panel for all files is open. */
  open: boolean;
}

/** Option controls of a row: usually none, unless the panel is open or the file has overrides. */
export function RowExtras({ session, item, busy, open }: RowExtrasProps) {
  const several = session.state().items.length > 1;
  return (
    <>
      {!busy && <RowFit session={session} item={item} />}
      {(item.overrides || (open && several)) && <RowOptions session={session} item={item} busy={busy} />}
    </>
  );
}

/** If even the lowest quality exceeds the max file size: a button that converts at the image size that fits. */
function RowFit({ session, item: { id, file, status } }: Pick<RowExtrasProps, 'session' | 'item'>) {
  const words = usePart('options');
  const { language } = useNavigation().route;
  if (!words || status.kind !== 'failed' || status.code !== 'CANNOT_FIT') return null;
  const longestSide = Number(status.detail);
  const label = fill(words.file_size.fit, { side: formatNumber(language, longestSide) });
  const convert = (button: HTMLElement) => {
    handOnFocus(button);
    session.choose({ size: { longestSide } }, id);
    void session.convertAgain(id);
  };
  return (
    <button
      type="button"
      className="row-button"
      // Starts with the visible text, for visitors who use voice control.
      aria-label={`${label}: ${file.name}`}
      onClick={({ currentTarget }) => convert(currentTarget)}
    >
      {label}
    </button>
  );
}
