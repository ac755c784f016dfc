import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Item, Outcome } from '../../converter/state.ts';
import { Latest } from './latest.ts';
import { convertWith, lookAtResult } from './pictures.ts';
import type { Pictures } from './use-pictures.ts';

/** The part in sight, and how finely it is to be sampled. */
export interface Part {
  /** In the bitmap that was kept. */
  readonly area: Area;
  /** The same in the picture, which may be larger. */
  readonly shown: Area;
  readonly size: Size;
}

interface Sample {
  readonly quality: number;
  readonly shown: Area;
  readonly bitmap: ImageBitmap;
}

/** What the whole file really becomes. */
interface Exact {
  readonly quality: number;
  readonly bitmap: ImageBitmap;
  readonly bytes: number;
}

export interface Trial {
  readonly sample: Sample | undefined;
  readonly exact: Exact | undefined;
}

/** A visitor who moves the slider on is not done choosing. */
const restMilliseconds = 250;

interface TrialInput {
  item: Item;
  outcome: Outcome;
  pictures: Pictures | undefined;
  quality: number;
  part: Part | undefined;
}

/** How another quality looks: at once for the part in sight, and soon for the whole file. */
export function useTrial({ item, outcome, pictures, quality, part }: TrialInput): Trial {
  const [sample, setSample] = useState<Sample>();
  const [exact, setExact] = useState<Exact>();
  const isOther = quality !== outcome.options.quality;
  const isExact = exact?.quality === quality;
  const latest = useRef<Latest<Part & { quality: number }>>(undefined);
  const view = pictures?.view;

  useEffect(() => {
    if (!view) return;
    const asking = new Latest<Part & { quality: number }>(async ({ area, shown, size, quality: wanted }) => {
      const { bitmap } = await view.sample(area, size, { ...outcome.options, quality: wanted });
      setSample({ quality: wanted, shown, bitmap });
    });
    latest.current = asking;
    return () => asking.forget();
  }, [view, outcome]);

  useEffect(() => {
    if (isOther && !isExact && part) latest.current?.ask({ ...part, quality });
  }, [isOther, isExact, part, quality]);

  useEffect(() => {
    if (!view || !isOther || isExact) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const blob = await convertWith(signal, item, { ...outcome.options, quality });
        const { bitmap } = await lookAtResult(view, blob);
        if (signal.aborted) bitmap.close();
        else setExact({ quality, bitmap, bytes: blob.size });
      } catch {
        // The sample stays, and the size is told by the conversion itself.
      }
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [view, item, outcome, quality, isOther, isExact]);

  useEffect(() => () => sample?.bitmap.close(), [sample]);
  useEffect(() => () => exact?.bitmap.close(), [exact]);
  return useMemo(
    () => ({ sample: isOther && !isExact ? sample : undefined, exact: isOther ? exact : undefined }),
    [sample, exact, isOther, isExact],
  );
}
