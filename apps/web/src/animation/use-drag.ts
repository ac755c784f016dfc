import { type PointerEvent, useRef, useState } from 'react';
import { placeAt } from './order.ts';

/** The list scrolls while the pointer is this close to its edge, in CSS pixels, and this far each time it moves. */
const edge = 32;
const step = 10;

/** Drags a row of a list to another place, by mouse, pen or finger. Rows move as soon as the pointer is over another. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const pointer = useRef<number>(undefined);
  const release = () => {
    pointer.current = undefined;
    setDragged(undefined);
  };
  return {
    /** The index of the row that is being dragged. */
    dragged,
    list: {
      ref: list,
      onPointerMove: ({ pointerId, clientY }: PointerEvent) => {
        const box = list.current;
        if (pointer.current !== pointerId || dragged === undefined || !box) return;
        const { top, bottom } = box.getBoundingClientRect();
        if (clientY < top + edge) box.scrollTop -= step;
        if (clientY > bottom - edge) box.scrollTop += step;
        const rows = [...box.children].map((row) => row.getBoundingClientRect());
        const to = placeAt(clientY, [...rows.map((row) => row.top), rows.at(-1)?.bottom ?? 0]);
        if (to === dragged) return;
        onMove(dragged, to);
        setDragged(to);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || pointer.current !== undefined) return;
        // The list stays where it is, whichever rows move: a row that moves would lose the pointer.
        list.current?.setPointerCapture(event.pointerId);
        pointer.current = event.pointerId;
        setDragged(index);
      },
    }),
  };
}
