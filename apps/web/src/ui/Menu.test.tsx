// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { Menu } from './Menu.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A menu that is open, with a link that a script follows and one that the browser follows. */
async function openMenu() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  await act(() =>
    root.render(
      <Menu label="More" panelClassName="">
        <a href="/one" onClick={(event) => event.preventDefault()}>
          One
        </a>
        <a href="#two">Two</a>
      </Menu>,
    ),
  );
  const menu = place.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  const [one, two] = [...place.querySelectorAll('a')] as unknown as [HTMLElement, HTMLElement];
  return { menu, button: place.querySelector('summary') as HTMLElement, one, two };
}

it('closes on Escape, with the focus on its button', async () => {
  const { menu, button, one } = await openMenu();
  one.focus();
  await act(() => one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes on a press outside it, and not on one inside', async () => {
  const { menu, one } = await openMenu();
  one.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(true);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
});

it('closes when a link in it shows its page without reloading', async () => {
  const { menu, one, two } = await openMenu();
  await act(() => two.click());
  expect(menu.open).toBe(true);
  await act(() => one.click());
  expect(menu.open).toBe(false);
});
