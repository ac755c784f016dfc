import { useEffect } from 'react';
import { loadPart } from '../i18n/parts.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { loadRowParts } from '../results/use-row-parts.ts';
import { useSite } from '../site.tsx';
import { warmUp } from './convert/backends.ts';
import { loadPacker } from './save/saving.ts';
import { loadWorkspace } from './use-workspace.ts';

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
