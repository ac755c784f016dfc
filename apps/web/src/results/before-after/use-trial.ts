import type { Area } from '@image-converter/engine/view/messages';
import type { View } from '@image-converter/engine/view/view';
import type { Size } from '@image-converter/formats/inspection';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { Latest } from './latest.ts';
import { convertWith, lookAtResult } from './pictures.ts';

/** The visible part and the size of its sample. */
export interface Part {
  /** In the retained bitmap. */
  readonly area: Area;
  /** In the image, which may be larger than the bitmap. */
  readonly shown: Area;
  readonly size: Size;
}

interface Sample {
  readonly quality: number;
  readonly shown: Area;
  readonly bitmap: ImageBitmap;
}

/** The actual result of the whole file. */
interface Exact {
  readonly quality: number;
  readonly bitmap: ImageBitmap;
  readonly bytes: number;
}

export interface Trial {
  readonly sample: Sample | undefined;
  readonly exact: Exact | undefined;
}

/** Debounce while the slider is moving. */
const restMilliseconds = 250;

interface TrialInput {
  item: Item;
  outcome: Outcome;
  /** Has decoded the original. */
  view: View | undefined;
  /** That of the result. */
  used: number;
  quality: number;
  part: Part | undefined;
}

/** Previews another quality: at once for the visible part, and soon for the whole file. */
export function useTrial({ item, outcome, view, used, quality, part }: TrialInput): Trial {
  const [sample, setSample] = useState<Sample>();
  const [exact, setExact] = useState<Exact>();
  const isOther = quality !== used;
  const isExact = exact?.quality === quality;
  const latest = useRef<Latest<Part & { quality: number }>>(undefined);

  useEffect(() => {
    if (!view) return;
    const asking = new Latest<Part & { quality: number }>(async ({ area, shown, size, quality: wanted }) => {
      const { bitmap } = await view.sample(area, size, { ...outcome.options, look: 'none', quality: wanted });
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
        const blob = await convertWith(signal, item, { ...outcome.options, look: 'none', quality });
        const { bitmap } = await lookAtResult(view, blob);
        if (signal.aborted) bitmap.close();
        else setExact({ quality, bitmap, bytes: blob.size });
      } catch {
        // The sample stays; the conversion itself will show the size.
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
