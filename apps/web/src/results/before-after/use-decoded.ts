import type { LookReply } from '@image-converter/engine/view/messages';
import type { View } from '@image-converter/engine/view/view';
import { useEffect, useState } from 'react';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { borrowDecoder } from './decoder.ts';

export interface Decoded {
  readonly view: View;
  readonly original: LookReply;
  readonly result: LookReply | undefined;
}

export type Wanted = 'nothing' | 'original' | 'both';

/** The pictures of a row as the engine decodes them, while they are wanted; 'failed' if one cannot be shown. */
export function useDecoded(
  { file, format }: Item,
  outcome: Outcome | undefined,
  wanted: Wanted,
): Decoded | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly outcome: Outcome; readonly pictures: Decoded | 'failed' }>();
  useEffect(() => {
    if (!outcome || wanted === 'nothing') {
      // What was shown before is closed.
      setFound(undefined);
      return;
    }
    const { decoder, giveBack } = borrowDecoder({ item: { file, format }, outcome });
    let isCurrent = true;
    const look = async (): Promise<Decoded> => {
      const [view, original, result] = await Promise.all([
        decoder.view,
        decoder.look('original'),
        wanted === 'both' ? decoder.look('result') : undefined,
      ]);
      return { view, original, result };
    };
    look()
      .catch(() => 'failed' as const)
      .then((pictures) => isCurrent && setFound({ outcome, pictures }));
    return () => {
      isCurrent = false;
      giveBack();
    };
  }, [file, format, outcome, wanted]);
  return wanted !== 'nothing' && found?.outcome === outcome ? found?.pictures : undefined;
}
