import { withLongestSide } from '@image-converter/formats/fitted-size';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';

/** If even the largest loss exceeds the max file size: a button that converts at the image size that fits. */
export function RowFit({ session, item }: { session: Session; item: Item }) {
  const { id, file, status } = item;
  const words = usePart('options');
  const { language } = useNavigation().route;
  if (!words || status.kind !== 'failed' || status.code !== 'CANNOT_FIT') return null;
  const longestSide = Number(status.detail);
  const label = fill(words.file_size.fit, { side: formatNumber(language, longestSide) });
  const convert = (button: HTMLElement) => {
    handOnFocus(button);
    const { size } = optionsOf(session.state().options, item);
    session.choose({ size: withLongestSide(size, longestSide) }, id);
    void session.convertAgain(id);
  };
  return (
    <button
      type="button"
      className="quiet-button"
      // Starts with the visible text, for visitors who use voice control.
      aria-label={`${label}: ${file.name}`}
      onClick={({ currentTarget }) => convert(currentTarget)}
    >
      {label}
    </button>
  );
}
