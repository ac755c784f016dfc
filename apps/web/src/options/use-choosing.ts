import type { Session } from '../converter/session.ts';
import { useSessions } from '../converter/sessions.tsx';
import type { Chosen } from './checks.ts';
import { readHash } from './link.ts';
import { defaultWriting, remember } from './remembered.ts';
import { putHash } from './restore.ts';

/** Choosing for all files: it holds for every converter and is remembered, except for the target, which is the page's. */
export function useChoosing(session: Session) {
  const sessions = useSessions();
  const choose = ({ target, ...chosen }: Chosen) => {
    sessions.choose(chosen);
    if (target) session.choose({ target });
    remember(session.state().options);
    // What the address says is no longer true.
    if (readHash(location.hash)) putHash(sessions, '');
  };
  return { choose, reset: (target?: Chosen['target']) => choose({ ...defaultWriting, ...(target && { target }) }) };
}
