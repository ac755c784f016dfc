import type { LookReply } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { fullViewport, kept, sampleSize, type Viewport, visibleArea, type Zoom, zooms } from './geometry.ts';
import type { Pictures } from './use-pictures.ts';
import type { Part } from './use-trial.ts';

export interface VisibleViewport {
  readonly sight: Viewport;
  readonly screen: Size;
  /** The zoom button that is pressed, if the scale is that of one. */
  readonly zoom: Zoom | undefined;
  /** The whole image is visible. */
  readonly isWhole: boolean;
}

/** The visible part of the image: the whole image until the visitor zooms. */
export function useViewport(pictures: Pictures | undefined, element: RefObject<HTMLElement | null>) {
  const screen = useScreen(element);
  const [wanted, setWanted] = useState<Viewport>();
  const seen = useMemo((): VisibleViewport | undefined => {
    if (!pictures || !screen) return undefined;
    const { size } = pictures.original;
    const whole = fullViewport(size, screen);
    const sight = wanted ? kept(wanted, size, screen) : whole;
    const chosen = wanted && zooms.find((zoom) => zoom === sight.scale);
    const zoom = chosen ?? (sight.scale === whole.scale ? 'fit' : undefined);
    return { sight, screen, zoom, isWhole: sight.scale <= whole.scale };
  }, [pictures, screen, wanted]);
  return { seen, setWanted };
}

/** The visible part and the size of its sample. */
export function partOf({ original, result }: Pictures, { sight, screen }: VisibleViewport, maxPixels: number): Part {
  const shown = visibleArea(sight, original.size, screen);
  const finest = Math.min(sight.scale, result.size.width / original.size.width);
  return { shown, area: inBitmap(shown, original), size: sampleSize(shown, finest, maxPixels) };
}

/** Converts to bitmap coordinates; the bitmap may be smaller than the image. */
function inBitmap({ x, y, width, height }: Part['shown'], { bitmap, size }: LookReply): Part['area'] {
  const scale = bitmap.width / size.width;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Size of an element in screen pixels. */
function useScreen(element: RefObject<HTMLElement | null>): Size | undefined {
  const [screen, setScreen] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      setScreen({
        width: Math.max(1, Math.round(width * devicePixelRatio)),
        height: Math.max(1, Math.round(height * devicePixelRatio)),
      });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return screen;
}
