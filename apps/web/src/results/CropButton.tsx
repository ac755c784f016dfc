import { type ReactNode, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import type { Scope } from '../crop/apply.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useLazy } from '../use-lazy.ts';

const load = () => import('../crop/CropDialog.tsx');

export interface CropProps {
  item: Item;
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
}

interface CropButtonProps extends CropProps {
  scope?: Scope | undefined;
  className: string;
  children: ReactNode;
}

/** Opens the editor of a picture. It is loaded when first opened; if that fails, a notice says so. */
export function CropButton({ item, session, busy, scope, className, children }: CropButtonProps) {
  const words = usePart('results');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { show } = usePageNotices();
  const fail = () => {
    close();
    show({ kind: 'load-failed', isPart: true, retry: () => setOpen(true) });
  };
  const part = useLazy(load, { wanted: isOpen, onFailure: fail });
  if (!words) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={fill(words.crop_file, { filename: item.file.name })}
        title={words.crop}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && part && <part.CropDialog item={item} session={session} scope={scope} onClose={close} />}
    </>
  );
}
