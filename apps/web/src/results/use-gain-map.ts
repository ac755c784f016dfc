import { useEffect, useState } from 'react';
import type { Item } from '../converter/state/state.ts';

const mayHaveOne = ['jpg', 'heic', 'heif', 'avif'];

/** Whether the photo has an HDR gain map, according to its headers. No conversion waits for this. */
export function useGainMap(item: Item | undefined): boolean {
  const [isThere, setIsThere] = useState(false);
  const { file, format } = item ?? {};
  useEffect(() => {
    setIsThere(false);
    if (!file || !format || !mayHaveOne.includes(format)) return;
    let isLatest = true;
    import('@image-converter/metadata/gain-map')
      .then(({ hasGainMap }) => hasGainMap(file, format))
      .then(
        (found) => isLatest && setIsThere(found),
        () => {},
      );
    return () => {
      isLatest = false;
    };
  }, [file, format]);
  return isThere;
}
