import { useLazy } from '../use-lazy.ts';
import type { BeforeAfterProps } from './before-after/BeforeAfter.tsx';

const load = () => import('./before-after/BeforeAfter.tsx');

/** Loaded when first opened; if that fails, it does not open. */
export function LazyBeforeAfter(props: Omit<BeforeAfterProps, 'onUse'>) {
  const { item, session, onClose } = props;
  const part = useLazy(load, { onFailure: onClose });
  const use = (quality: number) => {
    session.choose({ quality }, item.id);
    void session.convertAgain(item.id);
  };
  return part && <part.BeforeAfter {...props} onUse={use} />;
}
