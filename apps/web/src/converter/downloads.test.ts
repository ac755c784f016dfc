import type { Format, Target } from '@image-converter/formats/formats';
import { describe, expect, it } from 'vitest';
import { downloadName, downloadNames } from './downloads.ts';

function names(originals: string[], format: Format, target: Target): string[] {
  return downloadNames(
    originals.map((name) => ({ file: { name }, format })),
    target,
  );
}

describe('download names', () => {
  it.each([
    ['photo.png', 'photo.jpg'],
    ['photo.old.PNG', 'photo.old.jpg'],
    ['photo', 'photo.jpg'],
    ['.hidden', '.hidden.jpg'],
    ['Ärger & Freude.webp', 'Ärger & Freude.jpg'],
  ])('%s becomes %s', (original, name) => {
    expect(downloadName(original, 'jpg')).toBe(name);
  });

  it('that collide are numbered in their order', () => {
    expect(names(['a.jpg', 'a.jpeg', 'b.jpg', 'A.jpg', 'a (2).jpg'], 'jpg', 'png')).toEqual([
      'a.png',
      'a (2).png',
      'b.png',
      'A (3).png',
      'a (2) (2).png',
    ]);
  });

  it('stay the same for an unconverted file, unless the extension belongs to another format', () => {
    expect(names(['a.JPEG', 'b.jpg', 'c.heic', 'd'], 'jpg', 'jpg')).toEqual(['a.JPEG', 'b.jpg', 'c.jpg', 'd.jpg']);
  });
});
