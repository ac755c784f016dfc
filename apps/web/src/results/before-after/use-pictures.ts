import type { LookReply } from '@image-converter/engine/view/messages';
import { openView, type View } from '@image-converter/engine/view/view';
import { useEffect, useState } from 'react';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { lookAtOriginal, lookAtResult } from './pictures.ts';

export interface Pictures {
  readonly view: View;
  readonly original: LookReply;
  readonly result: LookReply;
}

/** Both images while the view is open; 'failed' if one of them cannot be shown. */
export function usePictures(item: Item, outcome: Outcome): Pictures | 'failed' | undefined {
  const [pictures, setPictures] = useState<Pictures | 'failed'>();
  useEffect(() => {
    const opening = openView();
    const seen: LookReply[] = [];
    let isClosed = false;
    const keep = (one: LookReply) => {
      if (isClosed) one.bitmap.close();
      seen.push(one);
      return one;
    };
    const look = async (): Promise<Pictures> => {
      const view = await opening;
      const [original, result] = await Promise.all([
        lookAtOriginal(view, item, outcome).then(keep),
        lookAtResult(view, outcome.files[0].blob).then(keep),
      ]);
      return { view, original, result };
    };
    look()
      .catch(() => 'failed' as const)
      .then((found) => isClosed || setPictures(found));
    return () => {
      isClosed = true;
      opening.then(
        (view) => view.close(),
        () => {},
      );
      for (const { bitmap } of seen) bitmap.close();
    };
  }, [item, outcome]);
  return pictures;
}
