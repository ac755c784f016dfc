import type { Session } from '../converter/session/session.ts';
import { useSessions } from '../converter/session/sessions.tsx';
import type { Chosen } from './chosen.ts';
import { readHash } from './link.ts';
import { defaultWriting, remember } from './remembered.ts';
import { putHash } from './restore.ts';

/**
 * Sets options for all files: shared by all converters and remembered, except for the target, which belongs to the
 * page.
 */
export function useChoosing(session: Session) {
  const sessions = useSessions();
  const choose = ({ target, ...chosen }: Chosen) => {
    sessions.choose(chosen);
    if (target) session.choose({ target });
    remember(session.state().options);
    // The options in the URL are now outdated.
    if (readHash(location.hash)) putHash(sessions, '');
  };
  return { choose, reset: (target?: Chosen['target']) => choose({ ...defaultWriting, ...(target && { target }) }) };
}
