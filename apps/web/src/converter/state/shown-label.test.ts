import { expect, it } from 'vitest';
import { sourceLabel } from './shown-label.ts';
import type { Item } from './state.ts';

it.each([
  ['poster.ai', 'Adobe Illustrator', 'AI'],
  ['sky.hdr', 'Radiance HDR', 'HDR'],
  ['photo.jpeg', 'JPG', 'JPG'],
  ['scan', 'Adobe Illustrator', 'Adobe Illustrator'],
])('a mark for %s (%s) says %s', (name, label, mark) => {
  expect(sourceLabel({ label, file: new File([], name) } as Item)).toBe(mark);
});
