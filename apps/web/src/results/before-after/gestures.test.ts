import { describe, expect, it } from 'vitest';
import { Gestures } from './gestures.ts';

const screen = { width: 200, height: 100 };
const sight = { scale: 1, x: 500, y: 500 };

describe('gestures', () => {
  it('with one finger move the picture', () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 10, y: 10 });
    expect(gestures.move(1, { x: 40, y: 5 }, sight, screen)).toEqual({ scale: 1, x: 470, y: 505 });
  });

  it('with two fingers zoom it, and keep what is between them', () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 100, y: 50 });
    gestures.press(2, { x: 120, y: 50 });
    const after = gestures.move(2, { x: 140, y: 50 }, sight, screen);
    expect(after.scale).toBe(2);
    // 510 was between the fingers, at 110; it is now at 120.
    expect(after.x + (120 - screen.width / 2) / after.scale).toBeCloseTo(510);
  });

  it('end when the finger is lifted', () => {
    const gestures = new Gestures();
    gestures.press(1, { x: 10, y: 10 });
    gestures.release(1);
    expect(gestures.count).toBe(0);
    expect(gestures.move(1, { x: 90, y: 90 }, sight, screen)).toBe(sight);
  });
});
