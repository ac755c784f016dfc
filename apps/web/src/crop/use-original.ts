import type { LookReply } from '@image-converter/engine/view/messages';
import type { ConversionOptions } from '@image-converter/formats/options';
import { useEffect, useState } from 'react';
import { firstPageOf } from '../converter/convert/convert-item.ts';
import type { Item } from '../converter/state/state.ts';
import { maxPixels } from '../results/before-after/pictures.ts';
import { type BrowserImage, useOriginalImage } from '../results/before-after/use-image.ts';

/** The chosen file as the browser shows it or, where that is not right, as the engine decodes it. */
export function useOriginal(item: Item, options: ConversionOptions): BrowserImage {
  const image = useOriginalImage(item, { wanted: true });
  const isNeeded = image === 'failed';
  const [looked, setLooked] = useState<LookReply | 'failed'>();
  const { file, format } = item;
  // They do not change while the editor covers the page.
  const [reading] = useState(options);
  useEffect(() => {
    if (!isNeeded) return;
    const looking = look({ file, format, options: reading });
    let isCurrent = true;
    looking.catch(() => 'failed' as const).then((reply) => isCurrent && setLooked(reply));
    return () => {
      isCurrent = false;
      looking.then(
        ({ bitmap }) => bitmap.close(),
        () => {},
      );
    };
  }, [isNeeded, file, format, reading]);
  return isNeeded ? looked : image;
}

async function look(work: Pick<Item, 'file' | 'format'> & { options: ConversionOptions }): Promise<LookReply> {
  const view = await (await import('@image-converter/engine/view/view')).openView();
  try {
    const { file, format, options } = work;
    return await view.look(file, { format, reading: options, page: firstPageOf(work), maxPixels });
  } finally {
    view.close();
  }
}
