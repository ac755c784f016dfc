import { type ComponentType, useEffect, useState } from 'react';
import type { ReceiptProps } from './receipt/Receipt.tsx';

/** Loaded when a receipt is first expanded. */
export function LazyReceipt(props: ReceiptProps) {
  const [Receipt, setReceipt] = useState<ComponentType<ReceiptProps>>();
  useEffect(() => {
    import('./receipt/Receipt.tsx').then(
      (part) => setReceipt(() => part.Receipt),
      () => {},
    );
  }, []);
  return Receipt ? <Receipt {...props} /> : null;
}
