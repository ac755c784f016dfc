import { saveFile } from '../save/save-file.ts';
import type { Item, Outcome } from '../state/state.ts';
import type { Session } from './session.ts';

/** A single file as is, several as a ZIP. */
export function saveResult(session: Session, item: Item, { files }: Outcome): void {
  const [first, ...others] = files;
  if (others.length > 0) void session.saving.together([item]);
  else saveFile(first.url(), first.name);
}
