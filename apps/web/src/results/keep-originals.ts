import type { Session } from '../converter/session/session.ts';
import { resultOf } from '../converter/state/state.ts';

/** Replaces the results of these files with the files themselves. */
export function keepOriginals(session: Session, ...ids: readonly string[]): void {
  const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 0, mode: 'none' } as const;
  for (const item of session.state().items.filter(({ id }) => ids.includes(id))) {
    const { options, bytesSent } = resultOf(item) ?? {};
    if (!options || bytesSent === undefined) continue;
    const files = session.urls.filesOf([{ blob: item.file }], [item.file.name]);
    session.replace(item.id, { ...facts, bytesSent, files, options });
  }
}
