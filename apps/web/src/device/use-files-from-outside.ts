import { formatOf } from '@image-converter/formats/sniff';
import { useEffect, useEffectEvent } from 'react';
import { useSessions } from '../converter/session/sessions.tsx';
import { sharedHash } from '../head/files.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';
import { nameHeader, ownCaches } from '../service-worker/caches.ts';
import { listenForOpenedFiles } from './opened-files.ts';
import { pageForFiles } from './page-for-files.ts';

/** Opens the right page for files that another program shares or opens with the app. */
export function useFilesFromOutside(): void {
  const { route, open } = useNavigation();
  const sessions = useSessions();
  const take = useEffectEvent(async (files: readonly File[]) => {
    if (files.length === 0) return;
    const formats = await Promise.all(files.map((file) => formatOf(file).catch(() => undefined)));
    const page = pageForFiles(formats);
    if (page !== route.page) open(pathOf(route.language, page));
    await sessions.of(pageTable[page].rules).add(files);
  });
  useEffect(() => {
    listenForOpenedFiles((files) => void take(files));
    void takeSharedFiles()
      // Some browsers disable caches in private windows, where nothing can have been shared.
      .catch(() => [])
      .then((files) => {
        if (location.hash === sharedHash) history.replaceState(null, '', location.pathname + location.search);
        return take(files);
      });
  }, []);
}

/** Files shared by another program, in their order. Removes them from the cache. */
async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(ownCaches.shared))) return [];
  const cache = await caches.open(ownCaches.shared);
  const entries = await Promise.all((await cache.keys()).map(async (key) => fileIn(await cache.match(key))));
  await caches.delete(ownCaches.shared);
  return entries.filter((file) => file !== undefined);
}

async function fileIn(response: Response | undefined): Promise<File | undefined> {
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
