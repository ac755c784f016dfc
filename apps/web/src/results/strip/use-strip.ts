import { useEffect, useState } from 'react';
import type { Session } from '../../converter/session/session.ts';
import { optionsOf } from '../../converter/state/item-options.ts';
import type { Item } from '../../converter/state/state.ts';
import { developed, emptyStrip, type Frame } from './strip.ts';
import { tryOut } from './try-out.ts';

/**
 * The strip of a file as it was when the strip was opened. What is converting ends with the strip, and nothing else keeps
 * what was made for it: only a picture that is taken gets an object URL.
 */
export function useStrip(session: Session, opened: Item): readonly Frame[] {
  const [{ item, empty }] = useState(() => ({
    item: opened,
    empty: emptyStrip(optionsOf(session.state().options, opened)),
  }));
  const [frames, setFrames] = useState<readonly Frame[]>(empty);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const develop = async () => {
      for await (const now of developed(empty, (options) => tryOut(signal, { session, item, options }))) {
        if (signal.aborted) return;
        setFrames(now);
      }
    };
    void develop();
    return () => controller.abort();
  }, [session, item, empty]);
  return frames;
}
