import type { Area } from '@image-converter/formats/crop-option';
import { describe, expect, it } from 'vitest';
import { draggedFrame, frameInRatio, type Handle, handles, keyStep, movedFrame } from './frame.ts';

const picture = { width: 300, height: 200 };
const whole: Area = { left: 0, top: 0, ...picture };
const inner: Area = { left: 100, top: 50, width: 100, height: 100 };
const free = { picture, ratio: undefined };
const square = { picture, ratio: { width: 1, height: 1 } };
const all = Object.keys(handles) as Handle[];

describe('a frame', () => {
  it('is moved, and stops at the edges of the picture', () => {
    expect(movedFrame(inner, { x: 20, y: -10 }, picture)).toEqual({ ...inner, left: 120, top: 40 });
    expect(movedFrame(inner, { x: 900, y: -900 }, picture)).toEqual({ ...inner, left: 200, top: 0 });
    expect(movedFrame(whole, { x: 5, y: 5 }, picture)).toEqual(whole);
  });

  it('follows each handle with the sides that meet there', () => {
    expect(draggedFrame(inner, 'left', { x: 10, y: 7 }, free)).toEqual({ ...inner, left: 110, width: 90 });
    expect(draggedFrame(inner, 'top', { x: 10, y: 7 }, free)).toEqual({ ...inner, top: 57, height: 93 });
    expect(draggedFrame(inner, 'right', { x: 10, y: 7 }, free)).toEqual({ ...inner, width: 110 });
    expect(draggedFrame(inner, 'bottom', { x: 10, y: 7 }, free)).toEqual({ ...inner, height: 107 });
    expect(draggedFrame(inner, 'top_left', { x: -10, y: 7 }, free)).toEqual({
      left: 90,
      top: 57,
      width: 110,
      height: 93,
    });
    expect(draggedFrame(inner, 'bottom_right', { x: 10, y: 7 }, free)).toEqual({ ...inner, width: 110, height: 107 });
  });

  it('has whole pixels if it is free', () => {
    expect(draggedFrame(inner, 'bottom_right', { x: 0.6, y: 1.3 }, free)).toEqual({
      ...inner,
      width: 101,
      height: 101,
    });
  });

  it.each(all)('stays in the picture and keeps a pixel, however far its %s is dragged', (handle) => {
    for (const ratio of [undefined, { width: 1, height: 1 }, { width: 16, height: 9 }, { width: 9, height: 16 }])
      for (const x of [-1000, 0, 1000])
        for (const y of [-1000, 0, 1000]) {
          const { left, top, width, height } = draggedFrame(inner, handle, { x, y }, { picture, ratio });
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(left + width).toBeLessThanOrEqual(picture.width + 1e-9);
          expect(top + height).toBeLessThanOrEqual(picture.height + 1e-9);
        }
  });
});

describe('a frame with a ratio', () => {
  it('keeps it at every handle', () => {
    for (const handle of all) {
      const { width, height } = draggedFrame(inner, handle, { x: 13, y: -21 }, square);
      expect(width / height).toBeCloseTo(1);
    }
  });

  it('keeps the opposite corner where it is', () => {
    expect(draggedFrame(inner, 'top_left', { x: 20, y: 0 }, square)).toEqual({
      left: 120,
      top: 70,
      width: 80,
      height: 80,
    });
  });

  it('becomes smaller if a corner is moved along one side only', () => {
    expect(draggedFrame(inner, 'bottom_right', { x: 0, y: -30 }, square)).toEqual({ ...inner, width: 70, height: 70 });
  });

  it('grows to both sides of the handle in the middle of a side', () => {
    expect(draggedFrame(inner, 'right', { x: 20, y: 0 }, square)).toEqual({
      left: 100,
      top: 40,
      width: 120,
      height: 120,
    });
  });
});

describe('choosing a ratio', () => {
  it('gives the largest frame if nothing was cut off', () => {
    expect(frameInRatio(whole, { width: 1, height: 1 }, picture)).toEqual({
      left: 50,
      top: 0,
      width: 200,
      height: 200,
    });
  });

  it('gives the largest frame again after another ratio', () => {
    const squared = frameInRatio(whole, { width: 1, height: 1 }, picture);
    const wide = frameInRatio(squared, { width: 3, height: 1 }, picture);
    expect(wide).toEqual({ left: 0, top: 50, width: 300, height: 100 });
    expect(frameInRatio(wide, picture, picture)).toEqual(whole);
  });

  it('keeps the place, as far as there is room', () => {
    const corner: Area = { left: 200, top: 100, width: 100, height: 100 };
    expect(frameInRatio(corner, { width: 3, height: 2 }, picture)).toEqual({
      left: 150,
      top: 100,
      width: 150,
      height: 100,
    });
  });
});

describe('arrow keys', () => {
  it('move by a share of the picture, and by at least a pixel', () => {
    expect(keyStep({ width: 6000, height: 4000 }, 'fine')).toBe(30);
    expect(keyStep({ width: 6000, height: 4000 }, 'coarse')).toBe(300);
    expect(keyStep({ width: 9, height: 4 }, 'fine')).toBe(1);
  });
});
