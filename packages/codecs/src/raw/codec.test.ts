import { dngFile } from '@image-converter/corpus/fixtures/dng';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const size = { width: 64, height: 64 };

/** Sensor data of a wall in one colour: rows of red and green alternate with rows of green and blue. */
function sensorSeeing([red, green, blue]: readonly [number, number, number]): number[] {
  return Array.from({ length: size.width * size.height }, (_, index) => {
    const [x, y] = [index % size.width, Math.floor(index / size.width)];
    if (y % 2 === 0) return x % 2 === 0 ? red : green;
    return x % 2 === 0 ? green : blue;
  });
}

async function middleOf(neutral: [number, number, number]): Promise<number[]> {
  const bytes = new Uint8Array(dngFile(size, sensorSeeing([10_000, 20_000, 10_000]), neutral));
  const picture = await codec.decode(sourceOf(new Blob([bytes]), 'dng'), hostForTests());
  if (!picture) throw new Error('not developed');
  const { data, width, height, channels } = picture;
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
  return [...data.subarray(at, at + 3)];
}

describe('a raw photo', () => {
  it('is developed with the white balance of the camera', { tags: '@promise:raw-developed' }, async () => {
    const [red = 0, green = 0, blue = 0] = await middleOf([0.5, 1, 0.5]);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(6);
    const [lessRed = 0, moreGreen = 0] = await middleOf([1, 1, 1]);
    expect(moreGreen - lessRed).toBeGreaterThan(30);
  });
});
