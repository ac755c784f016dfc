import { pageDefaults } from '@image-converter/formats/converters';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { State } from '../converter/state/state.ts';
import { type Chosen, differences } from './chosen.ts';
import { useChoosing } from './use-choosing.ts';

interface AllOptions {
  options: ConversionOptions;
  /** What is not at its default on this page. */
  differing: Chosen;
  choose: (chosen: Chosen) => void;
  reset: () => void;
}

/** The options of all files. */
export function useAllOptions(session: Session, state: State): AllOptions {
  const { choose, reset } = useChoosing(session);
  const { rules } = session;
  const single = rules.maxFiles === 1;
  const options = optionsOf(state.options, {});
  // The all-formats page has its own, always visible target field.
  const defaults = { ...pageDefaults(rules), ...(!single && { target: options.target }) };
  return {
    options,
    differing: differences(options, defaults),
    choose,
    reset: () => reset(single ? rules.target : undefined),
  };
}
