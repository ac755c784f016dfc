import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { useSite } from '../site.tsx';
import { warmUp } from './convert/backends.ts';
import { prepareRows } from './rows/lazy-rows.ts';
import { prepareZip } from './save/packing.ts';

/** Once the page is idle, loads what conversions will need, so that it is available even if the connection drops. */
export function useWarmUp({ packs }: { packs: boolean }): void {
  const { api } = useSite();
  const { language } = useNavigation().route;
  useEffect(() => {
    const idle = setTimeout(() => {
      warmUp(api);
      prepareRows(language);
      if (packs) prepareZip();
    }, 500);
    return () => clearTimeout(idle);
  }, [api, language, packs]);
}
