import { useEffect, useState } from 'react';
import { isOutdated } from '../converter/state/item-options.ts';
import { partsOfAnimation } from '../converter/state/parts-of-animation.ts';
import type { State } from '../converter/state/state.ts';
import { type MadeAnimation, makeAnimation } from './make.ts';

/** Undefined while there is nothing to make it of. */
type Animation = MadeAnimation | 'in the making' | 'failed' | undefined;

/** The animation of the results, made again whenever they, their order or its options change. */
export function useAnimation(state: State): Animation {
  const [animation, setAnimation] = useState<Animation>();
  const { items, options, phase } = state;
  const isDue =
    phase !== 'converting' &&
    partsOfAnimation(state).length > 1 &&
    !items.some((item) => isOutdated(options, item) || item.status.kind === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: Notices and progress are part of the state, but not of the animation.
  useEffect(() => {
    setAnimation(isDue ? 'in the making' : undefined);
    if (!isDue) return;
    const controller = new AbortController();
    const { signal } = controller;
    makeAnimation(signal, state).then(
      (made) => !signal.aborted && setAnimation(made),
      () => !signal.aborted && setAnimation('failed'),
    );
    return () => controller.abort();
  }, [items, options, isDue]);
  return animation;
}
