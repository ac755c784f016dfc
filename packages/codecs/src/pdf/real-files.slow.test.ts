import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const { files, bytes, needed } = collection('formats', ['PDF', 'AI']);

describe('a real document', () => {
  it.each(files)('$file is right', needed, async ({ file, width, height, grids, tolerance }) => {
    const picture = await codec.decode(sourceOf(new Blob([bytes(file)]), 'pdf'), hostForTests());
    expect(picture.width / picture.height).toBeCloseTo(width / height, 1);
    expect(distanceToGrids(picture, grids)).toBeLessThanOrEqual(tolerance);
  });
});
