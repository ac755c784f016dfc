import { describe, expect, it } from 'vitest';
import { gamma, srgb } from '../colour/curves.ts';
import { applied, inverse, product } from '../colour/matrix.ts';
import { between, bt709, bt2020, nclxSpace, type RgbSpace } from '../colour/rgb-space.ts';
import type { Seen } from './planes.ts';
import { canBeScored, lookScore } from './score.ts';

const size = { width: 310, height: 231 };

type Colour = readonly [number, number, number];

function drawn(colourAt: (x: number, y: number) => Colour): Seen {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) data.set(colourAt(x, y), (y * size.width + x) * 4);
  }
  return { ...size, data };
}

const limited = (value: number) => Math.min(255, Math.max(0, value));
const part = Math.floor;

/** A disc on gradients that wrap around. */
function colourAt(x: number, y: number): Colour {
  if ((x - 100) ** 2 + (y - 120) ** 2 < 70 ** 2) {
    return [200 - part((x + y) / 4), 60 + ((part((x * x) / 40) + y) % 90), 30 + part(y / 2)];
  }
  const blue = 255 - part(x / 2) - part((x * y) / 700);
  return [part((x * 5 + y * 2) / 8) % 256, part((x * 3 + y * 4) / 9) % 256, (blue + 256) % 256];
}

const inSteps = (step: number) => (x: number, y: number) =>
  colourAt(x, y).map((sample) => part(sample / step) * step + step / 2) as unknown as Colour;

function withNoise(x: number, y: number): Colour {
  const noise = ((x * 7919 + y * 104_729 + x * y * 31) % 17) - 8;
  return colourAt(x, y).map((sample) => limited(sample + noise)) as unknown as Colour;
}

function withLessColour(x: number, y: number): Colour {
  const colour = colourAt(x, y);
  const grey = part((colour[0] + colour[1] + colour[2]) / 3);
  return colour.map((sample) => part((sample + grey) / 2)) as unknown as Colour;
}

const brighter = (x: number, y: number) => colourAt(x, y).map((sample) => limited(sample + 6)) as unknown as Colour;

const original = drawn(colourAt);

describe('how much a picture looks like its original', () => {
  // The scores come from a second implementation, written in Python after libjxl's source: with all 108 weights, double
  // precision, and libjxl's recursive approximation of the Gaussian.
  it.each([
    ['in steps of 8', inSteps(8), 69.697],
    ['in steps of 32', inSteps(32), -37.624],
    ['with noise', withNoise, 64.696],
    ['with half the colour', withLessColour, -4.383],
    ['moved by a pixel', (x: number, y: number) => colourAt(Math.max(0, x - 1), y), 25.556],
    ['a little brighter', brighter, 87.423],
  ])('%s is scored as libjxl does', (_, changed, score) => {
    expect(Math.abs(lookScore(original, drawn(changed)) - score)).toBeLessThan(0.1);
  });

  it('is 100 for the same picture', () => {
    expect(lookScore(original, drawn(colourAt))).toBe(100);
  });

  it('is that of the light, whichever samples stand for it', () => {
    const p3 = nclxSpace({ primaries: 12, transfer: 13 });
    const curve = gamma(1.8);
    const rec2020: RgbSpace = { curves: [curve, curve, curve], toLinearSrgb: between(bt2020, bt709) };
    const fromP3 = product(inverse(rec2020.toLinearSrgb), p3.toLinearSrgb);
    const inP3 = (colour: typeof colourAt) => ({ ...drawn(colour), space: p3 });
    const inRec2020 = (colour: typeof colourAt) => {
      const light = (x: number, y: number) => applied(fromP3, lightOf(colour(x, y)));
      const picture = drawn((x, y) => light(x, y).map((each) => 255 * each ** (1 / 1.8)) as unknown as Colour);
      return { ...picture, space: rec2020 };
    };
    const lightOf = (colour: Colour) => colour.map((sample) => srgb(sample / 255)) as unknown as Colour;
    // What is left is that samples are whole numbers.
    expect(lookScore(inP3(colourAt), inRec2020(colourAt))).toBeGreaterThan(95);
    const [one, other] = [inP3, inRec2020].map((shown) => lookScore(shown(colourAt), shown(inSteps(8))));
    expect(Math.abs(Number(one) - Number(other))).toBeLessThan(1);
  });

  it('can be said of light that nobody sees, or that is brighter than white', () => {
    const curve = (sample: number) => 1.5 * sample;
    const space: RgbSpace = { ...nclxSpace({ primaries: 10, transfer: 8 }), curves: [curve, curve, curve] };
    expect(lookScore({ ...original, space }, { ...original, space })).toBeCloseTo(100);
    expect(lookScore({ ...original, space }, { ...drawn(inSteps(8)), space })).toBeLessThan(90);
  });

  it('cannot be said of a few pixels', () => {
    expect(canBeScored({ width: 8, height: 9 })).toBe(true);
    expect(canBeScored({ width: 7, height: 900 })).toBe(false);
  });
});
