import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../layout/Icon.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';
import { OptionFields } from './OptionFields.tsx';

interface RowOptionsProps {
  session: Session;
  item: Item;
  /** Set while files are converting. */
  busy: boolean;
}

/** Options of one file. */
export function RowOptions({ session, item, busy }: RowOptionsProps) {
  const words = usePart('options');
  const [open, setOpen] = useState(false);
  if (!words) return null;
  const label = fill(item.overrides ? words.own_of : words.title_of, { filename: item.file.name });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        disabled={busy}
        className={clsx('icon-button disabled:invisible', item.overrides && 'bg-accent-soft text-accent')}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} className="size-5" />
      </button>
      {open && <RowDialog words={words} session={session} item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RowDialogProps extends Pick<RowOptionsProps, 'session' | 'item'> {
  words: OptionWords;
  onClose: () => void;
}

/** The browser traps the focus and restores it; Escape closes the dialog. */
function RowDialog({ words, session, item, onClose }: RowDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { id, file, overrides } = item;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-1rem))] overflow-y-auto rounded-2xl border border-line bg-panel p-4 text-ink backdrop:bg-black/50"
      onClose={onClose}
    >
      <h2 id={title} className="mb-4 font-semibold text-lg [overflow-wrap:anywhere]">
        {fill(words.title_of, { filename: file.name })}
      </h2>
      <OptionFields
        words={words}
        options={optionsOf(session.state().options, item)}
        target="elsewhere"
        sources={[item.format]}
        disabled={false}
        onChoose={(chosen) => session.choose(chosen, id)}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        {overrides && (
          <button
            type="button"
            className="quiet-button"
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget);
              session.chooseLikeOthers(id);
            }}
          >
            {words.like_others}
          </button>
        )}
      </div>
    </dialog>
  );
}
