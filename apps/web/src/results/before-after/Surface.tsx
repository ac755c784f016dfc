import type { Size } from '@image-converter/formats/inspection';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Divider } from './Divider.tsx';
import { moved, type Viewport, zoomed } from './geometry.ts';
import { Gestures, type Point } from './gestures.ts';

interface SurfaceProps {
  box: RefObject<HTMLDivElement | null>;
  words: { readonly divider: string; readonly surface: string };
  /** Position of the divider in percent. */
  at: number;
  onDivide: (at: number) => void;
  /** Undefined until there is something to show. */
  seen: { readonly sight: Viewport; readonly screen: Size; readonly isWhole: boolean } | undefined;
  onSight: (sight: Viewport) => void;
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
const wheelStep = 1.0015;

/** Moves and zooms the image by pointers, wheel and keys. Presses on the divider are left to it. */
export function Surface({ box, words, at, onDivide, seen, onSight, children }: SurfaceProps) {
  const [gestures] = useState(() => new Gestures());
  const isDividing = useRef(false);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
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
    if (!way || !seen || event.target !== event.currentTarget) return;
    event.preventDefault();
    onSight(moved(seen.sight, { x: way.x * arrowStep, y: way.y * arrowStep }));
  };

  // React's wheel listener is passive and cannot prevent the page from scrolling.
  useEffect(() => {
    const { current } = box;
    if (!current || !seen) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { sight, screen } = seen;
      onSight(zoomed(sight, sight.scale * wheelStep ** -event.deltaY, screen, pointOf(event)));
    };
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for forms.
    <div
      ref={box}
      role="group"
      aria-label={words.surface}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: The picture is moved by keys, too.
      tabIndex={0}
      className="relative min-h-40 flex-1 touch-none select-none overflow-hidden rounded-xl border border-line"
      style={{
        background: 'repeating-conic-gradient(var(--color-soft) 0 25%, var(--color-panel) 0 50%) 0 0 / 1.25rem 1.25rem',
      }}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    >
      {children}
      {seen && (
        <Divider
          label={words.divider}
          at={at}
          reach={seen.isWhole ? 'everywhere' : 'itself'}
          // Not while two fingers zoom.
          onMove={(to) => (isDividing.current || gestures.count === 0) && onDivide(to)}
        />
      )}
    </div>
  );
}
