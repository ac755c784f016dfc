import type { ConverterRules } from '@image-converter/formats/converters';
import { follow } from '../converter/names/rename.ts';
import type { Session } from '../converter/session/session.ts';
import type { Sessions } from '../converter/session/sessions.tsx';
import { readHash } from './link.ts';
import { defaultWriting, readRemembered, writingOf } from './remembered.ts';

/** Whether all, some or none of the options in the URL could be used. */
export type LinkNews = 'all' | 'some' | 'none';

const restored = new WeakSet<Sessions>();
const taken = new WeakMap<Sessions, string>();

/** Sets the URL's hash without applying it again; an empty one removes it. */
export function putHash(sessions: Sessions, hash: string): void {
  taken.set(sessions, hash);
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Applies the remembered options once, and the options in the URL once per URL. */
export function restore(sessions: Sessions, session: Session): LinkNews | undefined {
  follow(session);
  if (!restored.has(sessions)) sessions.choose(readRemembered());
  restored.add(sessions);
  const { hash } = location;
  if (taken.get(sessions) === hash) return undefined;
  taken.set(sessions, hash);
  return takeLink(hash, sessions, session);
}

/** The link reproduces the sender's options: those it does not mention are reset to their defaults. */
function takeLink(hash: string, sessions: Sessions, session: Session): LinkNews | undefined {
  const read = readHash(hash);
  if (!read) return undefined;
  const { target, ...chosen } = read.chosen;
  const isForbidden = target !== undefined && !canChooseTarget(session.rules);
  const forPage = target && !isForbidden ? { ...chosen, target } : chosen;
  if (Object.keys(forPage).length === 0) return 'none';
  sessions.choose({ ...defaultWriting, ...writingOf(chosen) });
  session.choose(forPage);
  return isForbidden || read.refused.length > 0 ? 'some' : 'all';
}

/** Pages about a pair have a fixed target; on the single converter and the all-formats page it can be chosen. */
export function canChooseTarget({ maxFiles, also }: ConverterRules): boolean {
  return maxFiles === 1 || also === 'rare formats';
}
