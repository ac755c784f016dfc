import { useEffect, useState } from 'react';
import type { Session } from '../../converter/session/session.ts';
import { optionsOf } from '../../converter/state/item-options.ts';
import type { Item } from '../../converter/state/state.ts';
import { developed, emptyStrip, type Frame } from './strip.ts';

/**
 * The strip of a file as it was when the strip was opened. What is converting ends with the strip, and nothing else keeps
 * what was made for it: no addresses are created for pictures that are not taken.
 */
export function useStrip(session: Session, opened: Item): readonly Frame[] {
  const [item] = useState(opened);
  const [frames, setFrames] = useState(() => emptyStrip(optionsOf(session.state().options, item)) as readonly Frame[]);
  const [empty] = useState(frames);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const develop = async () => {
      for await (const now of developed(empty, (options) => session.tryOut(signal, item, options))) {
        if (signal.aborted) return;
        setFrames(now);
      }
    };
    void develop();
    return () => controller.abort();
  }, [session, item, empty]);
  return frames;
}
