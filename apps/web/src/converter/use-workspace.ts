import { useEffect, useState } from 'react';
import { loadPart } from '../i18n/parts.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { usePageNotices } from '../notices/page-notices.tsx';
import { loadRowParts } from '../results/use-row-parts.ts';
import { type Language, languages } from '../routes/pages.ts';
import { useSite } from '../site.tsx';
import { useLazy } from '../use-lazy.ts';
import { warmUp } from './convert/backends.ts';
import { loadPacker } from './save/saving.ts';

/**
 * Loads everything that is shown only once there are files, with its texts. Pages do so when they are idle
 * (`useWarmUp`).
 */
async function loadWorkspace(language: Language) {
  const workspace = import('./workspace.tsx');
  await Promise.all([workspace, loadPart(language, 'workspace')]);
  return workspace;
}

const loaders = Object.fromEntries(languages.map((language) => [language, () => loadWorkspace(language)])) as Record<
  Language,
  () => ReturnType<typeof loadWorkspace>
>;

/** Undefined until it is needed and loaded. If it cannot be loaded, a notice offers another try. */
export function useWorkspace(isNeeded: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const { language } = useNavigation().route;
  const { show } = usePageNotices();
  const onFailure = () => {
    setHasFailed(true);
    show({ kind: 'load-failed', isPart: true, retry: () => setHasFailed(false) });
  };
  return useLazy(loaders[language], { wanted: isNeeded && !hasFailed, onFailure });
}

/** Once the page is idle, loads what conversions will need, so that it is available even if the connection drops. */
export function useWarmUp({ packs }: { packs: boolean }): void {
  const { api } = useSite();
  const { language } = useNavigation().route;
  useEffect(() => {
    const idle = setTimeout(() => {
      warmUp(api);
      const parts = [loadWorkspace(language), loadRowParts(), loadPart(language, 'results'), packs && loadPacker()];
      // What fails now is loaded again when it is used.
      Promise.all(parts).catch(() => {});
    }, 500);
    return () => clearTimeout(idle);
  }, [api, language, packs]);
}
