import { defaultChoices } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { behind, framingOf, inOriginal } from './framing.ts';

const original = { width: 600, height: 400 };
const whole = { x: 0, y: 0, ...original };

describe('an original behind its result', () => {
  it('lies exactly behind it if nothing was cut off', () => {
    expect(framingOf(defaultChoices, original)).toMatchObject({ size: original, area: whole });
    expect(framingOf({ ...defaultChoices, size: { width: 60 } }, original)).toMatchObject({
      size: original,
      area: whole,
    });
  });

  it('juts out by what was cut off', () => {
    const crop = { left: 0.25, top: 0.5, width: 0.5, height: 0.5 };
    expect(framingOf({ ...defaultChoices, crop }, original)).toMatchObject({
      size: { width: 300, height: 200 },
      area: { x: -150, y: -200, ...original },
    });
  });

  it('is turned as the result is', () => {
    const framing = framingOf({ ...defaultChoices, rotate: 90 }, original);
    expect(framing).toMatchObject({ size: { width: 400, height: 600 }, area: { x: 0, y: 0, width: 400, height: 600 } });
    // The upper half of the result is the left half of the original.
    expect(inOriginal({ x: 0, y: 0, width: 400, height: 300 }, framing, original)).toEqual({
      x: 0,
      y: 0,
      width: 300,
      height: 400,
    });
  });

  it('juts out on both sides of a box that it fills', () => {
    const filled = framingOf({ ...defaultChoices, size: { fill: { width: 100, height: 100 } } }, original);
    expect(filled).toMatchObject({ size: { width: 400, height: 400 }, area: { x: -100, y: 0, ...original } });
  });

  it('leaves margins in a box that is padded', () => {
    const padded = framingOf({ ...defaultChoices, size: { pad: { width: 300, height: 300 } } }, original);
    expect(padded).toMatchObject({ size: { width: 600, height: 600 }, area: { x: 0, y: 100, ...original } });
    expect(behind({ x: 0, y: 0, width: 600, height: 50 }, padded)).toBeUndefined();
    expect(behind({ x: 0, y: 0, width: 600, height: 150 }, padded)).toEqual({ x: 0, y: 100, width: 600, height: 50 });
  });
});
