import type { Size } from '@image-converter/formats/inspection';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { dragEdit, type Edit } from './edit.ts';
import { keyStep, type Point } from './frame.ts';
import type { Grip } from './grips.ts';
import type { Editing } from './use-edits.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Drag {
  readonly pointer: number;
  readonly from: Edit;
  readonly at: Point;
  hasMoved: boolean;
}

/** Drags a grip by a pointer, and moves it by the arrow keys. `scale`: CSS pixels per pixel of the picture. */
export function useGrip(grip: Grip, { edit, change }: Editing, picture: Size, scale: number) {
  const drag = useRef<Drag>(undefined);
  const release = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || drag.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        pointer: event.pointerId,
        from: edit,
        at: { x: event.clientX, y: event.clientY },
        hasMoved: false,
      };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = drag.current;
      if (now?.pointer !== pointerId) return;
      // From where it was grabbed, so that it is under the pointer again after it was stopped by an edge.
      const by = { x: (clientX - now.at.x) / scale, y: (clientY - now.at.y) / scale };
      change(dragEdit(now.from, grip, by, picture), now.hasMoved ? 'same' : 'new');
      now.hasMoved = true;
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (!way) return;
      event.preventDefault();
      const step = keyStep(picture, event.shiftKey ? 'coarse' : 'fine');
      const by = { x: way.x * step, y: way.y * step };
      change(dragEdit(edit, grip, by, picture), event.repeat ? 'same' : 'new');
    },
  };
}
