import type { Size } from '@image-converter/formats/inspection';
import { moved, type Viewport, zoomed } from './geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pointer gestures of fingers, mouse or pen: one pointer moves the image, two zoom as well. */
export class Gestures {
  readonly #points = new Map<number, Point>();

  get count(): number {
    return this.#points.size;
  }

  press(id: number, point: Point): void {
    this.#points.set(id, point);
  }

  release(id: number): void {
    this.#points.delete(id);
  }

  /** The viewport after a pointer has moved. */
  move(id: number, point: Point, sight: Viewport, screen: Size): Viewport {
    const before = this.#points.get(id);
    if (!before) return sight;
    const other = [...this.#points].find(([one]) => one !== id)?.[1];
    this.#points.set(id, point);
    if (!other) return moved(sight, { x: point.x - before.x, y: point.y - before.y });
    const [was, is] = [between(before, other), between(point, other)];
    const grown = distance(point, other) / Math.max(1, distance(before, other));
    return zoomed(moved(sight, { x: is.x - was.x, y: is.y - was.y }), sight.scale * grown, screen, is);
  }
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
