// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';
import words from '../texts/en/parts/crop.ts';
import { CropFrame } from './CropFrame.tsx';
import { untouched } from './edit.ts';
import { useEdits } from './use-edits.ts';

const picture = { width: 600, height: 400 };
/** The picture at half its size. */
const seen = {
  sight: { scale: 0.5, x: 300, y: 200 },
  screen: { width: 300, height: 200 },
  size: picture,
  fits: [0.5, 0.5],
  isFit: true,
  isZoomed: false,
} as const;

function Editor() {
  const editing = useEdits(() => untouched(picture), picture);
  return (
    <>
      <CropFrame words={words} editing={editing} picture={picture} seen={seen} />
      <button type="button" disabled={!editing.undo} onClick={editing.undo} />
    </>
  );
}

async function openEditor() {
  const place = await renderComponent(<Editor />);
  const grip = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('[role=slider]')].find(
      (one) => one.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const value = (name: string) => grip(name).getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
  const key = (name: string, pressed: KeyboardEventInit) =>
    act(async () => grip(name).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...pressed })));
  const point = (name: string, type: string, clientX: number, clientY: number) =>
    act(async () =>
      grip(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY })),
    );
  const undo = () => act(async () => place.querySelector('button')?.click());
  return { place, grip, value, key, point, undo };
}

it('every handle has a name and says the size it gives', async () => {
  const { place, value } = await openEditor();
  const grips = [...place.querySelectorAll('[role=slider]')];
  expect(new Set(grips.map((one) => one.getAttribute('aria-label')))).toEqual(new Set(Object.values(words.grips)));
  expect(grips.every((one) => one.getAttribute('tabindex') === '0')).toBe(true);
  expect(value('Bottom edge')).toBe('600 × 400 px');
  expect(value(words.grips.frame)).toBe('0 px from the left, 0 px from the top');
});

it('arrow keys move a handle, farther with shift', async () => {
  const { key, value, grip } = await openEditor();
  await key('Top edge', { key: 'ArrowDown' });
  expect(value('Top edge')).toBe('600 × 397 px');
  await key('Top edge', { key: 'ArrowDown', shiftKey: true });
  expect(value('Top edge')).toBe('600 × 367 px');
  expect(grip('Top edge').getAttribute('aria-valuenow')).toBe('33');
  await key('Top edge', { key: 'ArrowLeft' });
  expect(value('Top edge')).toBe('600 × 367 px');
});

it('a drag moves a handle by as much as the pointer moves on the picture, and is undone at once', async () => {
  const { point, value, undo } = await openEditor();
  await point('Bottom right corner', 'pointerdown', 300, 200);
  await point('Bottom right corner', 'pointermove', 280, 190);
  await point('Bottom right corner', 'pointermove', 250, 150);
  await point('Bottom right corner', 'pointerup', 250, 150);
  expect(value('Bottom right corner')).toBe('500 × 300 px');
  await point('Bottom right corner', 'pointermove', 0, 0);
  expect(value('Bottom right corner')).toBe('500 × 300 px');
  await undo();
  expect(value('Bottom right corner')).toBe('600 × 400 px');
});

it('a key that is held down is one step', async () => {
  const { key, value, undo } = await openEditor();
  await key('Left edge', { key: 'ArrowRight' });
  await key('Left edge', { key: 'ArrowRight', repeat: true });
  await key('Left edge', { key: 'ArrowRight', repeat: true });
  expect(value('Left edge')).toBe('591 × 400 px');
  await undo();
  expect(value('Left edge')).toBe('600 × 400 px');
});
