import { formats } from '@image-converter/formats/formats';
import type { Session } from '../converter/session/session.ts';
import type { State } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { planOf } from './plan.ts';

/** What will happen to the files, in one or two lines. */
export function Plan({ session: { rules }, state }: { session: Session; state: State }) {
  const { language } = useNavigation().route;
  const words = usePart('results')?.plan;
  const optionWords = usePart('options');
  if (!words || !optionWords) return null;
  const { items, options } = state;
  const { details, notes } = planOf(items, { rules, options }, { words, optionWords, language });
  return (
    <div data-plan className="text-pretty text-quiet text-sm leading-snug">
      <p>
        <b className="font-semibold text-ink">{formats[options.target].label}</b>
        {details.map((detail) => `, ${detail}`)}
      </p>
      <p>{notes.join(' ')}</p>
    </div>
  );
}
