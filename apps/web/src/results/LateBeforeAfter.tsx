import { type ComponentType, useEffect, useState } from 'react';
import type { Session } from '../converter/session.ts';
import type { BeforeAfterProps } from './before-after/BeforeAfter.tsx';

type Props = Omit<BeforeAfterProps, 'onUse'> & { session: Session };

/** Loaded when it is first opened; if that fails, it does not open. */
export function LateBeforeAfter({ session, ...props }: Props) {
  const [View, setView] = useState<ComponentType<BeforeAfterProps>>();
  const { item, onClose } = props;
  useEffect(() => {
    import('./before-after/BeforeAfter.tsx').then((part) => setView(() => part.BeforeAfter), onClose);
    // biome-ignore lint/correctness/useExhaustiveDependencies: It is loaded once, whoever listens.
  }, []);
  const use = (quality: number) => {
    session.choose({ quality }, item.id);
    void session.convertAgain(item.id);
  };
  return View ? <View {...props} onUse={use} /> : null;
}
