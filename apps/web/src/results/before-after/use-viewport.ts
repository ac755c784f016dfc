import type { LookReply } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';
import { useLayoutEffect, useMemo, useState } from 'react';
import { behind, type Framing, inOriginal } from './framing.ts';
import { type Fitting, fittingScale, fullViewport, kept, sampleSize, type Viewport, visibleArea } from './geometry.ts';
import type { Part } from './use-trial.ts';

export interface VisibleViewport {
  readonly sight: Viewport;
  readonly screen: Size;
  /** Of the image. */
  readonly size: Size;
  /** The scales at which all of the image is visible, and at which it is shown at first. */
  readonly fits: readonly [whole: number, start: number];
  /** At one of these scales. */
  readonly isFit: boolean;
  /** Larger than at first: then the picture moves instead of the page. */
  readonly isZoomed: boolean;
}

export interface ViewportState {
  /** The element that shows the image, and the ref that finds it. */
  readonly box: HTMLElement | null;
  readonly setBox: (box: HTMLElement | null) => void;
  /** Undefined until there is something to show. */
  readonly seen: VisibleViewport | undefined;
  /** Undefined fits the image. */
  readonly onSight: (sight: Viewport | undefined) => void;
}

/** The visible part of an image of this size, which fits its box until the visitor zooms. */
export function useViewport(size: Size | undefined, fitting: Fitting): ViewportState {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const screen = useScreen(box);
  const [wanted, onSight] = useState<Viewport>();
  const seen = useMemo((): VisibleViewport | undefined => {
    if (!size || !screen) return undefined;
    const start = fullViewport(size, screen, fitting);
    const sight = wanted ? kept(wanted, size, screen) : start;
    const fits = [fittingScale(size, screen), start.scale] as const;
    return { sight, screen, size, fits, isFit: fits.includes(sight.scale), isZoomed: sight.scale > start.scale };
  }, [size, screen, wanted, fitting]);
  return { box, setBox, seen, onSight };
}

interface Decoded {
  readonly original: LookReply;
  readonly result: LookReply;
}

/** The visible part and the size of its sample; undefined if only a margin is visible. */
export function partOf(
  { original, result }: Decoded,
  framing: Framing,
  { sight, screen }: VisibleViewport,
  maxPixels: number,
): Part | undefined {
  const shown = behind(visibleArea(sight, framing.size, screen), framing);
  if (!shown) return undefined;
  const finest = Math.min(sight.scale, result.size.width / framing.size.width);
  const area = inOriginal(shown, framing, original.size);
  return { shown, area: inBitmap(area, original), size: sampleSize(area, finest, maxPixels) };
}

/** Converts to bitmap coordinates; the bitmap may be smaller than the image. */
function inBitmap({ x, y, width, height }: Part['shown'], { bitmap, size }: LookReply): Part['area'] {
  const scale = bitmap.width / size.width;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Size of an element in screen pixels. */
function useScreen(element: HTMLElement | null): Size | undefined {
  const [screen, setScreen] = useState<Size>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setScreen({
        width: Math.max(1, Math.round(width * devicePixelRatio)),
        height: Math.max(1, Math.round(height * devicePixelRatio)),
      });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [element]);
  return screen;
}
