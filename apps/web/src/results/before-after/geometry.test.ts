import { describe, expect, it } from 'vitest';
import {
  cornerOf,
  fittingScale,
  fullViewport,
  kept,
  moved,
  nextScale,
  sampleSize,
  startingScale,
  visibleArea,
  zoomed,
} from './geometry.ts';

const picture = { width: 4000, height: 3000 };
const screen = { width: 1000, height: 500 };

describe('a picture in the view', () => {
  it('fits as a whole at first', () => {
    expect(fullViewport(picture, screen)).toEqual({ scale: 500 / 3000, x: 2000, y: 1500 });
  });

  it('fills the screen with whole pixels if it is small, and can still be seen in its own size', () => {
    const icon = { width: 60, height: 40 };
    expect(fittingScale(icon, screen)).toBe(12);
    expect(fittingScale({ width: 600, height: 400 }, screen)).toBe(1);
    expect(kept({ scale: 1, x: 30, y: 20 }, icon, screen).scale).toBe(1);
    expect(kept({ scale: 0.5, x: 30, y: 20 }, icon, screen).scale).toBe(1);
    expect(kept(fullViewport({ width: 1, height: 1 }, screen), { width: 1, height: 1 }, screen).scale).toBe(500);
  });

  it('fills its place in the page if that hides little of it', () => {
    expect(startingScale({ width: 4000, height: 2250 }, screen, 'filling')).toBe(1000 / 4000);
    const portrait = { width: 3000, height: 4000 };
    expect(startingScale(portrait, screen, 'filling')).toBe(fittingScale(portrait, screen));
    const icon = { width: 32, height: 16 };
    expect(startingScale(icon, screen, 'filling')).toBe(fittingScale(icon, screen));
  });

  it('is zoomed by steps that one notices, from all of it to its pixels', () => {
    const fits = [0.24, 0.4] as const;
    const further = (scale: number) => nextScale(scale, 'in', fits);
    expect([0.24, 0.4, 0.5, 1, 8].map(further)).toEqual([0.4, 0.5, 1, 2, 16]);
    expect(further(16)).toBeUndefined();
    const back = (scale: number) => nextScale(scale, 'out', fits);
    expect([16, 1, 0.5, 0.4, 0.25].map(back)).toEqual([8, 0.5, 0.4, 0.25, 0.24]);
    expect(back(0.24)).toBeUndefined();
  });

  it('can be made as small as it is in its own pixels', () => {
    expect(nextScale(27, 'out', [27, 27])).toBe(16);
    expect(nextScale(1, 'out', [27, 27])).toBeUndefined();
    expect(nextScale(16, 'in', [27, 27])).toBe(27);
  });

  it('keeps what is under the pointer when it is zoomed', () => {
    const before = { scale: 0.5, x: 2000, y: 1500 };
    const point = { x: 900, y: 100 };
    const underPoint = ({ scale, x, y }: typeof before) => ({
      x: x + (point.x - screen.width / 2) / scale,
      y: y + (point.y - screen.height / 2) / scale,
    });
    expect(underPoint(zoomed(before, 2, screen, point))).toEqual(underPoint(before));
  });

  it('follows the finger', () => {
    const before = { scale: 2, x: 100, y: 100 };
    const after = moved(before, { x: 30, y: -10 });
    expect(cornerOf(after, screen).x - cornerOf(before, screen).x).toBe(30);
    expect(cornerOf(after, screen).y - cornerOf(before, screen).y).toBe(-10);
  });

  it('cannot be pushed out of sight, nor be made smaller than the screen or its own size', () => {
    expect(kept({ scale: 1, x: -50, y: 9999 }, picture, screen)).toEqual({ scale: 1, x: 500, y: 2750 });
    expect(kept({ scale: 0.001, x: 0, y: 0 }, picture, screen)).toEqual(fullViewport(picture, screen));
  });

  it('is in the middle where it is smaller than the screen', () => {
    expect(kept({ scale: 1, x: 0, y: 0 }, { width: 60, height: 40 }, screen)).toEqual({ scale: 1, x: 30, y: 20 });
  });
});

describe('the part in sight', () => {
  it('begins and ends with blocks of the codecs, and with the picture', () => {
    expect(visibleArea({ scale: 1, x: 510, y: 2750 }, picture, screen)).toEqual({
      x: 0,
      y: 2496,
      width: 1024,
      height: 504,
    });
    expect(visibleArea(fullViewport(picture, screen), picture, screen)).toEqual({ x: 0, y: 0, ...picture });
  });

  it('is sampled as finely as it is shown, as it will be written, and as is quick', () => {
    expect(sampleSize({ width: 1000, height: 500 }, 1, 1e6)).toEqual({ width: 1000, height: 500 });
    expect(sampleSize({ width: 1000, height: 500 }, 4, 1e6)).toEqual({ width: 1000, height: 500 });
    expect(sampleSize({ width: 4000, height: 2000 }, 0.25, 1e6)).toEqual({ width: 1000, height: 500 });
    expect(sampleSize({ width: 4000, height: 2000 }, 1, 80_000)).toEqual({ width: 400, height: 200 });
  });
});
