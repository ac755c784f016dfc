import { expect, it } from 'vitest';
import { dragEdit, untouched } from './edit.ts';
import { changed } from './use-edits.ts';

const picture = { width: 300, height: 200 };
const start = { past: [], edit: untouched(picture) };
const narrower = (by: number) => dragEdit(start.edit, 'right', { x: -by, y: 0 }, picture);

it('a drag is one step back, however often it moved', () => {
  const dragged = changed(changed(start, narrower(10), 'new'), narrower(20), 'same');
  expect(dragged).toEqual({ past: [start.edit], edit: narrower(20) });
});

it('what changes nothing is no step', () => {
  expect(changed(start, narrower(-50), 'new')).toEqual(start);
});
