import { describe, expect, it } from 'vitest';
import { untouched } from './edit.ts';
import { gripNames, gripPlace, gripValue } from './grips.ts';

const sizes = [0, 1, 30, 44, 60, 88, 100, 500].flatMap((width) => [1, 50, 400].map((height) => ({ width, height })));

describe('grips of a frame', () => {
  it.each(sizes)('are large enough for a finger at $width × $height', (size) => {
    for (const name of gripNames) {
      const { width, height } = gripPlace(name, size);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(sizes)('do not overlap at $width × $height, and leave room to grab the frame', (size) => {
    const places = gripNames.filter((name) => name !== 'frame').map((name) => gripPlace(name, size));
    for (const one of places)
      for (const other of places) if (one !== other) expect(overlap(one, other)).toBeLessThan(1e-9);
    const frame = gripPlace('frame', size);
    const centre = { left: frame.left + frame.width / 2 - 22, top: frame.top + frame.height / 2 - 22 };
    for (const place of places) expect(overlap({ ...centre, width: 44, height: 44 }, place)).toBeLessThan(1e-9);
  });

  it('lie on the corners and sides of a large frame', () => {
    const size = { width: 300, height: 200 };
    expect(gripPlace('top_left', size)).toEqual({ left: -22, top: -22, width: 44, height: 44 });
    expect(gripPlace('bottom_right', size)).toEqual({ left: 278, top: 178, width: 44, height: 44 });
    expect(gripPlace('right', size)).toEqual({ left: 278, top: 22, width: 44, height: 156 });
    expect(gripPlace('frame', size)).toEqual({ left: 0, top: 0, ...size });
  });

  it('have a value between those of the picture’s edges', () => {
    const picture = { width: 300, height: 200 };
    const edit = { ...untouched(picture), frame: { left: 10, top: 20, width: 100, height: 50 } };
    expect(gripValue('left', edit, picture)).toEqual({ now: 10, most: 300 });
    expect(gripValue('bottom', edit, picture)).toEqual({ now: 70, most: 200 });
    expect(gripValue('top_right', edit, picture)).toEqual({ now: 110, most: 300 });
    expect(gripValue('frame', edit, picture)).toEqual({ now: 10, most: 200 });
  });
});

type Place = ReturnType<typeof gripPlace>;

function overlap(one: Place, other: Place): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
