import { type ComponentType, useEffect, useState } from 'react';
import { sharedHash } from '../head/files.ts';
import { useSite } from '../site.tsx';

/** Time for whatever the page itself still loads, and for those who leave at once. In milliseconds. */
const restAfter = 4000;

/** What makes the site at home on a device: loaded when the page is at rest, because nobody waits for it. */
export function LazyDevice() {
  const { serviceWorker } = useSite();
  const [Device, setDevice] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => deleteOldBatches().catch(() => {}), restAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!serviceWorker) return;
    const load = () =>
      import('./Device.tsx').then(
        (part) => setDevice(() => part.Device),
        () => {},
      );
    const timer = setTimeout(load, hasFilesToTake() ? 0 : restAfter);
    return () => clearTimeout(timer);
  }, [serviceWorker]);
  return Device && <Device />;
}

/** As promised, with or without a service worker. */
async function deleteOldBatches(): Promise<void> {
  await (await import('../kept-batch/batches.ts')).deleteOldBatches();
}

/** Shared files wait for the page, and an installed app may have been opened with some. */
function hasFilesToTake(): boolean {
  return location.hash === sharedHash || matchMedia('(display-mode: standalone)').matches;
}
