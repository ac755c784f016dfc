import { pageDefaults } from '@image-converter/formats/converters';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Session } from '../converter/session/session.ts';
import { useSessions } from '../converter/session/sessions.tsx';
import { optionsOf } from '../converter/state/item-options.ts';
import type { State } from '../converter/state/state.ts';
import { type Chosen, differences } from './chosen.ts';
import { readHash } from './link.ts';
import { defaultWriting, remember } from './remembered.ts';
import { putHash } from './restore.ts';

interface AllOptions {
  options: ConversionOptions;
  /** What is not at its default on this page. */
  differing: Chosen;
  choose: (chosen: Chosen) => void;
  reset: () => void;
}

/** The options of all files: shared by all converters and remembered, except for the target, which is the page's. */
export function useAllOptions(session: Session, state: State): AllOptions {
  const sessions = useSessions();
  const choose = ({ target, ...chosen }: Chosen) => {
    sessions.choose(chosen);
    if (target) session.choose({ target });
    remember(session.state().options);
    // The options in the URL are now outdated.
    if (readHash(location.hash)) putHash(sessions, '');
  };
  const { rules } = session;
  const single = rules.maxFiles === 1;
  const options = optionsOf(state.options, {});
  // The all-formats page has its own, always visible target field.
  const defaults = { ...pageDefaults(rules), ...(!single && { target: options.target }) };
  return {
    options,
    differing: differences(options, defaults),
    choose,
    reset: () => choose({ ...defaultWriting, ...(single && { target: rules.target }) }),
  };
}
