import { saveFile } from './save-file.ts';
import type { Session } from './session.ts';
import type { Item, Outcome } from './state.ts';

/** One file as it is, several in a ZIP. */
export function saveResult(session: Session, item: Item, { files }: Outcome): void {
  const [first, ...others] = files;
  if (others.length > 0) void session.saving.together([item]);
  else saveFile(first.url(), first.name);
}
