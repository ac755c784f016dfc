import { type ComponentType, useEffect, useState } from 'react';
import type { BeforeAfterProps } from './before-after/BeforeAfter.tsx';

type Props = Omit<BeforeAfterProps, 'onUse'>;

/** Loaded when first opened; if that fails, it does not open. */
export function LazyBeforeAfter(props: Props) {
  const [View, setView] = useState<ComponentType<BeforeAfterProps>>();
  const { item, session, onClose } = props;
  useEffect(() => {
    import('./before-after/BeforeAfter.tsx').then((part) => setView(() => part.BeforeAfter), onClose);
  }, [onClose]);
  const use = (quality: number) => {
    session.choose({ quality }, item.id);
    void session.convertAgain(item.id);
  };
  return View ? <View {...props} onUse={use} /> : null;
}
