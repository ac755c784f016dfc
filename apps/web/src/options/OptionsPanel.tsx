import { pageDefaults } from '@image-converter/formats/converters';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { State } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';
import { CopyLink } from './CopyLink.tsx';
import { differences } from './chosen.ts';
import { OptionFields } from './OptionFields.tsx';
import { summary } from './summary.ts';
import { useChoosing } from './use-choosing.ts';

interface OptionsPanelProps {
  id: string;
  session: Session;
  state: State;
  open: boolean;
}

/** Options of all files. When closed, one line that lists the changed options. */
export function OptionsPanel({ id, session, state, open }: OptionsPanelProps) {
  const words = usePart('options');
  const { language } = useNavigation().route;
  const { choose, reset } = useChoosing(session);
  if (!words) return null;
  const { rules } = session;
  const single = rules.maxFiles === 1;
  const options = optionsOf(state.options, {});
  // The all-formats page has its own, always visible target field.
  const defaults = { ...pageDefaults(rules), ...(!single && { target: options.target }) };
  const differing = differences(options, defaults);
  const changed = summary(words, language, differing);
  const resetButton = (
    <button
      type="button"
      className="min-h-11 cursor-pointer text-left underline"
      onClick={({ currentTarget }) => {
        handOnFocus(currentTarget);
        reset(single ? rules.target : undefined);
      }}
    >
      {words.reset}
    </button>
  );
  const line = changed.length > 0 && (
    <p data-changed className="[overflow-wrap:anywhere]">
      {fill(words.changed, { list: changed.join(' · ') })}
    </p>
  );
  if (!open) {
    return (
      line && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 text-quiet text-sm">
          {line}
          {state.phase !== 'converting' && resetButton}
        </div>
      )
    );
  }
  return (
    <section
      id={id}
      aria-label={single ? words.title_single : words.title}
      className="mt-3 rounded-2xl border border-line bg-paper p-3 sm:p-4"
    >
      <OptionFields
        words={words}
        options={options}
        target={single ? 'here' : 'elsewhere'}
        sources={rules.accepts}
        disabled={state.phase === 'converting'}
        onChoose={choose}
      />
      <div className="mt-4 border-line border-t pt-2 text-quiet text-sm">
        {line}
        <div className="flex flex-wrap items-center gap-x-4">
          {changed.length > 0 && state.phase !== 'converting' && resetButton}
          {Object.keys(differing).length > 0 && <CopyLink words={words} chosen={differing} />}
        </div>
        <p>{words.remembered}</p>
      </div>
    </section>
  );
}
