import { useState } from 'react';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useLazy } from '../use-lazy.ts';

/** A dialog that is loaded when first opened, and undefined while it is closed. If loading fails, a notice says so. */
export function useDialog<Part extends object>(load: () => Promise<Part>) {
  const [isOpen, setOpen] = useState(false);
  const { show } = usePageNotices();
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const onFailure = () => {
    close();
    show({ kind: 'load-failed', isPart: true, retry: open });
  };
  const part = useLazy(load, { wanted: isOpen, onFailure });
  return { part: isOpen ? part : undefined, open, close };
}
