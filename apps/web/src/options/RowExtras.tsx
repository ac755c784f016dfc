import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import { RowFit } from './RowFit.tsx';
import { RowOptions } from './RowOptions.tsx';

interface RowExtrasProps {
  session: Session;
  item: Item;
  /** Set while files are converting. */
  busy: boolean;
  /** Whether the options panel for all files is open. */
  open: boolean;
}

/** Option controls of a row: usually none, unless the panel is open or the file has overrides. */
export function RowExtras({ session, item, busy, open }: RowExtrasProps) {
  const several = session.state().items.length > 1;
  return (
    <>
      {!busy && <RowFit session={session} item={item} />}
      {(item.overrides || (open && several)) && <RowOptions session={session} item={item} busy={busy} />}
    </>
  );
}
