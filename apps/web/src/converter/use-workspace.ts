import { useState } from 'react';
import { loadPart } from '../i18n/parts.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { usePageNotices } from '../notices/page-notices.tsx';
import { type Language, languages } from '../routes/pages.ts';
import { useLazy } from '../use-lazy.ts';

/**
 * Loads everything that is shown only once there are files, with its texts. Pages do so when they are idle
 * (`use-warm-up.ts`).
 */
export async function loadWorkspace(language: Language) {
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
