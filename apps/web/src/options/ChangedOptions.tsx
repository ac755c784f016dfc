import type { Session } from '../converter/session/session.ts';
import type { State } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';
import { summary } from './summary.ts';
import { useAllOptions } from './use-all-options.ts';

/** While the options are closed: which of them are not at their default, and the way back. */
export function ChangedOptions({ session, state }: { session: Session; state: State }) {
  const words = usePart('options');
  const { language } = useNavigation().route;
  const { differing, reset } = useAllOptions(session, state);
  const changed = words ? summary(words, language, differing) : [];
  if (!words || changed.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      <p data-changed className="[overflow-wrap:anywhere]">
        {fill(words.changed, { list: changed.join(' · ') })}
      </p>
      {state.phase !== 'converting' && (
        <button
          type="button"
          className="-ml-3 text-button"
          onClick={({ currentTarget }) => {
            handOnFocus(currentTarget);
            reset();
          }}
        >
          {words.reset}
        </button>
      )}
    </div>
  );
}
