import { type PointerEvent, useRef, useState } from 'react';

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

/** The list with one thing at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...things.slice(from, from + 1), ...rest.slice(to)];
}

/** The place of a pointer at this height among rows, given their upper edges and the lower edge of the last. */
export function placeAt(y: number, edges: readonly number[]): number {
  const below = edges.findLastIndex((edge) => edge <= y);
  return Math.min(Math.max(below, 0), Math.max(edges.length - 2, 0));
}
