import type { Size } from '@image-converter/formats/inspection';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Size of an element in screen pixels. */
export function useScreen(element: RefObject<HTMLElement | null>): Size | undefined {
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
