import { useEffect } from 'react';
import { sharedHash } from '../head/files.ts';
import { useSite } from '../site.tsx';
import { useLazy } from '../use-lazy.ts';

/** Milliseconds. Leaves time for the page's own downloads, and skips visitors who leave at once. */
const restAfter = 4000;

const loadDevice = () => import('./Device.tsx');

/** Offline and installation features, loaded when the page is idle because nobody waits for them. */
export function LazyDevice() {
  const { serviceWorker } = useSite();
  const part = useLazy(loadDevice, { wanted: serviceWorker, delay: hasFilesToTake() ? 0 : restAfter });
  useEffect(() => {
    const timer = setTimeout(() => deleteOldBatches().catch(() => {}), restAfter);
    return () => clearTimeout(timer);
  }, []);
  return part && <part.Device />;
}

/** Promised to visitors, so it runs with or without a service worker. */
async function deleteOldBatches(): Promise<void> {
  await (await import('../kept-batch/batches.ts')).deleteOldBatches();
}

/** Shared files wait for the page, and an installed app may have been opened with files. */
function hasFilesToTake(): boolean {
  // Not while the page is rendered during the build.
  if (!('location' in globalThis)) return false;
  return location.hash === sharedHash || matchMedia('(display-mode: standalone)').matches;
}
