import { describe, expect, test } from 'vitest';
import { drawingGeometry, drawingSize, type GeometryOptions, geometryOf } from './geometry.ts';
import { defaultChoices } from './options.ts';

const photo = { width: 4000, height: 3000 };
const given = (options: Partial<GeometryOptions>) => geometryOf({ ...defaultChoices, ...options }, photo);
const square = { width: 1, height: 1 };

describe('a picture', () => {
  test('stays as it is by default', () => {
    expect(given({})).toEqual({ orientation: 1, area: { left: 0, top: 0, ...photo }, scaled: photo, output: photo });
  });

  test('is rotated before it is cut, and cut before it is scaled', () => {
    const cut = { rotate: 90, crop: { left: 0, top: 0, width: 0.5, height: 1 }, size: { percent: 10 } } as const;
    expect(given(cut)).toEqual({
      orientation: 6,
      area: { left: 0, top: 0, width: 1500, height: 4000 },
      scaled: { width: 150, height: 400 },
      output: { width: 150, height: 400 },
    });
  });

  test('that fills a box loses the same on both sides of what is cropped', () => {
    const crop = { left: 0.5, top: 0, width: 0.5, height: 1 };
    const { area, output } = given({ crop, size: { fill: { width: 100, height: 100 } } });
    expect(area).toEqual({ left: 2000, top: 500, width: 2000, height: 2000 });
    expect(output).toEqual({ width: 100, height: 100 });
  });
});

describe('a drawing', () => {
  const stated = { width: 24, height: 24 };
  const quarter = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 };

  test.each<[Partial<GeometryOptions>, number, number]>([
    [{}, 24, 24],
    [{ size: { width: 1000 } }, 1000, 1000],
    [{ size: { pad: { width: 800, height: 600 } } }, 600, 600],
    [{ size: { fill: { width: 800, height: 600 } } }, 800, 800],
    [{ crop: quarter, size: { width: 1000 } }, 2000, 2000],
    [{ crop: quarter, size: { percent: 200 } }, 48, 48],
    [{ crop: { ratio: square, x: 0.5, y: 0.5, scale: 1 }, rotate: 90 }, 24, 24],
  ])('is drawn so large that its part has the requested size: %j', (options, width, height) => {
    expect(drawingSize(options, stated)).toEqual({ width, height });
  });

  test('that lies on its side is drawn as it is', () => {
    const wide = { width: 40, height: 20 };
    expect(drawingSize({ rotate: 90, size: { width: 200 } }, wide)).toEqual({ width: 400, height: 200 });
  });

  test.each<Partial<GeometryOptions>>([
    { crop: { left: 0.3, top: 0.1, width: 0.333, height: 0.777 }, size: { width: 1000 } },
    {
      crop: { ratio: { width: 16, height: 9 }, x: 0.9, y: 0.9, scale: 0.7 },
      size: { box: { width: 640, height: 640 } },
    },
    { rotate: 270, size: { fill: { width: 333, height: 777 } } },
  ])('is not scaled once it is drawn: %j', (options) => {
    for (const original of [stated, { width: 595, height: 842 }, { width: 101, height: 17 }]) {
      const { area, scaled } = drawingGeometry(options, drawingSize(options, original));
      expect({ width: area.width, height: area.height }).toEqual(scaled);
      // As sharp as a picture of very many pixels.
      const sharp = { width: original.width * 1000, height: original.height * 1000 };
      const { output } = geometryOf({ ...defaultChoices, ...options, enlarge: true }, sharp);
      expect(Math.abs(output.width - scaled.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(output.height - scaled.height)).toBeLessThanOrEqual(1);
    }
  });
});
