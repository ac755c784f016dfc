import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Divider } from './Divider.tsx';
import { moved, zoomed } from './geometry.ts';
import { Gestures, type Point } from './gestures.ts';
import type { ViewportState } from './use-viewport.ts';

/** In a page, the picture leaves wheel and fingers to the page until it is zoomed. */
export type Place = 'page' | 'dialog';

interface SurfaceProps {
  words: { readonly divider: string; readonly surface: string };
  viewport: ViewportState;
  place: Place;
  /** Position of the divider in percent; undefined if there is only one image. */
  at: number | undefined;
  onDivide: (at: number) => void;
  children: ReactNode;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** In screen pixels. */
const arrowStep = 80;
/** Per pixel scrolled. Browsers report pinching on a touchpad as small steps with the control key. */
const wheelStep = { plain: 1.0015, control: 1.01 };

/** Pictures lower than this on the screen, in CSS pixels, would be hidden by the divider's handle. */
const lowPicture = 150;

/** Moves and zooms the image by pointers, wheel and keys. Presses on the divider are left to it. */
export function Surface({ words, viewport, place, at, onDivide, children }: SurfaceProps) {
  const { box, setBox, seen, onSight } = viewport;
  const [gestures] = useState(() => new Gestures());
  const isDividing = useRef(false);
  const isZoomed = seen?.isZoomed ?? false;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) * devicePixelRatio, y: (clientY - top) * devicePixelRatio };
  };

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (!seen || event.button !== 0) return;
    gestures.press(event.pointerId, pointOf(event));
    isDividing.current = gestures.count === 1 && event.target instanceof HTMLInputElement;
    if (!isDividing.current) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const release = ({ pointerId }: PointerEvent) => gestures.release(pointerId);
  const drag = (event: PointerEvent) => {
    // The mouse may have been released elsewhere.
    if (event.buttons === 0) release(event);
    if (!seen || gestures.count === 0) return;
    const next = gestures.move(event.pointerId, pointOf(event), seen.sight, seen.screen);
    if (!isDividing.current) onSight(next);
  };
  const key = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way || !seen || !isZoomed || event.target !== event.currentTarget) return;
    event.preventDefault();
    onSight(moved(seen.sight, { x: way.x * arrowStep, y: way.y * arrowStep }));
  };

  // React's wheel listener is passive and cannot prevent the page from scrolling.
  useEffect(() => {
    if (!box || !seen) return;
    const turn = (event: WheelEvent) => {
      if (place === 'page' && !isZoomed && !event.ctrlKey) return;
      event.preventDefault();
      const { sight, screen } = seen;
      const step = event.ctrlKey ? wheelStep.control : wheelStep.plain;
      onSight(zoomed(sight, sight.scale * step ** -event.deltaY, screen, pointOf(event)));
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for forms.
    <div
      ref={setBox}
      role="group"
      aria-label={words.surface}
      // A picture of which only a part is visible is moved by keys, too.
      tabIndex={isZoomed ? 0 : -1}
      className={clsx(
        'absolute inset-0 select-none outline-on-stage -outline-offset-4',
        place === 'page' && !isZoomed ? 'touch-pan-y' : 'touch-none',
      )}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    >
      {children}
      {seen && at !== undefined && (
        <Divider
          label={words.divider}
          at={at}
          reach={isZoomed ? 'itself' : 'everywhere'}
          handle={(seen.size.height * seen.sight.scale) / devicePixelRatio < lowPicture ? 'low' : 'middle'}
          // Not while two fingers zoom.
          onMove={(to) => (isDividing.current || gestures.count === 0) && onDivide(to)}
        />
      )}
    </div>
  );
}
