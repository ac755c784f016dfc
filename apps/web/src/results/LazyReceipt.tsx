import { useLazy } from '../use-lazy.ts';
import type { ReceiptProps } from './receipt/Receipt.tsx';

const load = () => import('./receipt/Receipt.tsx');

/** Loaded when a receipt is first expanded. */
export function LazyReceipt(props: ReceiptProps) {
  const part = useLazy(load);
  return part && <part.Receipt {...props} />;
}
