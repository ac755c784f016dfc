import { useEffect, useState } from 'react';
import type { Item } from '../converter/state/state.ts';

/** The quality of a JPG, estimated from its quantisation tables. */
export function useSourceQuality(item: Item | undefined): number | undefined {
  const [quality, setQuality] = useState<number>();
  const file = item?.format === 'jpg' ? item.file : undefined;
  useEffect(() => {
    setQuality(undefined);
    if (!file) return;
    let isLatest = true;
    import('@image-converter/formats/inspect/jpeg-quality')
      .then(({ jpegQuality }) => jpegQuality(file))
      .then(
        (found) => isLatest && setQuality(found),
        () => {},
      );
    return () => {
      isLatest = false;
    };
  }, [file]);
  return quality;
}
