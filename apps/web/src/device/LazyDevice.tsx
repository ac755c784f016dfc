import { type ComponentType, useEffect, useState } from 'react';
import { sharedHash } from '../head/files.ts';
import { useSite } from '../site.tsx';

/** Milliseconds. Leaves time for the page's own downloads, and skips visitors who leave at once. */
const restAfter = 4000;

/** Offline and installation features, loaded when the page is idle because nobody waits for them. */
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

/** Promised to visitors, so it runs with or without a service worker. */
async function deleteOldBatches(): Promise<void> {
  await (await import('../kept-batch/batches.ts')).deleteOldBatches();
}

/** Shared files wait for the page, and an installed app may have been opened with files. */
function hasFilesToTake(): boolean {
  return location.hash === sharedHash || matchMedia('(display-mode: standalone)').matches;
}
