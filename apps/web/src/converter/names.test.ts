import { describe, expect, it } from 'vitest';
import { downloadName, downloadNames } from './names.ts';

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
    expect(downloadNames(['a.jpg', 'a.jpeg', 'b.jpg', 'A.jpg', 'a (2).jpg'], 'png')).toEqual([
      'a.png',
      'a (2).png',
      'b.png',
      'A (3).png',
      'a (2) (2).png',
    ]);
  });
});
