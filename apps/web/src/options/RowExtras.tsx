import type { Session } from '../converter/session.ts';
import type { Item } from '../converter/state.ts';
import { RowFit } from './RowFit.tsx';
import { RowOptions } from './RowOptions.tsx';

interface RowExtrasProps {
  session: Session;
  item: Item;
  /** While files are being converted. */
  busy: boolean;
  /** Whether the options of all files are in sight. */
  open: boolean;
}

/** What a row has of options: nothing, unless somebody looks for them or has chosen some. */
export function RowExtras({ session, item, busy, open }: RowExtrasProps) {
  const several = session.state().items.length > 1;
  return (
    <>
      {!busy && <RowFit session={session} item={item} />}
      {(item.overrides || (open && several)) && <RowOptions session={session} item={item} busy={busy} />}
    </>
  );
}
