import { type ComponentType, useEffect, useState } from 'react';
import type { Session } from '../converter/session.ts';

interface KeptBatchProps {
  session: Session;
  hasFiles: boolean;
}

/** Loaded behind the page. Without it, files and results live as long as the tab. */
export function LateKeptBatch(props: KeptBatchProps) {
  const [Switch, setSwitch] = useState<ComponentType<KeptBatchProps>>();
  useEffect(() => {
    import('./KeptBatchSwitch.tsx').then(
      (part) => setSwitch(() => part.KeptBatchSwitch),
      () => {},
    );
  }, []);
  return Switch && <Switch {...props} />;
}
