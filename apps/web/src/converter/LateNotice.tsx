import { type ComponentType, useEffect, useState } from 'react';
import type { ConverterNoticeProps } from './ConverterNotice.tsx';

let Loaded: ComponentType<ConverterNoticeProps> | undefined;

/** Loads the notices while the page is idle, so that they are available even if the connection drops. */
export async function prepareNotices(): Promise<void> {
  Loaded ??= (await import('./ConverterNotice.tsx')).ConverterNotice;
}

/** Not part of the page's first script, because there is nothing to say before a file comes. */
export function LateNotice(props: ConverterNoticeProps) {
  const [, setArrived] = useState(false);
  useEffect(() => {
    prepareNotices().then(
      () => setArrived(true),
      () => {},
    );
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
